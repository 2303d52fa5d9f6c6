import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { workgroupListQuery } from "./list.server.ts"
import { memberListQuery } from "../members/members.server.ts"
import { inOneLine, rolesText } from "../workgroup.server.ts"
import { workgroupStatusTexts, workgroupTypeTexts } from "../workgroup.status.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { workgroupQuery, memberQuery } from "./list.query.ts"
import { csvAnswer, type CsvColumns } from "#app/parts/csv/csv-answer.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { Params } from "#app/lib/route-params.ts"

type Schemas = components["schemas"]

/** Whether the person sees more of a group than what outsiders of a restricted group see (ROLE-07). */
const isSeen = (group: Schemas["WorkgroupRow"]): group is Schemas["WorkgroupOpenRow"] => "version" in group

/** Columns of the CSV file of groups; times are RFC 3339 instants, which every program can sort. */
export function workgroupColumns({ locale }: RequestContext): CsvColumns<Schemas["WorkgroupRow"]> {
  const intl = serverIntl(locale)
  const namesIn = (people: readonly Schemas["MemberRef"][]) => people.map((person) => personView(person, locale).name)
  return {
    "workgroup.acronym": ({ acronym }) => acronym,
    "workgroup.name": (group) => nameIn(locale, group),
    "workgroup.name-chinese": ({ name }) => name,
    "workgroup.name-english": ({ name_english }) => name_english,
    "workgroup.my-role": (group) => (isSeen(group) ? rolesText(group.my_roles, intl) : undefined),
    "workgroup.chairs": ({ chairs }) => inOneLine(namesIn(chairs), intl),
    "workgroup.members": (group) => (isSeen(group) ? group.member_total : undefined),
    "workgroup.organizations": (group) => (isSeen(group) ? group.organization_total : undefined),
    "workgroup.created": (group) => (isSeen(group) ? group.created_time : undefined),
    "workgroup.type": ({ type }) => intl.formatMessage({ id: workgroupTypeTexts[type] }),
    "workgroup.status": ({ status }) => intl.formatMessage({ id: workgroupStatusTexts[status] }),
  }
}

/** Columns of the CSV file of a group's members; times are RFC 3339 instants. */
const memberColumns = ({ locale }: RequestContext): CsvColumns<Schemas["GroupMember"]> => ({
  "workgroup.member.name": (member) => personView(member, locale).name,
  "workgroup.member.real-name": ({ real_name }) => real_name,
  "workgroup.member.username": ({ username }) => username,
  "workgroup.member.organization": ({ organization }) => organization && nameIn(locale, organization),
  "workgroup.member.role": ({ roles }) => rolesText(roles, serverIntl(locale)),
  "workgroup.member.joined": ({ join_time }) => join_time,
})

/** All groups that match the list's filters, as a CSV file (SHELL-06). */
export function workgroupFile(context: RequestContext, url: string): Promise<Response> {
  const query = workgroupListQuery(workgroupQuery.parse(url))
  return csvAnswer(context, {
    name: "workgroup.list.file",
    columns: workgroupColumns(context),
    load: (part) => context.api.get("/workgroup", { query: { ...query, ...part } }),
  })
}

/** All members of a group that match the list's filters, as a CSV file (SHELL-06). */
export function groupMemberFile(context: RequestContext, url: string, params: Params): Promise<Response> {
  const { acronym = "" } = params
  const query = memberListQuery(memberQuery.parse(url))
  return csvAnswer(context, {
    name: "workgroup.member.file",
    values: { acronym },
    columns: memberColumns(context),
    load: (part) => context.api.get("/workgroup/{acronym}/member", { path: { acronym }, query: { ...query, ...part } }),
  })
}
