import { stringify } from "csv-stringify/sync"
import { cleanFileName } from "./file-name.ts"

/** The value of one cell: formatted text, an unformatted number, or nothing. */
export type CsvCell = string | number | null | undefined

/** Without it spreadsheet programs assume the local encoding. */
const byteOrderMark = "\ufeff"

/**
 * Formats rows as CSV (RFC 4180): each ends with CRLF; values with a comma, a quote or a line break are quoted. A text that a
 * spreadsheet program would interpret as a formula gets a leading apostrophe (quality row 49).
 */
export function csvLines(rows: readonly (readonly CsvCell[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { escape_formulas: true, record_delimiter: "\r\n", quoted_match: /[\r\n]/ },
  )
}

/** `Content-Disposition` for a download (RFC 6266), with an ASCII fallback and the clean name in UTF-8. */
export function attachment(given: string): string {
  const name = cleanFileName(given)
  const plain = name.replace(/[^\w. -]/g, "_")
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}

/**
 * The response of a resource route that sends a CSV file. It waits for the first page of rows, so that a failure there can still show
 * an error screen. The other pages are streamed; a failure among them aborts the download, so that no truncated file looks complete.
 * @param name file name, `.csv` included
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
