import type { components } from "#openapi/generated/schema.d.ts"
import { safeName } from "#mock/engine/file-name.ts"
import { zipOf, type ZipEntry } from "#mock/engine/http/zip.ts"
import type { ExportedRecord, Exporter, ExportRow, RecordExport, RecordFiles } from "#mock/engine/domain.ts"
import type { Checked, Handler, OperationId } from "#mock/engine/handler.ts"
import { fieldRefusal, Refusal } from "#mock/engine/refusal.ts"
import { handlerOf, recordKind } from "#mock/engine/registry.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { OfRecord } from "#mock/domains/thread/following.ts"
import { threadTables } from "#mock/domains/thread/export.ts"
import { csv } from "./csv.ts"

export type ExportRequest = {
  module: string
  key: string | null
  query: string | null
  format: components["schemas"]["ExportFormat"]
  language: Language
}
type Content = { subject: string; bytes: Uint8Array }

/**
 * Builds the export file. Throws the list's or record's own refusal if the user may not read it, and field errors if it cannot be exported.
 */
export function exportContent(call: Exporter, { module, key, query, format, language }: ExportRequest): Content {
  const kind = recordKind(module)?.export
  if (!kind) throw fieldRefusal("module", "value_unknown")
  const { one, headings = {} } = kind
  const whole = key === null ? undefined : recordNamed(call, key, one)
  const rows = whole ? [whole.row] : readList(call, kind.list, filtersOf(call, kind.list, query))
  const table = Buffer.from(csv(rows, language, headings))
  const title = kind.title[language]
  const subject = whole?.subject ?? title
  if (format === "csv") return { subject, bytes: table }
  const found = whole ? [{ ...whole, folder: "" }] : rows.map((row) => ({ ...filesOf(call, row, kind), row }))
  const entries = found.flatMap((one) => entriesOf(call, withThreads(call, module, one), language))
  return { subject, bytes: zipOf(distinct([{ name: safeName(`${title}.csv`), bytes: table }, ...entries])) }
}

type ReadOne = RecordExport["one"]

function recordNamed(call: Exporter, key: string, readOne: ReadOne): ExportedRecord {
  if (!readOne) throw fieldRefusal("key", "unknown_reference")
  return readOne(call, key)
}

/** A record with what a zip has of it. `folder`: where it stands in the zip; absent: in a folder of its own. */
type Contained = RecordFiles & { row: ExportRow; folder?: string }

function filesOf(call: Exporter, { id }: ExportRow, { one, files }: RecordExport): RecordFiles {
  return (one ?? files)?.(call, String(id)) ?? { number: String(id), file_ids: [], tables: [] }
}

/** Adds the table of the threads on a record, if it carries any. */
function withThreads({ viewer, store, now }: Exporter, module: string, record: Contained): Contained {
  const { draft_code, id } = record.row
  const on = { module, key: String(draft_code ?? id), alliance_id: viewer.member.alliance_id } as OfRecord
  return { ...record, tables: [...record.tables, ...threadTables(on, { store, now })] }
}

/** The tables and documents of a record. */
function entriesOf({ store }: Exporter, record: Contained, language: Language): ZipEntry[] {
  const { number, file_ids, tables, folder = `${safeName(String(number))}/` } = record
  const files = file_ids.flatMap((id) => {
    const file = store.rows.file.get(id)
    return file ? [{ name: folder + safeName(file.name), bytes: file.bytes }] : []
  })
  const made = tables.map(({ name, rows, headings }) => ({
    name: `${folder}${safeName(`${name[language]}.csv`)}`,
    bytes: Buffer.from(csv(rows, language, headings)),
  }))
  return [...made, ...files]
}

/** Makes file names unique, also for systems that ignore case: the second "agenda.pdf" becomes "agenda (2).pdf". */
function distinct(entries: readonly ZipEntry[]): ZipEntry[] {
  const taken = new Set<string>()
  return entries.map(({ name, bytes }) => {
    let unique = name
    for (let count = 2; taken.has(unique.toLowerCase()); count += 1)
      unique = name.replace(/(\.[^./]*)?$/, ` (${count})$1`)
    taken.add(unique.toLowerCase())
    return { name: unique, bytes }
  })
}

const unknownFilter = () => fieldRefusal("query", "unknown_reference")

/**
 * The filters of a list in its query string, without sorting and paging; as in the list, unknown parameters are ignored. Throws a field
 * error for a value that the list does not accept.
 */
function filtersOf({ queryOf }: Exporter, list: OperationId, query: string | null): ExportRow {
  const asked = queryOf(list, query ?? "")
  if (!asked) throw unknownFilter()
  const { page: _page, size: _size, sort: _sort, mine_first: _first, ...filters } = asked
  return filters
}

const perPage = 200

/**
 * Reads all pages of a list with the handler of its list operation. A filter that the handler refuses is reported as an error of `query`.
 */
function readList(call: Exporter, operation: OperationId, query: ExportRow): ExportRow[] {
  const rows: ExportRow[] = []
  for (let page = 1; ; page += 1) {
    const asked = { ...call, operation, path: {}, body: undefined, query: { ...query, page, size: perPage } }
    const { items, total } = answerOf(operation, asked as unknown as Checked<OperationId>)
    rows.push(...items)
    if (items.length === 0 || rows.length >= total) return rows
  }
}

function answerOf(operation: OperationId, call: Checked<OperationId>): { items: ExportRow[]; total: number } {
  const list = handlerOf(operation) as Handler<OperationId>
  try {
    return (list(call, () => undefined).body as unknown as { result: { items: ExportRow[]; total: number } }).result
  } catch (error) {
    if (error instanceof Refusal && error.code === "validation_failed") throw unknownFilter()
    throw error
  }
}
