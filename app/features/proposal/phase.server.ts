import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import type { output } from "zod/v4/core"
import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, valueOf, type Failure } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { readForm } from "#app/lib/read-form.server.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { datesBetween, startOfDay } from "#app/lib/time.server.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { memberTree } from "#app/parts/participants/member-tree.server.ts"
import { moveErrorsToPicker } from "#app/parts/participants/participants-refusal.server.ts"
import { selectionValue } from "#app/parts/participants/selection-value.ts"
import { peopleFound } from "#app/parts/participants/people-found.server.ts"
import { withLocalizedMessage } from "#app/parts/refusal-text.server.ts"
import { mapErrorFields, withSchema } from "#app/parts/write-form.server.ts"
import { phaseTexts } from "#app/parts/proposal-phase.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { lastPhase, phaseName } from "./proposal-view.server.ts"
import { phaseSchema, startedTypes } from "./proposal.schema.ts"
import { proposalFor } from "./proposal.server.ts"

type Schemas = components["schemas"]

const picker = "invited.chosen"
const dayLength = 24 * 60 * 60 * 1000

/** Data of the form for a new phase, with a choice of types and the default durations (PROP-02, PROP-07). */
export async function newPhaseForm(context: RequestContext, request: Request, params: Params) {
  const around = Promise.all([context.api.get("/phase-duration"), memberTree(context)])
  const [{ draft_code: code, title, version }, [durations, tree]] = await inParallel(
    proposalFor(context, params, "phase.create"),
    around,
  )
  const { group_review, public_notice, others } = valueOf(durations)
  const intl = serverIntl(context.locale)
  return {
    code,
    title,
    version,
    tree,
    key: newIdempotencyKey(),
    types: startedTypes.map((value) => ({ value, text: intl.formatMessage({ id: phaseTexts[value] }) })),
    usual: { group_review, public_notice, others },
    phase: undefined,
    draft: await openDraft(context, request, phaseSchema),
    values: {
      type: "public_notice" as const,
      public_days: public_notice,
      invited: { who: "everyone" as const, chosen: [] },
    },
  }
}

/** The last day of a phase; undefined if the phase ends exactly its number of days after its start. */
function lastDayOf({ start_time, deadline, public_days }: Schemas["Phase"], zone: string): string | undefined {
  if (!start_time || !deadline || !public_days) return undefined
  if (Date.parse(deadline) === Date.parse(start_time) + public_days * dayLength) return undefined
  const before = new Date(Date.parse(deadline) - 1000).toISOString()
  return datesBetween(before, before, zone)[0]
}

/**
 * Data of the form for the running phase; its type cannot be changed (PROP-01). @throws 404 for another phase, the 403 screen if the action
 * is not offered
 */
export async function phaseForm(context: RequestContext, request: Request, params: Params) {
  const { zone, locale } = context
  const [proposal, tree] = await inParallel(proposalFor(context, params, "phase.update"), memberTree(context))
  const phase = lastPhase(proposal)
  if (!phase || phase.id !== params.phaseId) throw new ApiFailure({ kind: "not_found" })
  const { draft_code: code, title, version } = proposal
  const { members, groups } = phase.invited
  const invited = { ...phase.invited, is_everyone: members.length + groups.length === 0 }
  return {
    code,
    title,
    version,
    tree,
    key: newIdempotencyKey(),
    types: undefined,
    usual: undefined,
    phase: { type: phase.type, name: phaseName(phase, context) },
    draft: await openDraft(context, request, phaseSchema),
    values: {
      name: phaseName(phase, context),
      public_days: phase.public_days ?? 1,
      last_day: lastDayOf(phase, zone),
      memo: phase.memo ?? undefined,
      invited: selectionValue(invited, locale),
    },
  }
}

export type PhaseFormView = Awaited<ReturnType<typeof newPhaseForm | typeof phaseForm>>

/** The request body; the deadline is the end of the last day in the person's time zone. */
function bodyOf({ version, name, public_days, last_day, invited, memo }: output<typeof phaseSchema>, zone: string) {
  const deadline = last_day ? (startOfDay(last_day, zone, 1) ?? null) : null
  return { version, name, public_days, deadline, invited, memo: memo ?? null }
}

const formFields = { deadline: "last_day" }

function atFormFields(failure: Failure, form: FormData, { locale }: RequestContext): Failure {
  return mapErrorFields(moveErrorsToPicker(failure, form, { sent: "invited", control: picker }, locale), formFields)
}

/** Starts a phase, or configures the running phase in the URL (PROP-02). */
export const savePhase = withSchema(phaseSchema, async ({ context, request, params }: ActionFunctionArgs) => {
  const form = await readForm(request)
  const found = await peopleFound(context, form, phaseSchema, picker)
  if (found) return found
  const submission = await parseSubmission(form, phaseSchema)
  if (submission.status !== "success") return invalid(submission)
  const { type = "public_notice" } = submission.value
  const path = { draft_code: param(params, "draftCode") }
  const body = bodyOf(submission.value, context.zone)
  const key = { idempotencyKey: idempotencyKey(submission) }
  const { phaseId } = params
  const saved =
    phaseId === undefined
      ? await context.api.post("/proposal/{draft_code}/phase", { path, body: { ...body, type }, ...key })
      : await context.api.put("/proposal/{draft_code}/phase/{phase_id}", {
          path: { ...path, phase_id: phaseId },
          body,
          ...key,
        })
  if (!saved.ok) return refused(submission, withLocalizedMessage(atFormFields(saved.failure, form, context), context))
  const id = phaseId === undefined ? "proposal.phase.started" : "proposal.phase.saved"
  await sendFlash(context, { tone: "done", id, values: { name: body.name } })
  return redirect(proposalPaths.state(context.alliance, path.draft_code), 303)
})
