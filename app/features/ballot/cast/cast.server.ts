import type { Submission, SubmissionResult } from "@conform-to/react"
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node"
import { serverIntl } from "#app/i18n/messages.server.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Failure } from "#app/lib/failure.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { readForm } from "#app/forms/schema/read-form.server.ts"
import { param, type Params, type ShellScope, shellScopeFrom } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { moveErrorsToLists, withSchema } from "#app/parts/write-form.server.ts"
import type { Flash } from "#app/session/notes.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import {
  idempotencyKey,
  invalid,
  newIdempotencyKey,
  parseSubmission,
  refused,
  restored,
} from "#app/forms/submit/submission.server.ts"
import { type Ballot, ballotOf } from "../ballot.server.ts"
import { castSchema } from "../ballot.schema.ts"

/** Data of the voting panel on the page of a ballot. */
export type CastView = {
  /** Form action: the ballot's own page. */
  action: string
  options: Option[]
  /** The user may vote now. If not, only the outcome of a submitted vote is shown. */
  isOffered: boolean
  /** The choice is not stored with the person, and has no reason (VOTE-08). */
  isSecret: boolean
  /** Whose votes the user can cast: the own one, and those that were passed to the user (VOTE-09). Empty if it is only the own one. */
  voters: Option[]
  /** This user has a recorded vote. */
  hasVoted: boolean
  key: string
  /** The confirmation of the option that the address names: somebody chose it in a list (VOTE-03). */
  chosen?: CastAnswer
  /** A restored draft (FORM-08). */
  draft?: SubmissionResult<string[]>
}

/**
 * Response to a submitted vote; `isReview` if it still needs the user's confirmation; `receipt` of a vote in a secret ballot, which nothing
 * else shows (VOTE-08).
 */
export type CastAnswer = SubmissionResult<string[]> & {
  isReview?: boolean
  receipt?: { option: string; codes: { voter?: string | undefined; code: string }[] }
}

/** Returns the data of the voting panel on a ballot's page (VOTE-03). */
export async function castView(
  context: RequestContext,
  request: Request,
  ballot: Ballot,
  scope: ShellScope,
): Promise<CastView> {
  const voters = votersToCastFor(context, ballot)
  const draft = (await openDraft(context, request, castSchema))?.result
  return {
    action: `${ballotPaths.detail(scope, ballot.id)}#vote`,
    options: ballot.options.map(({ id, text }) => ({ value: id, text })),
    isOffered: ballot.actions.includes("vote"),
    isSecret: ballot.is_secret,
    voters,
    hasVoted: ballot.my_vote !== null,
    key: newIdempotencyKey(),
    // what somebody has typed before comes first
    chosen: voters.length === 0 && !draft ? chosenIn(request, ballot) : undefined,
    draft,
  }
}

/**
 * The option that the address names, if the user may vote for it. Not in a secret ballot, nor with votes that were passed to the user: what
 * secrecy means, and for whom the vote is cast, is read before choosing (VOTE-08, VOTE-09).
 */
function chosenIn(request: Request, { options, actions, is_secret }: Ballot): CastAnswer | undefined {
  const id = new URL(request.url).searchParams.get("option")
  const option = options.find((one) => one.id === id)
  if (!option || is_secret || !actions.includes("vote")) return undefined
  return { initialValue: { option_id: option.id }, isReview: true }
}

/** Whose votes are left to cast, the own one first; empty unless votes were passed to the user (VOTE-09). */
function votersToCastFor({ locale, viewer }: RequestContext, { my_vote, held_votes }: Ballot): Option[] {
  const held = held_votes.filter(({ is_cast }) => !is_cast)
  if (held.length === 0 || !viewer) return []
  const own = { value: viewer.userId, text: serverIntl(locale).formatMessage({ id: "ballot-cast.own" }) }
  const others = held.map(({ voter }) => ({ value: voter.id, text: personView(voter, locale).name }))
  return my_vote ? others : [own, ...others]
}

/**
 * Casts a vote in two steps of one form: the choice is shown for confirmation, with a note that it cannot be changed, and then sent. A user
 * who has already voted, in another tab or in a request whose response was lost, is told which vote counts (VOTE-03, FORM-07).
 */
export const castVote = withSchema(castSchema, async ({ request, params, context }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const step = form.get("step")
  if (step === "back") return data<CastAnswer>(restored(form, castSchema))
  const submission = await parseSubmission(form, castSchema)
  if (submission.status !== "success") return invalid(submission)
  if (step !== "cast") return data<CastAnswer>({ initialValue: submission.reply().initialValue, isReview: true })
  const id = param(params, "id")
  const { option_id, reason = null, voter_ids, has_passed } = submission.value
  const cast = await context.api.post("/ballot/{id}/vote", {
    path: { id },
    body: { option_id, reason, ...(has_passed && { voter_ids }) },
    idempotencyKey: idempotencyKey(submission),
  })
  if (!cast.ok) return notCast(context, params, submission, cast.failure)
  if (form.get("secret") === "on") return data<CastAnswer>({ receipt: secretReceipt(cast.value, context) })
  return toBallot(context, params, doneMessage(cast.value))
})

type Receipt = components["schemas"]["BallotReceipt"]

/** The codes of a secret ballot: that of the own vote, and one for each passed vote (VOTE-08, VOTE-09). */
function secretReceipt({ option, receipt_code: own, passed }: Receipt, { locale }: RequestContext) {
  const others = passed.map(({ voter, receipt_code: code }) => ({ voter: personView(voter, locale).name, code }))
  return { option: option.text, codes: [...(own ? [{ code: own }] : []), ...others] }
}

function doneMessage({ option, receipt_code: code, passed }: Receipt): Flash {
  if (code && passed.length === 0)
    return { tone: "done", id: "ballot-cast.done", values: { option: option.text, code } }
  const count = passed.length + (code ? 1 : 0)
  return { tone: "done", id: "ballot-cast.done-passed", values: { option: option.text, count } }
}

/** Error codes that mean this user, or this idempotency key, has been used before, so a recorded vote may exist. */
const mayBeCast: ReadonlySet<string> = new Set(["already_voted", "idempotency_conflict"])

async function notCast(
  context: RequestContext,
  params: Params,
  submission: Pick<Submission<Record<string, unknown>, string[]>, "reply" | "payload">,
  failure: Failure,
) {
  const present = mayBeCast.has(failure.code ?? "") ? await ballotOf(context, params) : undefined
  if (present?.my_vote) return toBallot(context, params, countingVote(context, present.my_vote))
  const { data: result, init } = refused(submission, withLocalizedMessage(moveErrorsToLists(failure), context))
  // The vote may or may not have been recorded. The confirmation step stays; sending it again casts the vote only once (ERR-03).
  const isReview = failure.kind !== "refused" && failure.kind !== "forbidden"
  return data<CastAnswer>({ ...result, isReview }, init ?? undefined)
}

/** Message that says which vote counts. */
function countingVote({ locale, zone }: RequestContext, { option, time, receipt_code, cast_by }: Vote): Flash {
  const when = momentWithZone(time, { locale, zone }).text
  if (cast_by)
    return {
      tone: "hold",
      id: "ballot-cast.already-by",
      values: { time: when, name: personView(cast_by, locale).name },
    }
  if (!option || !receipt_code) return { tone: "hold", id: "ballot-cast.already-secret", values: { time: when } }
  const values = { option: option.text, time: when, code: receipt_code }
  return { tone: "hold", id: "ballot-cast.already", values }
}

type Vote = NonNullable<Ballot["my_vote"]>

async function toBallot(context: RequestContext, params: Params, flash: Flash) {
  await sendFlash(context, flash)
  return redirect(ballotPaths.detail(shellScopeFrom(params), param(params, "id")), 303)
}
