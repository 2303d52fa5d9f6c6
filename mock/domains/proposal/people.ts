import type { components } from "#openapi/generated/schema.d.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { lastPhase } from "./phases.ts"
import type { ProposalRow } from "./records.ts"
import { isInReview } from "./rules.ts"

export type Capacity = components["schemas"]["ProposalCapacity"]

const byRole: readonly (readonly [Capacity, components["schemas"]["GroupRole"]])[] = [
  ["chair", "chair"],
  ["vice_chair", "vice_chair"],
  ["secretary", "secretary"],
  ["member", "member"],
]

/** The people involved in a proposal, by member id: submitter, authors, group members, and people invited to the running phase. */
export function peopleOf(proposal: ProposalRow, world: World): ReadonlyMap<string, readonly Capacity[]> {
  const { store } = world
  const { alliance_id, group_id, submitter_id } = proposal
  const found = new Map<string, Capacity[]>()
  const add = (id: string, capacity: Capacity) => found.set(id, [...(found.get(id) ?? []), capacity])
  add(submitter_id, "submitter")
  for (const id of new Set(proposal.authors.flatMap((author) => namesakes(author, alliance_id, world))))
    add(id, "author")
  const roles = store.rows.workgroup.get(group_id)?.roles
  for (const [capacity, role] of byRole) for (const id of roles?.[role] ?? []) add(id, capacity)
  for (const { id } of invitedTo(proposal, world)) add(id, "invited")
  return found
}

/** Authors are stored by name only, so this compares the member's display name and real name. */
export function isAuthor({ name, real_name }: MemberRow, { authors }: ProposalRow): boolean {
  return authors.includes(name) || authors.includes(real_name)
}

/** Ids of the alliance's members with this display name or real name. */
function namesakes(name: string, alliance_id: string, { store }: World): string[] {
  const { member } = store.rows
  const found = [...member.where("name", name), ...member.where("real_name", name)]
  return found.filter((row) => row.alliance_id === alliance_id).map(({ id }) => id)
}

function invitedTo(proposal: ProposalRow, world: World): MemberRow[] {
  const { invited } = lastPhase(proposal)
  if (!isInReview(proposal, world) || invited.member_ids.length + invited.group_ids.length === 0) return []
  return participantsOf({ ...proposal, participants: invited }, world)
}
