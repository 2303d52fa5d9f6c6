import type { components, operations } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { rolesText } from "../workgroup.server.ts"
import type { MemberSearch } from "../list/list.query.ts"

type Row = components["schemas"]["GroupMember"]
type Query = NonNullable<operations["workgroup.member.list"]["parameters"]["query"]>

/** Query parameters of `workgroup.member.list` for a search. */
export function memberListQuery(search: MemberSearch): Query {
  const { role } = search.filters
  return { ...listParameters(search), role: role && [role] }
}

/** A member of a group as a list row. */
export function memberRowView(member: Row, { locale, zone }: RequestContext) {
  const { id, username, real_name, roles, join_time, actions } = member
  const person = personView(member, locale)
  return {
    id,
    username,
    person,
    realName: real_name === person.name ? undefined : real_name,
    roles: rolesText(roles, serverIntl(locale)),
    joined: fullDay(join_time, { locale, zone }),
    canRemove: actions.includes("role.remove"),
  }
}

export type MemberRowView = ReturnType<typeof memberRowView>

/** One page of the members of a group (WG-04, SHELL-06). */
export async function listMembers(context: RequestContext, acronym: string, search: MemberSearch) {
  const query = memberListQuery(search)
  const list = valueOf(await context.api.get("/workgroup/{acronym}/member", { path: { acronym }, query }))
  return {
    items: list.items.map((member) => memberRowView(member, context)),
    total: list.total,
    canExport: list.actions.includes("export"),
  }
}
