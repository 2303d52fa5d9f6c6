import { readSheet } from "read-excel-file/universal"
import { storedZip } from "./stored-zip.server.ts"
import { unpackXlsx, type XlsxPart } from "./xlsx-archive.server.ts"
import { maxRows, XlsxRefusal, type XlsxAnswer } from "./xlsx-limits.ts"

/** Maximum columns and characters per cell that are read: enough to detect that there are too many. */
const maxColumns = 50
const longestCell = 1000

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ""
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell as string | number | boolean)
  return text.trim().slice(0, longestCell)
}

/**
 * Turns formula errors into text (`#REF!`). Otherwise a row with nothing else would be missing. A tag contains no `<`: without this limit
 * the time would grow with the square of the file's size, because every `<c` would be searched to the end of the file.
 */
function withErrors({ name, bytes }: XlsxPart): XlsxPart {
  if (!name.startsWith("xl/worksheets/")) return { name, bytes }
  const text = bytes.toString("utf8").replace(/(<(?:\w+:)?c\b[^<>]*?\st=)(["'])e\2/g, "$1$2str$2")
  return { name, bytes: Buffer.from(text) }
}

/**
 * The texts of a workbook's first sheet, with all rows including empty ones. Formulas count as their value, merged cells as their first
 * cell. Runs in its own worker thread, which may be terminated at any time.
 */
export async function xlsxRows(bytes: Buffer): Promise<XlsxAnswer> {
  try {
    const parts = await unpackXlsx(bytes)
    const sheet = await readSheet(storedZip(parts.map(withErrors)))
    const rows = sheet.map((cells) => cells.slice(0, maxColumns).map(textOf))
    const filled = rows.filter((cells) => cells.some(Boolean)).length
    return filled > maxRows + 1 ? { problem: "too-many-rows" } : { rows }
  } catch (error) {
    return { problem: error instanceof XlsxRefusal ? error.problem : "broken" }
  }
}
