import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { moment, type Moment, zoneHere } from "#app/lib/time.server.ts"
import { loadWidget } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { memoText } from "./memo-text.server.ts"
import { operationText } from "./operation-texts.server.ts"

type Schemas = components["schemas"]
type Reader = Pick<RequestContext, "locale" | "zone" | "now">

/** View data of one log row. Without `who` the operation was automatic. */
export type OperationView = {
  when: Moment
  who?: string
  isOnBehalf?: true
  what: string
  memo?: string
}

/** The latest operations on a record. `total` counts all of them; `zone` is the time zone of the times. */
export type OperationLogView = { rows: OperationView[]; total: number; zone: string }

/** Number of operations shown of a record: the largest page of the contract. */
const rowLimit = 200

/** A log row in the user's language. */
export function operationView(row: Schemas["OperationLog"], reader: Reader): OperationView {
  const { locale, zone } = reader
  const id = operationText(row.operation)
  const say = (text: FormatjsIntl.Message["ids"]) => serverIntl(locale).formatMessage({ id: text })
  return {
    when: moment(row.time, { locale, zone }),
    who: row.name ?? row.username ?? (isAutomatic(row) ? undefined : say(visitorText(row))),
    isOnBehalf: row.is_on_behalf || undefined,
    what: id ? say(id) : row.operation,
    memo: row.memo === null || isName(row.memo, row.record) ? undefined : memoText(row.memo, reader, row.module),
  }
}

/** Whether a memo only repeats the title of its record, with or without its code: it adds nothing. */
const isName = (memo: string, record: Schemas["OperationLog"]["record"]) =>
  record !== null && (memo === record.title || memo === `${record.code} ${record.title}`)

const isAutomatic = ({ operation }: Schemas["OperationLog"]) => operation.startsWith("system.")

/** What the log calls somebody without an account: visitors can apply for membership and request a login (ADM-09, SES-04). */
const visitorText = ({ module }: Schemas["OperationLog"]) =>
  module === "membership_application" ? "operation-log.applicant" : "operation-log.visitor"

/** View data of `OperationLog` from a response of the backend. */
export function operationLogView({ items, total }: Schemas["OperationLogList"], context: Reader): OperationLogView {
  return {
    rows: items.map((row) => operationView(row, context)),
    total,
    zone: zoneHere(context),
  }
}

/**
 * Loads the log of one record, newest first. If it fails, the rest of the page still renders.
 * @param operation only these operations; omit it for all
 */
export function loadOperationLog(
  context: RequestContext,
  module: Schemas["Module"],
  key: string,
  operation?: string[],
) {
  return loadWidget(logOfRecord(context, module, key, operation), (list) => operationLogView(list, context))
}

/** Like `loadOperationLog`; each entry ends with the IP address if the backend tells it to this person (CERT-03). */
export function loadOperationLogWithAddresses(context: RequestContext, module: Schemas["Module"], key: string) {
  return loadWidget(logOfRecord(context, module, key), (list) => {
    const view = operationLogView(list, context)
    return { ...view, rows: view.rows.map((row, at) => withAddress(row, list.items[at]?.ip ?? null, context)) }
  })
}

const logOfRecord = ({ api }: RequestContext, module: Schemas["Module"], key: string, operation?: string[]) =>
  api.get("/operation-log", { query: { module, key, sort: "-time" as const, size: rowLimit as 200, operation } })

function withAddress(row: OperationView, ip: string | null, { locale }: Reader): OperationView {
  if (ip === null) return row
  const intl = serverIntl(locale)
  const label = intl.formatMessage({ id: "operation-log.ip" })
  const address = intl.formatMessage({ id: "operation-log.field" }, { label, value: ip })
  return { ...row, memo: row.memo === undefined ? address : `${row.memo}\n${address}` }
}
