import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile, type CsvCell } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { valueOf, type Result } from "#app/lib/failure.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type MessageId = FormatjsIntl.Message["ids"]
type Page<Row> = { items: Row[]; total: number }

type CsvList<Row> = {
  /** Message id of the file name, without its extension. */
  name: MessageId
  /** Values for the file name. */
  values?: Record<string, string>
  /** Prefix of the file name: the acronym of the group whose list it is. */
  prefix?: string
  /** Message ids of the column headers. */
  heads: readonly MessageId[]
  /** Loads one page of the list. */
  load: (part: { page: number; size: 200 }) => Promise<Result<Page<Row>>>
  row: (item: Row) => CsvCell[]
}

/** Column headers in the user's language; those of times name the user's time zone. */
export function csvHeads(
  ids: readonly MessageId[],
  context: Pick<RequestContext, "locale" | "zone" | "now">,
): string[] {
  const values = { zone: zoneHere(context) }
  return ids.map((id) => serverIntl(context.locale).formatMessage({ id }, values))
}

/** The columns of a CSV file in their order: the message id of each header, and its cell in a row. */
export function csvColumns<Row>(columns: Partial<Record<MessageId, (row: Row) => CsvCell>>) {
  const heads = Object.keys(columns) as MessageId[]
  return { heads, row: (item: Row): CsvCell[] => heads.map((head) => columns[head]?.(item)) }
}

/** A whole list as a CSV file: all pages that match the list's filters (SHELL-06). */
export function csvAnswer<Row>(context: RequestContext, list: CsvList<Row>): Promise<Response> {
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await list.load(part))
    return { items: items.map(list.row), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: list.name }, list.values)
  return csvFile(`${[list.prefix, name].filter(Boolean).join("-")}.csv`, csvHeads(list.heads, context), pages)
}
