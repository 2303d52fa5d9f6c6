import { valueOf } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { param, type Params, shellScopeFrom } from "#app/lib/route-params.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { requireAction, stateRefusal } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { ballotOf, ballotReference, type Ballot } from "../ballot.server.ts"
import { passSchema, revokeSchema } from "../ballot.schema.ts"

/** Number of voters to choose from; a search finds the others. */
const holdersOnPage = 50

/** The ballot of a page on which the vote is passed on or taken back. @throws the 403 screen if it does not offer that */
async function ballotToPass(context: RequestContext, params: Params, action: "pass" | "revoke"): Promise<Ballot> {
  const ballot = await ballotOf(context, params)
  await requireAction(context, ballot.actions, action, () => stateRefusal("ballot", ballot.status))
  return ballot
}

function commonView(ballot: Ballot, { locale, zone }: RequestContext) {
  const { subject, start_time, end_time, my_proxy } = ballot
  return {
    number: ballotReference(ballot),
    subject,
    start: momentWithZone(start_time, { locale, zone }),
    end: momentWithZone(end_time, { locale, zone }),
    holder: my_proxy ? personView(my_proxy.holder, locale).name : undefined,
    key: newIdempotencyKey(),
  }
}

/** Data of the form that passes the vote to another voter, of whom the URL may name a part (`q`) (VOTE-09). */
export async function passView(context: RequestContext, request: Pick<Request, "url">, params: Params) {
  const { api, locale } = context
  const q = new URL(request.url).searchParams.get("q")?.trim().slice(0, 200) ?? ""
  const query = { sort: "name" as const, size: holdersOnPage as 50, ...(q && { q }) }
  const [ballot, found] = await inParallel(
    ballotToPass(context, params, "pass"),
    api.get("/ballot/{id}/holder", { path: { id: param(params, "id") }, query }),
  )
  const { items, total } = valueOf(found)
  const options = items.map(({ id, user }) => {
    const { name, organization } = personView(user, locale)
    return { value: id, text: name, note: organization }
  })
  return { ...commonView(ballot, context), q, options, total }
}

/** Data of the question whether the passed vote is taken back (VOTE-09). */
export async function revokeView(context: RequestContext, params: Params) {
  return commonView(await ballotToPass(context, params, "revoke"), context)
}

/** Passes the vote to another voter (`ballot.pass`). */
export const passVote = formAction(passSchema, {
  write: ({ context, params, input, idempotencyKey }) =>
    context.api.post("/ballot/{id}/pass", { path: { id: param(params, "id") }, body: input, idempotencyKey }),
  done: "ballot-pass.done",
  to: ({ id }, { params }) => ballotPaths.detail(shellScopeFrom(params), id),
})

/** Takes the passed vote back (`ballot.revoke`). */
export const revokeVote = formAction(revokeSchema, {
  write: ({ context, params, idempotencyKey }) =>
    context.api.post("/ballot/{id}/revoke", { path: { id: param(params, "id") }, idempotencyKey }),
  done: "ballot-revoke.done",
  to: ({ id }, { params }) => ballotPaths.detail(shellScopeFrom(params), id),
})
