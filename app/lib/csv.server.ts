import { stringify } from "csv-stringify/sync"

/** What stands in one cell: texts as people read them, numbers bare, nothing. */
export type CsvCell = string | number | null | undefined

/** Spreadsheet programs take a file without it for one in the encoding of the machine. */
const byteOrderMark = "\ufeff"

const loneSurrogate = /\p{Surrogate}/gu // encodeURIComponent throws on half a character

/**
 * Rows as CSV (RFC 4180): CRLF ends each of them, a value with a comma, a quote or a line break is quoted. A text that a
 * spreadsheet program would take for a formula gets an apostrophe in front (quality row 49).
 */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  )
}

/** `Content-Disposition` of a file to keep (RFC 6266): the name in letters every program knows, and as it is. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w. -]/g, "_")
  const whole = encodeURIComponent(name.replace(loneSurrogate, "\ufffd")).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * A CSV file as the answer of a resource route. The first page of rows is waited for, so that its failure still has a
 * screen; the others are sent as they come, and a failure among them breaks the download off instead of shortening it.
 * @param name of the file, `.csv` included
 */
export async function csvFile(name: string, head: string[], pages: AsyncIterable<CsvCell[][]>): Promise<Response> {
  const rest = pages[Symbol.asyncIterator]()
  const first = await rest.next()
  const encoder = new TextEncoder()
  const start = byteOrderMark + csvLines([head]) + (first.done ? "" : csvLines(first.value))
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(start)),
    async pull(controller) {
      const page = await rest.next()
      if (page.done) controller.close()
      else controller.enqueue(encoder.encode(csvLines(page.value)))
    },
    cancel: () => void rest.return?.(),
  })
  return new Response(body, {
    headers: { "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": attachment(name) },
  })
}
