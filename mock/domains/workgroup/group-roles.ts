import { isMemberAdministrator, isProposalReviewer } from "#mock/domains/member/roles.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { hasPendingRequest } from "#mock/domains/workgroup-join-request/pending.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { User, World } from "#mock/engine/rules.ts"
import type { GroupRole, WorkgroupRow } from "./records.ts"
import { groupRef } from "./ref.ts"

type OfGroup = { group_id: string | null }

/** The group of a record; undefined if the record belongs to the alliance. */
export function groupOf(record: OfGroup, { store }: World): WorkgroupRow | undefined {
  return record.group_id === null ? undefined : store.rows.workgroup.get(record.group_id)
}

/** Whether the user has a role in the record's group. */
export const groupRole = (role: GroupRole) => (user: MemberRow, record: OfGroup, world: World) =>
  groupOf(record, world)?.roles[role].includes(user.id) ?? false

/** The officers of the record's group. */
export const officerRoles = {
  chair: groupRole("chair"),
  vice_chair: groupRole("vice_chair"),
  secretary: groupRole("secretary"),
}

/** Who passes the guard of a restricted group; a public group is open to everybody. */
export type Enter = (user: User, record: OfGroup, world: World) => Refusal | undefined

/** Only members and alliance administrators may enter a restricted group (openapi/states/guards.yaml). */
export const enterGroup: Enter = (user, record, world) => refuseOutsider(mayEnter, user, record, world)

/** Guard of the administration of a group: its name, type, description, people and their requests (openapi/states/workgroup.yaml). */
export const enterAdministration: Enter = (user, record, world) => refuseOutsider(mayAdminister, user, record, world)

/** Guard of the proposals of a group, which their reviewers may read in every group (openapi/states/proposal.yaml). */
export const enterProposals: Enter = (user, record, world) =>
  refuseOutsider((who, group) => mayEnter(who, group) || (who !== null && isProposalReviewer(who)), user, record, world)

/** The refusal names the chairs, so that the user knows whom to ask. */
function refuseOutsider(
  isOpen: (user: User, group: WorkgroupRow) => boolean,
  user: User,
  record: OfGroup,
  world: World,
): Refusal | undefined {
  const group = groupOf(record, world)
  if (!group || isOpen(user, group)) return undefined
  const chairs = group.roles.chair.map((id) => memberRefOf(world.store, id)).filter((chair) => !chair.is_disabled)
  const is_join_requested = hasPendingRequest(user, group, world)
  return new Refusal("restricted_group", { group: groupRef(group), chairs, is_join_requested })
}

/** For a condition: a disbanded group is read-only (openapi/states/workgroup.yaml). */
export function inDisbanded(_user: User, record: OfGroup, world: World): Refusal | undefined {
  const group = groupOf(record, world)
  return group?.status === "disband" ? new Refusal("group_disbanded", { group: groupRef(group) }) : undefined
}

/** The details of `group_disbanded`. */
export const disbandedGroup = (record: OfGroup, world: World) => {
  const group = groupOf(record, world)
  return group ? { group: groupRef(group) } : {}
}

/** Whether the user may open the content of a group: everything but its administration. */
export function mayEnter(user: User, group: WorkgroupRow): boolean {
  return group.type === "public" || (user !== null && (user.is_admin || group.roles.member.includes(user.id)))
}

/** Whether the user may see a group's administration: who administers groups may do so whatever the type (ADM-02). */
export function mayAdminister(user: User, group: WorkgroupRow): boolean {
  return mayEnter(user, group) || (user !== null && isMemberAdministrator(user))
}
