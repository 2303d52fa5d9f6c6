import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { CheckSearch } from "./check-query.ts"
import { openImport, type Import } from "./import.server.ts"
import { reasonOf } from "./reason.server.ts"

function rowViews(list: Import, { filters, page, size }: CheckSearch, context: RequestContext) {
  const intl = serverIntl(context.locale)
  const wanted = list.rows.filter(
    ({ is_accepted }) => filters.status === undefined || is_accepted === (filters.status === "accepted"),
  )
  const items = wanted.slice((page - 1) * size, page * size).map((row) => ({
    row: row.row,
    email: row.email,
    name: row.name,
    organization: row.organization,
    groups: row.group_acronyms.join(" "),
    code: row.code,
    reason: reasonOf(row, intl),
  }))
  return { items, total: wanted.length }
}

export type CheckRow = ReturnType<typeof rowViews>["items"][number]

/** What the check of a list shows (FORM-09); undefined where the list has expired. */
export async function checkView(context: RequestContext, id: string | undefined, search: CheckSearch) {
  const list = await openImport(context, id)
  if (!list) return undefined
  const at = { locale: context.locale, zone: context.zone.zone }
  return {
    id: list.id,
    fileName: list.file_name,
    read: moment(list.created_time, at),
    keptUntil: moment(list.expiry_time, at),
    total: list.total,
    accepted: list.accepted_total,
    rejected: list.rejected_total,
    newEntities: list.new_entity_total,
    page: rowViews(list, search, context),
  }
}

export type CheckView = NonNullable<Awaited<ReturnType<typeof checkView>>>
