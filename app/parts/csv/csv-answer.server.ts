import { serverIntl } from "#app/i18n/messages.server.ts"
import { csvFile, type CsvCell } from "#app/lib/csv.server.ts"
import { everyPage } from "#app/lib/every-page.ts"
import { valueOf, type Result } from "#app/lib/failure.ts"
import { zoneHere } from "#app/lib/time.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type MessageId = FormatjsIntl.Message["ids"]
type Page<Row> = { items: Row[]; total: number }

type CsvList<Row> = {
  /** Message id of the file's name, without its ending. */
  name: MessageId
  /** What the name says of its record. */
  values?: Record<string, string>
  /** Stands before the name: the acronym of the group whose list it is. */
  prefix?: string
  /** Message ids of the columns' heads. */
  heads: readonly MessageId[]
  /** One page of the list, as the backend gives it. */
  load: (part: { page: number; size: 200 }) => Promise<Result<Page<Row>>>
  row: (item: Row) => CsvCell[]
}

/** The heads of columns in the person's language; those of times name the person's zone. */
export function csvHeads(
  ids: readonly MessageId[],
  context: Pick<RequestContext, "locale" | "zone" | "now">,
): string[] {
  const values = { zone: zoneHere(context) }
  return ids.map((id) => serverIntl(context.locale).formatMessage({ id }, values))
}

/** A whole list as a CSV file: all pages of what its filters show (SHELL-06). */
export function csvAnswer<Row>(context: RequestContext, list: CsvList<Row>): Promise<Response> {
  const pages = everyPage(async (part) => {
    const { items, total } = valueOf(await list.load(part))
    return { items: items.map(list.row), total }
  })
  const name = serverIntl(context.locale).formatMessage({ id: list.name }, list.values)
  return csvFile(`${[list.prefix, name].filter(Boolean).join("-")}.csv`, csvHeads(list.heads, context), pages)
}
