import { valueOf } from "#app/lib/failure.ts"
import { param, type Params } from "#app/lib/route-params.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import { richTextHtml } from "#app/parts/rich-text/rich-text.server.ts"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { phaseName } from "#app/parts/phase-name.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { feedbackViews } from "../feedback/feedback.server.ts"
import { lastPhase, proposalFacts, revisionRow } from "./detail.server.ts"
import { type Proposal, proposalOf } from "../proposal.server.ts"

/** Number of latest feedback entries on the state page. */
const latestCount = 3

/** Whether the user may open the group: a person invited to a proposal of a restricted group may not (ROLE-07). */
async function mayOpenGroup({ group: { type, acronym } }: Proposal, context: RequestContext): Promise<boolean> {
  if (type === "public" || context.viewer?.isAdmin) return true
  const grouped = await groupedWorkgroups(context)
  if (!grouped.ok) return false
  const { my_groups, other_groups } = grouped.value
  return [...my_groups, ...other_groups].some((one) => one.acronym === acronym && one.is_accessible)
}

/** Data of the page with the state of a proposal (PROP-01). */
export async function proposalState(context: RequestContext, params: Params) {
  const { api, alliance } = context
  const query = { sort: "-created_time", size: 10 } as const
  const path = { draft_code: param(params, "draftCode") }
  const [proposal, asked] = await inParallel(
    proposalOf(context, params),
    api.get("/proposal/{draft_code}/feedback", { path, query }),
  )
  const { draft_code: code, actions, latest_revision, content, status } = proposal
  const { items, total } = valueOf(asked)
  const phase = lastPhase(proposal)
  return {
    alliance,
    code,
    status,
    actions,
    phase: phase?.id ? { id: phase.id, name: phaseName(phase, context), type: phase.type } : undefined,
    isRejected: proposal.reject_reason !== null,
    number: latest_revision.number,
    html: richTextHtml(content, { alliance }),
    zone: zoneHere(context),
    revisions: [...proposal.revisions].reverse().map((revision) => revisionRow(revision, code, context)),
    feedback: { items: feedbackViews(items.slice(0, latestCount), proposal, context), total },
    facts: proposalFacts(proposal, context, await mayOpenGroup(proposal, context)),
    exportHref: exportAddress(alliance, { module: "proposal", key: code }, proposalPaths.state(alliance, code)),
  }
}

export type ProposalStateView = Awaited<ReturnType<typeof proposalState>>
