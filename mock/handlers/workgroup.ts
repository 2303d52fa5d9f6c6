import { mayEnter } from "../rules/roles.ts"
import { groupRoles, type MemberRow, type WorkgroupRow } from "../store/records.ts"
import { ok, signedIn, type Handlers } from "./types.ts"
import { groupRef } from "./views.ts"

export const workgroupHandlers = {
  "workgroup.grouped": signedIn(({ store, viewer, alliance }) => {
    const items = store.rows.workgroup
      .filter((group) => group.alliance_id === alliance.id)
      .sort((a, b) => (a.acronym < b.acronym ? -1 : 1))
      .map((group) => item(group, viewer.member))
    const isMine = ({ my_roles }: { my_roles: unknown[] }) => my_roles.length > 0
    return ok({ my_groups: items.filter(isMine), other_groups: items.filter((group) => !isMine(group)) })
  }),
} satisfies Handlers

function item(group: WorkgroupRow, member: MemberRow) {
  const my_roles = groupRoles.filter((role) => group.roles[role].includes(member.id))
  return { ...groupRef(group), my_roles, is_accessible: mayEnter(member, group) }
}
