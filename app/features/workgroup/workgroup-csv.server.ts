import type { IntlShape } from "react-intl/server"
import type { components } from "#app/api/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { CsvCell } from "#app/lib/csv.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { workgroupRowView, workgroupListQuery } from "./workgroup-list.server.ts"
import { memberRowView, memberListQuery } from "./workgroup-members.server.ts"
import { workgroupStatusTexts, workgroupTypeTexts } from "./workgroup.status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { workgroupQuery, memberQuery } from "./workgroup-query.ts"
import { csvAnswer } from "#app/parts/csv/csv-answer.server.ts"
import type { Params } from "#app/lib/route-params.ts"

type Schemas = components["schemas"]

/** Column headings of the CSV file of groups. */
export const workgroupHeads = [
  "workgroup.acronym",
  "workgroup.name",
  "workgroup.name-chinese",
  "workgroup.name-english",
  "workgroup.my-role",
  "workgroup.chairs",
  "workgroup.members",
  "workgroup.organizations",
  "workgroup.created",
  "workgroup.type",
  "workgroup.status",
] as const

/** A group as a CSV row; times are RFC 3339 instants, which every program can sort. */
export function workgroupCsvRow(group: Schemas["WorkgroupRow"], context: RequestContext, intl: IntlShape): CsvCell[] {
  const view = workgroupRowView(group, context)
  const open = group.is_accessible ? group : undefined
  return [
    view.acronym,
    view.name,
    group.name,
    group.name_english,
    view.roles,
    view.chairs,
    open?.member_total,
    open?.organization_total,
    open?.created_time,
    intl.formatMessage({ id: workgroupTypeTexts[group.type] }),
    intl.formatMessage({ id: workgroupStatusTexts[group.status] }),
  ]
}

const memberHeads = [
  "workgroup.member.name",
  "workgroup.member.real-name",
  "workgroup.member.username",
  "workgroup.member.organization",
  "workgroup.member.role",
  "workgroup.member.joined",
] as const

/** A member of a group as a CSV row. */
export function memberCsvRow(member: Schemas["GroupMember"], context: RequestContext): CsvCell[] {
  const { person, roles } = memberRowView(member, context)
  const organization = member.organization ? nameIn(context.locale, member.organization) : undefined
  return [person.name, member.real_name, member.username, organization, roles, member.join_time]
}

/** All groups that match the list's filters, as a CSV file (SHELL-06). */
export function workgroupFile(context: RequestContext, url: string): Promise<Response> {
  const query = workgroupListQuery(workgroupQuery.parse(url))
  const intl = serverIntl(context.locale)
  return csvAnswer(context, {
    name: "workgroup.list.file",
    heads: workgroupHeads,
    load: (part) => context.api.get("/workgroup", { query: { ...query, ...part } }),
    row: (group) => workgroupCsvRow(group, context, intl),
  })
}

/** All members of a group that match the list's filters, as a CSV file (SHELL-06). */
export function groupMemberFile(context: RequestContext, url: string, params: Params): Promise<Response> {
  const { acronym = "" } = params
  const query = memberListQuery(memberQuery.parse(url))
  return csvAnswer(context, {
    name: "workgroup.member.file",
    values: { acronym },
    heads: memberHeads,
    load: (part) => context.api.get("/workgroup/{acronym}/member", { path: { acronym }, query: { ...query, ...part } }),
    row: (member) => memberCsvRow(member, context),
  })
}
