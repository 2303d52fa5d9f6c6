import { readSheet } from "read-excel-file/universal"
import { cleanLine } from "#app/lib/clean-text.ts"
import { storedZip } from "./stored-zip.server.ts"
import { unpackXlsx } from "./xlsx-archive.server.ts"
import { maxRows, XlsxRefusal, type XlsxAnswer } from "./xlsx-limits.ts"
import { firstVisibleSheet, placedCells } from "./xlsx-sheet.server.ts"

/** Maximum columns and characters per cell that are read: enough to detect that there are too many. */
const maxColumns = 50
const longestCell = 1000

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ""
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell as string | number | boolean)
  return cleanLine(text).slice(0, longestCell)
}

/**
 * Turns formula errors into text (`#REF!`). Otherwise a row with nothing else would be missing. A tag contains no `<`: without this limit
 * the time would grow with the square of the file's size, because every `<c` would be searched to the end of the file.
 */
function withErrors(xml: string): string {
  return xml.replace(/(<(?:\w+:)?c\b[^<>]*?\st=)(["'])e\2/g, "$1$2str$2")
}

/**
 * The texts of the first sheet that a spreadsheet program shows, with all rows including empty ones; rows that it hides count as empty, so
 * that nobody is invited whom the sender did not see. Formulas count as their value, merged cells as their first
 * cell. Runs in its own worker thread, which may be terminated at any time.
 */
export async function xlsxRows(bytes: Buffer): Promise<XlsxAnswer> {
  try {
    const parts = await unpackXlsx(bytes)
    const chosen = firstVisibleSheet(parts)
    let hiddenRows = 0
    const prepared = parts.map(({ name, bytes }) => {
      if (!name.startsWith("xl/worksheets/")) return { name, bytes }
      const { xml, hidden } = placedCells(withErrors(bytes.toString("utf8")))
      if (name === chosen.part) hiddenRows = hidden
      return { name, bytes: Buffer.from(xml) }
    })
    const sheet = await readSheet(storedZip(prepared), chosen.number)
    const rows = sheet.map((cells) => cells.slice(0, maxColumns).map(textOf))
    const filled = rows.filter((cells) => cells.some(Boolean)).length
    if (filled > maxRows + 1) return { problem: "too-many-rows" }
    const hidden = { rows: hiddenRows, sheets: chosen.hiddenBefore }
    return hidden.rows + hidden.sheets > 0 ? { rows, hidden } : { rows }
  } catch (error) {
    return { problem: error instanceof XlsxRefusal ? error.problem : "broken" }
  }
}
