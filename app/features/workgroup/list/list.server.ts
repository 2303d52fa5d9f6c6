import type { components, operations } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { valueOf } from "#app/lib/failure.ts"
import { listParameters } from "#app/lib/list-query.ts"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { fullDay, type Moment } from "#app/lib/time.server.ts"
import { listExportAddress } from "#app/parts/export/export-address.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { inOneLine, namesOf, rolesText } from "../workgroup.server.ts"
import { workgroupQuery, type WorkgroupSearch } from "./list.query.ts"

type Row = components["schemas"]["WorkgroupRow"]
type Query = NonNullable<operations["workgroup.list"]["parameters"]["query"]>

/**
 * Query parameters of `workgroup.list` for a search.
 * @param mineFirst whether the person's own groups come first in every sort order (WG-01); false in the administration
 */
export function workgroupListQuery(search: WorkgroupSearch, mineFirst = true): Query {
  const { filters } = search
  return {
    ...listParameters(search),
    status: filters.status && [filters.status],
    type: filters.type && [filters.type],
    mine: filters.whose === "mine" || undefined,
    mine_first: mineFirst || undefined,
  }
}

const groupActions = ["update", "role.add", "disband"] as const
type GroupAction = (typeof groupActions)[number]

/** A group as a list row; for outsiders of a restricted group it has only the public fields (ROLE-07). */
export type WorkgroupRowView = ReturnType<typeof namesOf> &
  Pick<Row, "acronym" | "type" | "status"> & {
    /** Names joined into one line. */
    chairs: string
    /** The page of the group: its content, or for who administers groups at least its administration. */
    href?: string
    /** A request of the person to join the group is pending. */
    isJoinRequested?: boolean
    roles?: string
    memberTotal?: number
    created?: Moment
    /** The administrator's actions on the group. */
    actions: readonly GroupAction[]
  }

/** Creates the list row of a group. */
export function workgroupRowView(group: Row, context: RequestContext): WorkgroupRowView {
  const { locale, zone } = context
  const intl = serverIntl(locale)
  const { acronym, type, status } = group
  const chairs = inOneLine(
    group.chairs.map((chair) => personView(chair, locale).name),
    intl,
  )
  const known = { acronym, ...namesOf(group, context), type, status, chairs }
  if ("is_join_requested" in group) return { ...known, isJoinRequested: group.is_join_requested, actions: [] }
  return {
    ...known,
    href: paths.workgroupAbout(context.alliance, acronym),
    roles: rolesText(group.my_roles, intl),
    memberTotal: group.member_total,
    actions: groupActions.filter((action) => group.actions.includes(action)),
    created: fullDay(group.created_time, { locale, zone }),
  }
}

/** One page of the groups of an alliance, with the URL of the export package (WG-01, SHELL-06, DL-04). */
async function listIn(context: RequestContext, query: Query, page: string) {
  const list = valueOf(await context.api.get("/workgroup", { query }))
  const url = context.alliance
  const canExport = list.actions.includes("export")
  return {
    items: list.items.map((group) => workgroupRowView(group, context)),
    total: list.total,
    counts: [
      { status: "normal", count: list.counts.normal },
      { status: "disband", count: list.counts.disband },
    ] as const,
    canCreate: list.actions.includes("create"),
    canExport,
    exportHref: listExportAddress(list, url, { module: "workgroup", filters: query }, page),
  }
}

/** The groups of an alliance, the person's own first (WG-01). */
export function listWorkgroups(context: RequestContext, search: WorkgroupSearch) {
  const page = paths.groups(context.alliance) + workgroupQuery.href(search)
  return listIn(context, workgroupListQuery(search), page)
}

/** The groups for administrators, sorted only by the requested order (ADM-02). */
export function listAllWorkgroups(context: RequestContext, search: WorkgroupSearch) {
  const page = workgroupPaths.adminList(context.alliance) + workgroupQuery.href(search)
  return listIn(context, workgroupListQuery(search, false), page)
}
