import { cleanFileName } from "#app/lib/file-name.ts"
import { messageCode } from "#app/lib/message-code.ts"
import type { FileOutcome, FilePart } from "#app/parts/attachments/receive-file.server.ts"
import { receiveForm } from "#app/parts/attachments/receive-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { ReceivedForm } from "#app/ui/form/submission.server.ts"
import { readXlsx } from "./read-xlsx.server.ts"
import { largestWorkbook, mostRows } from "./xlsx-limits.ts"

const megabyte = 1024 * 1024

/** What a sheet is to its page: its rows, or why it is none, as a message code without the name of the file. */
export type ReadSheet<Row> = (sheet: string[][]) => Row[] | { error: "empty" | "no-headings" }

/** The workbook of a form, with its rows; undefined where none was chosen or it was refused. */
export type ReceivedList<Row> = { received: ReceivedForm; list: { name: string; rows: Row[] } | undefined }

/** All bytes of a file, or undefined as soon as there are too many: what follows is not kept. */
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

/** Why a file is refused, or its sheet. */
async function sheetOf({ stream }: FilePart, name: string): Promise<{ error: string } | { sheet: string[][] }> {
  const refused = (problem: string) => ({ error: messageCode(`import.refused.${problem}`, { name }) })
  stream.on("error", () => undefined) // a form that is cut off: told by the form
  try {
    const bytes = await bytesOf(stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Uint8Array>)
    if (!bytes) return { error: messageCode("file.refused.too-large", { name, limit: largestWorkbook / megabyte }) }
    if (bytes.length === 0) return { error: messageCode("file.refused.empty", { name }) }
    const answer = await readXlsx(bytes)
    if ("rows" in answer) return { sheet: answer.rows }
    const limit = { name, limit: mostRows }
    return answer.problem === "too-many-rows"
      ? { error: messageCode("import.refused.too-many-rows", limit) }
      : refused(answer.problem)
  } catch {
    return refused("failed")
  } finally {
    stream.resume()
  }
}

/**
 * Reads a form with one workbook in it (FORM-09): the file is not passed on but read here, in a thread of its own; what is
 * wrong with it is an error of its field.
 */
export async function receiveList<Row>(
  context: RequestContext,
  request: Request,
  read: ReadSheet<Row>,
): Promise<ReceivedList<Row>> {
  let list: ReceivedList<Row>["list"]
  const take = async (part: FilePart): Promise<FileOutcome> => {
    const name = cleanFileName(part.name)
    const found = await sheetOf(part, name)
    if ("error" in found) return found
    const rows = read(found.sheet)
    if ("error" in rows) return { error: messageCode(`import.refused.${rows.error}`, { name }) }
    list = { name, rows }
    return { file: { id: "list", name, size: rows.length } }
  }
  const received = await receiveForm(context, request, "member_invitation", take)
  return { received, list }
}
