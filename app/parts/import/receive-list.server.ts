import { cut } from "#app/lib/cut.ts"
import { cleanFileName } from "#app/lib/file-name.ts"
import { messageCode } from "#app/lib/message-code.ts"
import { megabyte } from "#app/parts/attachments/attachment.ts"
import type { FileOutcome, FilePart } from "#app/parts/attachments/receive-file.server.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { ReceivedForm } from "#app/forms/submit/submission.server.ts"
import { readXlsx } from "./read-xlsx.server.ts"
import { type Hidden, largestWorkbook, maxRows } from "./xlsx-limits.ts"

/** Parses a sheet: returns its rows, or a message code (without the file name) if it is not usable. */
export type ReadSheet<Row> = (sheet: string[][]) => Row[] | { error: "empty" | "no-headings" }

/** The submitted form and its workbook's rows; `list` is undefined if no file was chosen or it was refused. */
export type ReceivedList<Row> = {
  received: ReceivedForm
  list: { name: string; rows: Row[]; hidden: Hidden } | undefined
}

const longestName = 200

/** What the contract's `ImportInput` says about the file: its name, and what of it was left out. */
export function fileFacts(list: ReceivedList<unknown>["list"]) {
  if (!list) return { file_name: null }
  const { name, hidden } = list
  return { file_name: cut(name, longestName), hidden_row_total: hidden.rows, hidden_sheet_total: hidden.sheets }
}

/** All bytes of a file, or undefined as soon as it exceeds the limit; the rest is discarded. */
async function bytesOf(chunks: AsyncIterable<Uint8Array>): Promise<Buffer | undefined> {
  const kept: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    size += chunk.byteLength
    if (size > largestWorkbook) return undefined
    kept.push(chunk)
  }
  return Buffer.concat(kept)
}

/** The sheet of a file, or the error if the file is refused. */
async function sheetOf(
  { report }: Pick<RequestContext, "report">,
  { stream }: FilePart,
  name: string,
): Promise<{ error: string } | { sheet: string[][]; hidden: Hidden }> {
  const refused = (problem: string) => ({ error: messageCode(`import.refused.${problem}`, { name }) })
  stream.on("error", () => undefined) // an aborted form is handled by the form's reader
  try {
    const bytes = await bytesOf(stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)
    if (!bytes) return { error: messageCode("file.refused.too-large", { name, limit: largestWorkbook / megabyte }) }
    if (bytes.length === 0) return { error: messageCode("file.refused.empty", { name }) }
    const answer = await readXlsx(bytes)
    if ("rows" in answer) return { sheet: answer.rows, hidden: answer.hidden ?? { rows: 0, sheets: 0 } }
    const limit = { name, limit: maxRows }
    return answer.problem === "too-many-rows"
      ? { error: messageCode("import.refused.too-many-rows", limit) }
      : refused(answer.problem)
  } catch (error) {
    if (!stream.errored) report(error)
    return refused("failed")
  } finally {
    stream.resume()
  }
}

/**
 * Reads a form with one workbook (FORM-09). The file is not sent to the backend but read here, in its own worker thread; a problem with it
 * becomes an error of its field.
 */
export async function receiveList<Row>(
  context: RequestContext,
  request: Request,
  read: ReadSheet<Row>,
): Promise<ReceivedList<Row>> {
  let list: ReceivedList<Row>["list"]
  const take = async (part: FilePart): Promise<FileOutcome> => {
    const name = cleanFileName(part.name)
    const found = await sheetOf(context, part, name)
    if ("error" in found) return found
    const rows = read(found.sheet)
    if ("error" in rows) {
      const isHidden = rows.error === "empty" && found.hidden.rows > 0
      return { error: messageCode(`import.refused.${isHidden ? "all-hidden" : rows.error}`, { name }) }
    }
    list = { name, rows, hidden: found.hidden }
    return { file: { id: "list", name, size: rows.length } }
  }
  const received = await receiveForm(context, request, "member_invitation", take)
  return { received, list }
}
