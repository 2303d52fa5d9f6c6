import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment, momentWithZone } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { CheckSearch } from "./check-query.ts"
import { reasonOf } from "./reason.server.ts"

/** A list that the backend has checked. */
export type Import = components["schemas"]["Import"]

/** Why a row is not used: the backend's code, or that the notice already has the address. */
type RowCode = Import["rows"][number]["code"] | "already_recipient"

/** Loads the list whose id is in the URL; undefined if it has expired. */
export async function findImport(context: RequestContext, id = ""): Promise<Import | undefined> {
  const found = await context.api.get("/import/{id}", { path: { id } })
  const isExpired = !found.ok && found.failure.kind === "refused" && found.failure.code === "import_expired"
  return isExpired ? undefined : valueOf(found)
}

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
    code: row.code as RowCode,
    reason: reasonOf(row, intl),
    invitedUntil: row.invited_until_time === null ? undefined : momentWithZone(row.invited_until_time, context),
  }))
  return { items, total: wanted.length }
}

export type CheckRow = ReturnType<typeof rowViews>["items"][number]

/** View data of a list's check page (FORM-09). */
export function listView(list: Import, search: CheckSearch, context: RequestContext) {
  const at = { locale: context.locale, zone: context.zone }
  return {
    id: list.id,
    fileName: list.file_name,
    read: moment(list.created_time, at),
    keptUntil: momentWithZone(list.expiry_time, at),
    total: list.total,
    accepted: list.accepted_total,
    rejected: list.rejected_total,
    alreadyInvited: list.rows.filter(({ invited_until_time }) => invited_until_time !== null).length,
    newEntities: list.new_entity_total,
    hiddenRows: list.hidden_row_total,
    hiddenSheets: list.hidden_sheet_total,
    page: rowViews(list, search, context),
  }
}

export type CheckView = ReturnType<typeof listView>

/** The template workbook, with headings in the language that the URL names (ADM-01, NOTICE-03). */
export async function templateAnswer(context: RequestContext, { url }: Request, module: Import["module"]) {
  const asked = new URL(url).searchParams.get("language")
  const file = await context.openTemplate(module, asked === "chinese" ? "chinese" : "english")
  if (file.status === 0) throw new ApiFailure(file.failure)
  return new Response(file.body, { headers: file.headers })
}
