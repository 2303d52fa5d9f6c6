import type { IntlShape } from "react-intl/server"
import type { components, operations } from "#openapi/generated/schema.d.ts"
import { allianceRoleValues } from "#openapi/generated/values/alliance-role.ts"
import { memberStatusValues } from "#openapi/generated/values/member-status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { nameIn } from "#app/lib/locale.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { isAcronym, isRecordId } from "#app/lib/route-params.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { groupedWorkgroups } from "#app/parts/grouped-workgroups.server.ts"
import { regionText } from "#app/parts/regions/region-text.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { bizRoles } from "#app/session/viewer.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import { memberQuery, type MemberSearch } from "./list.query.ts"
import { memberRoleTexts, memberStatusTexts } from "./member.status.ts"

type AllianceRole = components["schemas"]["AllianceRole"]
type Row = components["schemas"]["MemberRow"]
type Query = NonNullable<operations["member.list"]["parameters"]["query"]>

/** Query parameters of `member.list` for a search; an invalid group acronym or entity is left out. */
export function memberListQuery(search: MemberSearch): Query {
  const { status, role, group, entity } = search.filters
  return {
    ...listParameters(search),
    status: status && [status],
    role: role && [role],
    group_acronym: isAcronym(group) ? group : undefined,
    entity_id: isRecordId(entity) ? entity : undefined,
  }
}

const numberOf: Record<Exclude<AllianceRole, "alliance_admin">, number> = {
  notice_admin: bizRoles.notice,
  topic_admin: bizRoles.topic,
  download_admin: bizRoles.download,
  proposal_admin: bizRoles.proposal,
  certification_admin: bizRoles.certification,
  certificate_admin: bizRoles.certificate,
  member_admin: bizRoles.member,
  schedule_admin: bizRoles.schedule,
}

/** A member's roles in the alliance, most powerful first. */
export function rolesOf({ is_admin, biz_roles }: Pick<Row, "is_admin" | "biz_roles">): AllianceRole[] {
  return allianceRoleValues.filter((role) =>
    role === "alliance_admin" ? is_admin : biz_roles.includes(numberOf[role]),
  )
}

/** A member's roles in the alliance as one line of text; empty for most members. */
function rolesText(member: Row, intl: IntlShape): string {
  return rolesOf(member)
    .map((role) => intl.formatMessage({ id: memberRoleTexts[role] }))
    .join(intl.formatMessage({ id: "person.separator" }))
}

/** A member as administrators see them; texts and times are formatted for the reader. */
export function memberRowView(member: Row, context: RequestContext) {
  const { locale, zone } = context
  const { id, name, real_name, username, email, organization, country, province, city, groups, status } = member
  return {
    id,
    href: memberPaths.detail(context.alliance, id),
    name: name || real_name,
    realName: real_name === name ? undefined : real_name,
    username,
    email,
    organization: organization ? nameIn(locale, organization) : undefined,
    place: country ? regionText({ country, province, city }, locale) : undefined,
    roles: rolesText(member, serverIntl(locale)),
    groups: groups.map(({ acronym }) => acronym).join(" "),
    joined: fullDay(member.join_time, { locale, zone }),
    status,
  }
}

export type MemberListView = Awaited<ReturnType<typeof listMembers>>

export type MemberRowView = ReturnType<typeof memberRowView>

/** All groups, the person's own first: who sees members sees the people of every group. */
async function groupOptions(context: RequestContext): Promise<Option[]> {
  const { my_groups, other_groups } = valueOf(await groupedWorkgroups(context))
  return [...my_groups, ...other_groups].map(({ acronym }) => ({ value: acronym, text: acronym }))
}

/** The entity by which the list is filtered: its page links to its members. A list of all entities would cost more than that of the members. */
async function entityOption({ api, locale }: RequestContext, id: string | undefined): Promise<Option | undefined> {
  if (!isRecordId(id)) return undefined
  const found = await api.get("/entity/{id}", { path: { id } })
  return found.ok ? { value: id, text: nameIn(locale, found.value) } : undefined
}

/** One page of the alliance's members, with the filter options (ADM-01, SHELL-06). */
export async function listMembers(context: RequestContext, search: MemberSearch) {
  const [found, groups, entity] = await Promise.all([
    context.api.get("/member", { query: memberListQuery(search) }),
    groupOptions(context),
    entityOption(context, search.filters.entity),
  ])
  const list = valueOf(found)
  return {
    groups,
    entity,
    items: list.items.map((member) => memberRowView(member, context)),
    total: list.total,
    counts: memberStatusValues.map((status) => ({ status, count: list.counts[status] })),
    canInvite: list.actions.includes("member-invitation.create"),
  }
}

/** Columns of the CSV file; times are RFC 3339 instants, which every program can sort. */
function columnsFor({ locale }: RequestContext): CsvColumns<Row> {
  const intl = serverIntl(locale)
  return {
    "member.name": ({ name, real_name }) => name || real_name,
    "member.real-name": ({ real_name }) => real_name,
    "member.username": ({ username }) => username,
    "member.email": ({ email }) => email,
    "member.organization": ({ organization }) => organization && nameIn(locale, organization),
    "profile.country": ({ country }) => country && nameIn(locale, country),
    "profile.province": ({ province }) => province && nameIn(locale, province),
    "profile.city": ({ city }) => city && nameIn(locale, city),
    "member.roles": (member) => rolesText(member, intl),
    "member.groups": ({ groups }) => groups.map(({ acronym }) => acronym).join(" "),
    "member.joined": ({ join_time }) => join_time,
    "member.status": ({ status }) => intl.formatMessage({ id: memberStatusTexts[status] }),
  }
}

/** All members that match the list's filters, as a CSV file (SHELL-06). */
export function memberFile(context: RequestContext, url: string): Promise<Response> {
  const query = memberListQuery(memberQuery.parse(url))
  return csvAnswer(context, {
    name: "member.list.file",
    columns: columnsFor(context),
    load: (part) => context.api.get("/member", { query: { ...query, ...part } }),
  })
}
