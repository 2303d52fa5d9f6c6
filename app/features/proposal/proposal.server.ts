import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf, type Result } from "#app/lib/failure.ts"
import type { Params } from "#app/lib/route-params.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import { oncePerRequest } from "#app/session/once-per-request.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Proposal = Schemas["Proposal"]
export type ProposalAction = Schemas["ProposalAction"]

/** The draft code in the URL. @throws 404 if no proposal can have it: it is not sent to the backend */
export function draftCodeOf({ draftCode = "" }: Params): string {
  if (!/^[A-Za-z0-9-]{1,40}$/.test(draftCode)) throw new ApiFailure({ kind: "not_found" })
  return draftCode
}

/** Fetches the proposal in the URL, once per request: both the shell and the page need it. */
export function proposalOf(context: RequestContext, { draftCode = "" }: Params): Promise<Proposal> {
  return proposalOnce(context, draftCode)
}

const proposalOnce = oncePerRequest(freshProposal)

/** Loads a proposal anew: an action must not leave what it read for the page that shows its result. */
export async function freshProposal({ api }: RequestContext, draftCode: string): Promise<Proposal> {
  const draft_code = draftCodeOf({ draftCode })
  return valueOf(await api.get("/proposal/{draft_code}", { path: { draft_code } }))
}

/** Previews the consequences of an action on the proposal in the URL; refused in the same cases as the action itself. */
export function proposalPreview({ api }: RequestContext, { draftCode = "" }: Params, action: ProposalAction) {
  return api.get("/preview", { query: { module: "proposal", action, key: draftCode } })
}

/** Fetches the proposal for a page that performs an action on it. @throws the 403 screen if its `actions` do not offer the action */
export async function proposalFor(
  context: RequestContext,
  params: Params,
  action: ProposalAction,
  preview?: Promise<Result<Schemas["Preview"]>>,
): Promise<Proposal> {
  const proposal = await proposalOf(context, params)
  await requireAction(context, proposal.actions, action, async () =>
    whyNot(await (preview ?? proposalPreview(context, params, action))),
  )
  return proposal
}
