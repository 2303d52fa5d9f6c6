import { Readable } from "node:stream"
import { data } from "@remix-run/node"
import busboy from "busboy"

/** Bytes of a form's texts; files have limits of their own. */
export const largestForm = 1024 * 1024
const deepestName = 10

/** The answer to a form that no page of ours could have sent: 400, or 413 where it is too much. */
export function refuseForm(status: 400 | 413) {
  return data({ failure: { kind: "refused" } }, { status })
}

/** What is too much is read to its end and forgotten: whoever is still sending would not see the refusal. */
async function bytesOf({ body }: Request): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength
    if (size <= largestForm) chunks.push(part.value)
  }
  if (size > largestForm) throw refuseForm(413)
  return new Blob(chunks)
}

/**
 * `rows[999999999]` would be a list of a thousand million rows, `rows[999][999]` a thousand lists of a thousand: no form of ours has
 * such names.
 */
function isImplausible(name: string): boolean {
  const digits = [...name.matchAll(/\[(\d+)/g)].reduce((sum, [, index = ""]) => sum + index.length, 0)
  return digits > 3 || name.split(/[.[]/).length > deepestName
}

/**
 * Looks at a field's name before anything is done with it (quality rows 44, 53).
 * @throws the 400 of a name that no form of ours has
 */
export function checkField(name: string, value: unknown): void {
  const isWrong = name === "__intent__" && !isIntent(String(value))
  if (isImplausible(name) || isWrong) throw refuseForm(400)
}

/** The form machinery's own field: what kind of a change is meant, and in its payload the name of a field and a row of it. */
const intents: ReadonlySet<unknown> = new Set(["validate", "update", "reset", "insert", "remove", "reorder"])
const ofRows: ReadonlySet<unknown> = new Set(["insert", "remove", "reorder"])

type Intent = { type?: unknown; payload?: Record<string, unknown> | null }

const isRow = (at: unknown) => at === undefined || (Number.isInteger(at) && Number(at) >= 0 && Number(at) < 1_000)

/** An intent as a button of ours sends it; whatever else stands there would throw where it is read. */
function isIntent(text: string): boolean {
  if (isImplausible(text)) return false
  try {
    const { type, payload } = JSON.parse(text) as Intent
    if (!intents.has(type) || typeof payload !== "object" || payload === null) return false
    const { name, index, from, to } = payload
    const hasName = typeof name === "string" || (name === undefined && !ofRows.has(type))
    return hasName && [index, from, to].every(isRow)
  } catch {
    return false
  }
}

/**
 * The fields of a posted form, before anybody trusts them (quality rows 44, 47, 53).
 * @throws the 400 of a body that is no form or names fields as no form of ours does, the 413 of one over 1 MB
 */
export async function readForm(request: Request): Promise<FormData> {
  const body = await bytesOf(request)
  const type = request.headers.get("content-type") ?? ""
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw refuseForm(400)
  })
  for (const [name, value] of form) checkField(name, value)
  return form
}

/**
 * Reads the texts of a form without files for whoever has to see them before its action does.
 * @returns the form, and a request that can be read once more; of a form with files, which is read while it arrives, no form
 */
export async function readAhead(request: Request): Promise<{ form?: FormData; request: Request }> {
  const { url, method, headers, signal } = request
  if (!headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return { request }
  const body = await bytesOf(request)
  const form = await readForm(new Request(url, { method, headers, body }))
  return { form, request: new Request(url, { method, headers, body, signal }) }
}

/** More parts than any form of ours has. */
const most = { parts: 5_000, fields: 5_000, fieldNameSize: 200, fieldSize: largestForm }

/**
 * The texts alone of a posted form, of whatever kind: its files are read to their end and forgotten. For a form that nobody will do
 * anything with but keep it.
 * @throws the 400 of a body that is no form, the 413 of one over 1 MB
 */
export async function readTexts(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? ""
  if (!type.startsWith("multipart/form-data") || !request.body) return readForm(request)
  const form = new FormData()
  let size = 0
  const parser = busboy({ headers: { "content-type": type }, limits: most })
  parser.on("file", (_name, stream) => void stream.on("error", () => undefined).resume())
  parser.on("field", (name: string | undefined, value) => {
    size += value.length
    if (name !== undefined && size <= largestForm) form.append(name, value)
  })
  await new Promise<void>((resolve, reject) => {
    parser.once("close", resolve).once("error", reject)
    Readable.fromWeb(request.body as never)
      .once("error", reject)
      .pipe(parser)
  }).catch(() => {
    throw refuseForm(400)
  })
  if (size > largestForm) throw refuseForm(413)
  for (const [name, value] of form) checkField(name, value)
  return form
}
