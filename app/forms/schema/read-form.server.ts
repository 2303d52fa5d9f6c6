import { Readable } from "node:stream"
import { parse } from "@conform-to/react"
import { data } from "@remix-run/node"
import busboy from "busboy"
import { intentField, stateField } from "./form-field-names.ts"

/** Maximum bytes of a form's texts; files have separate limits. */
export const largestForm = 1024 * 1024
const maxNameDepth = 10

/** The response to a form that no page of the portal can have sent: 400, or 413 if it is too large. */
export function refuseForm(status: 400 | 413) {
  return data({ failure: { kind: "refused" } }, { status })
}

/** Reads a body. One that is too large is read and discarded, because a client that is still sending would not see the refusal. */
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
 * Whether no form of the portal can have such a field name. `rows[999999999]` would create a list of a billion rows, `rows[999][999]` a
 * thousand lists of a thousand.
 */
function isImplausible(name: string): boolean {
  const digits = [...name.matchAll(/\[(\d+)/g)].reduce((sum, [, index = ""]) => sum + index.length, 0)
  return digits > 3 || name.split(/[.[]/).length > maxNameDepth
}

/**
 * Checks a field before it is used (quality rows 44, 53).
 * @throws a 400 response for a name or an intent that no form of the portal has
 */
export function checkField(name: string, value: unknown): void {
  const isWrong = name === intentField && !isIntent(String(value))
  if (isImplausible(name) || isWrong || name === stateField) throw refuseForm(400)
}

/**
 * Checks a whole form before it is used or kept: conform throws for an intent that names `__proto__`, an impossible path, or rows of a field
 * that has none.
 * @throws a 400 response
 */
export function checkIntent(form: FormData): void {
  if (!form.has(intentField)) return
  try {
    parse(form, { resolve: () => ({ error: {} }) }).reply()
  } catch {
    throw refuseForm(400)
  }
}

/** Intents of conform's `__intent__` field: the kind of change. The payload has the name of a field and the index of a row. */
const intents: ReadonlySet<unknown> = new Set(["validate", "update", "reset", "insert", "remove", "reorder"])
const namedIntents: ReadonlySet<unknown> = new Set(["update", "insert", "remove", "reorder"])

type Intent = { type?: unknown; payload?: Record<string, unknown> | null }

const isRow = (at: unknown) => at === undefined || (Number.isInteger(at) && Number(at) >= 0 && Number(at) < 1_000)

/** Whether a text is an intent that a button of the portal can send; conform would throw for any other text. */
function isIntent(text: string): boolean {
  if (isImplausible(text)) return false
  try {
    const { type, payload } = JSON.parse(text) as Intent
    if (!intents.has(type) || typeof payload !== "object" || payload === null) return false
    const { name, index, from, to } = payload
    const hasName = typeof name === "string" || (name === undefined && !namedIntents.has(type))
    return hasName && [index, from, to].every(isRow)
  } catch {
    return false
  }
}

/**
 * Reads and checks the fields of a posted form (quality rows 44, 47, 53).
 * @throws a 400 response if the body is not a form or has impossible field names, a 413 if it is over 1 MB
 */
export async function readForm(request: Request): Promise<FormData> {
  const body = await bytesOf(request)
  const type = request.headers.get("content-type") ?? ""
  const form = await new Response(body, { headers: { "content-type": type } }).formData().catch(() => {
    throw refuseForm(400)
  })
  for (const [name, value] of form) checkField(name, value)
  checkIntent(form)
  return form
}

/**
 * Reads the texts of a form without files before its action runs.
 * @returns the form and a request that can be read again; no form if it has files, because those are read as a stream
 */
export async function readAhead(request: Request): Promise<{ form?: FormData; request: Request }> {
  const { url, method, headers, signal } = request
  if (!headers.get("content-type")?.startsWith("application/x-www-form-urlencoded")) return { request }
  const body = await bytesOf(request)
  const form = await readForm(new Request(url, { method, headers, body }))
  return { form, request: new Request(url, { method, headers, body, signal }) }
}

/** Limits above the size of any form of the portal. */
const parserLimits = { parts: 5_000, fields: 5_000, fieldNameSize: 200, fieldSize: largestForm }

/**
 * Reads only the texts of a posted form of any type; files are read and discarded. For a form that will only be saved as a draft.
 * @throws a 400 response if the body is not a form, a 413 if its texts are over 1 MB
 */
export async function readTexts(request: Request): Promise<FormData> {
  const type = request.headers.get("content-type") ?? ""
  if (!type.startsWith("multipart/form-data") || !request.body) return readForm(request)
  const form = new FormData()
  let size = 0
  const parser = busboy({ headers: { "content-type": type }, limits: parserLimits })
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
  checkIntent(form)
  return form
}
