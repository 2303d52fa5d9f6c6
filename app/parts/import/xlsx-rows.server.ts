import { readSheet } from "read-excel-file/universal"
import { storedZip } from "./stored-zip.server.ts"
import { unpackXlsx, type XlsxPart } from "./xlsx-archive.server.ts"
import { mostRows, XlsxRefusal, type XlsxAnswer } from "./xlsx-limits.ts"

/** Columns that are looked at, and characters of a cell: enough to see that there are too many. */
const mostColumns = 50
const longestCell = 1000

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return ""
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell as string | number | boolean)
  return text.trim().slice(0, longestCell)
}

/** A formula that failed counts with what its cell shows (`#REF!`): without it, a row of nothing else would not be there at all. */
function withErrors({ name, bytes }: XlsxPart): XlsxPart {
  if (!name.startsWith("xl/worksheets/")) return { name, bytes }
  const text = bytes.toString("utf8").replace(/(<(?:\w+:)?c\b[^>]*?\st=)(["'])e\2/g, "$1$2str$2")
  return { name, bytes: Buffer.from(text) }
}

/**
 * The texts of the first sheet of a workbook: each row from the first on, empty ones among them; a formula counts with its
 * value, a merged cell with what stands in its first one. Runs in a thread of its own, which may be ended at any moment.
 */
export async function xlsxRows(bytes: Buffer): Promise<XlsxAnswer> {
  try {
    const parts = await unpackXlsx(bytes)
    const sheet = await readSheet(storedZip(parts.map(withErrors)))
    const rows = sheet.map((cells) => cells.slice(0, mostColumns).map(textOf))
    const filled = rows.filter((cells) => cells.some(Boolean)).length
    return filled > mostRows + 1 ? { problem: "too-many-rows" } : { rows }
  } catch (error) {
    return { problem: error instanceof XlsxRefusal ? error.problem : "broken" }
  }
}
