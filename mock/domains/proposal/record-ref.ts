import type { components } from "#openapi/generated/schema.d.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { PhaseRow, ProposalRow } from "./records.ts"
import { proposalRules, statusOfState } from "./rules.ts"

type Schemas = components["schemas"]
type RecordRef = Schemas["RecordRef"]

type InPhase = Record<"proposal_id" | "phase_id", string | null>

/** The proposal of a meeting or ballot, for its readers: a participant from outside a restricted group may not read its proposals. */
function readable({ proposal_id }: Pick<InPhase, "proposal_id">, user: MemberRow, world: World) {
  const proposal = proposal_id === null ? undefined : world.store.rows.proposal.get(proposal_id)
  return proposal && !proposalRules.read(user, proposal, world) ? proposal : undefined
}

/** Reference to the proposal of a meeting or ballot; null if the user may not read it. */
export function proposalRefOf(event: InPhase, user: MemberRow, world: World): Schemas["ProposalRef"] | null {
  const proposal = readable(event, user, world)
  if (!proposal) return null
  const { draft_code, title } = proposal
  return { draft_code, title, status: statusOfState(proposalRules.status(proposal, world)) }
}

/** Reference to a phase. */
export const phaseRef = ({ id, type, name }: PhaseRow): Schemas["PhaseRef"] => ({ id, type, name })

/** Reference to the phase in which a meeting or ballot was created; null if the user may not read the proposal. */
export function phaseRefOf(event: InPhase, user: MemberRow, world: World): Schemas["PhaseRef"] | null {
  const phase = readable(event, user, world)?.phases.find(({ id }) => id === event.phase_id)
  return phase ? phaseRef(phase) : null
}

/** Reference to a proposal. */
export function proposalRecordRef(proposal: ProposalRow, world: World): RecordRef {
  const { draft_code, title, group_id } = proposal
  const status = statusOfState(proposalRules.status(proposal, world))
  const group = groupRefOf(world.store, group_id)
  return { module: "proposal", key: draft_code, code: draft_code, title, status, group }
}

/** Finds a proposal by its draft code; undefined if it does not exist or the user may not read it. */
export function proposalByKey(key: string, user: MemberRow, world: World): RecordRef | undefined {
  const proposal = world.store.rows.proposal.find(
    ({ alliance_id, draft_code }) => alliance_id === user.alliance_id && draft_code === key,
  )
  return proposal && !proposalRules.read(user, proposal, world) ? proposalRecordRef(proposal, world) : undefined
}
