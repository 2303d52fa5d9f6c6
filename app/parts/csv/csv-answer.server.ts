import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile, type CsvCell } from "#app/lib/csv.server.ts"
import { everyPage, type PagePart } from "#app/lib/every-page.ts"
import { valueOf, type Result } from "#app/lib/failure.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type MessageId = FormatjsIntl.Message["ids"]
type Page<Row> = { items: Row[]; total: number }

/** The columns of a CSV file in their order: the message id of each header, and its cell in a row. */
export type CsvColumns<Row> = Partial<Record<MessageId, (row: Row) => CsvCell>>

type CsvList<Row> = {
  /** Message id of the file name, without its extension. */
  name: MessageId
  /** Values for the file name. */
  values?: Record<string, string>
  /** Prefix of the file name: the acronym of the group whose list it is. */
  prefix?: string
  columns: CsvColumns<Row>
  /** Loads one page of the list. */
  load: (part: PagePart) => Promise<Result<Page<Row>>>
}

/** Column headers in the user's language; those of times name the user's time zone. */
export function csvHeads<Row>(
  columns: CsvColumns<Row>,
  context: Pick<RequestContext, "locale" | "zone" | "now">,
): string[] {
  const values = { zone: zoneHere(context) }
  return (Object.keys(columns) as MessageId[]).map((id) => serverIntl(context.locale).formatMessage({ id }, values))
}

/** The cells of one row, in the order of the columns. */
export function csvCells<Row>(columns: CsvColumns<Row>, row: Row): CsvCell[] {
  return Object.values(columns).map((cell) => cell(row))
}

/** A whole list as a CSV file: all pages that match the list's filters (SHELL-06). */
export function csvAnswer<Row>(context: RequestContext, list: CsvList<Row>): Promise<Response> {
  const { columns } = list
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await list.load(part))
    return { items: items.map((row) => csvCells(columns, row)), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: list.name }, list.values)
  return csvFile(`${[list.prefix, name].filter(Boolean).join("-")}.csv`, csvHeads(columns, context), pages)
}
