import type { components } from "#app/api/schema.d.ts"
import { ApiFailure, valueOf, type Result } from "#app/lib/failure.ts"
import type { Params } from "#app/lib/route-params.ts"
import { requireAction, whyNot } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Proposal = Schemas["Proposal"]
export type ProposalAction = Schemas["ProposalAction"]

const asked = new WeakMap<RequestContext, Map<string, Promise<Proposal>>>()

/** What a draft code looks like; nothing else is asked for. */
const isDraftCode = (text: string) => /^[A-Za-z0-9-]{1,40}$/.test(text)

/** The proposal that an address names, asked for once in a request: its shell and its page both need it. */
export function proposalOf(context: RequestContext, { draftCode = "" }: Params): Promise<Proposal> {
  const known = asked.get(context) ?? new Map<string, Promise<Proposal>>()
  asked.set(context, known)
  const proposal = known.get(draftCode) ?? load(context, draftCode)
  known.set(draftCode, proposal)
  return proposal
}

async function load({ api }: RequestContext, draft_code: string): Promise<Proposal> {
  if (!isDraftCode(draft_code)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/proposal/{draft_code}", { path: { draft_code } }))
}

/** What would follow from an action on the proposal of an address; refused as the action itself would be. */
export function proposalPreview({ api }: RequestContext, { draftCode = "" }: Params, action: ProposalAction) {
  return api.get("/preview", { query: { module: "proposal", action, key: draftCode } })
}

/** The proposal to which a page does something. @throws the 403 screen where its `actions` do not offer that */
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
