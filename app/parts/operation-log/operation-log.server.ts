import type { components } from "#app/api/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment, type Moment, zoneHere } from "#app/lib/time.server.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { memoText } from "./memo-text.server.ts"
import { operationText } from "./operation-texts.ts"

type Schemas = components["schemas"]
type Reader = Pick<RequestContext, "locale" | "zone" | "now">

/** One row of a log in words. Without `who` it was the clock, or a visitor. */
export type OperationView = {
  when: Moment
  who?: string
  isOnBehalf?: true
  what: string
  memo?: string
}

/** The latest operations on a record. `total` counts all of them; `zone` names the one the times are in. */
export type OperationLogView = { rows: OperationView[]; total: number; zone: string }

/** How many operations a record's own page shows; the rest is in the group's log. */
const shown = 50

/** A row of a log in the words of its reader. */
export function operationView(row: Schemas["OperationLog"], reader: Reader): OperationView {
  const { locale, zone } = reader
  const id = operationText(row.operation)
  return {
    when: moment(row.time, { locale, zone }),
    who: row.name ?? row.username ?? undefined,
    isOnBehalf: row.is_on_behalf || undefined,
    what: id ? serverIntl(locale).formatMessage({ id }) : row.operation,
    // what only repeats the name of the record tells nothing
    memo: row.memo === null || row.memo === row.record?.title ? undefined : memoText(row.memo, reader),
  }
}

/** What `OperationLog` shows of an answer of the backend. */
export function operationLogView({ items, total }: Schemas["OperationLogList"], context: Reader): OperationLogView {
  return {
    rows: items.map((row) => operationView(row, context)),
    total,
    zone: zoneHere(context),
  }
}

/**
 * The log of one record, newest first; it fails alone, the page it stands on does not.
 * @param operation only these; absent for all
 */
export function loadOperationLog(
  context: RequestContext,
  module: Schemas["Module"],
  key: string,
  operation?: string[],
) {
  const query = { module, key, sort: "-time" as const, size: shown as 50, operation }
  return loadWidget(context.api.get("/operation-log", { query }), (list) => operationLogView(list, context))
}
