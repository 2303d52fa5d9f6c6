import { createHash } from "node:crypto"
import type { IncomingMessage } from "node:http"
import busboy from "busboy"

const largestText = 8 * 1024 * 1024
/**
 * One byte more than the largest file that the contract permits: longer files are truncated here and then refused because of their size.
 */
const largestFile = 25 * 1024 * 1024 + 1

export type UploadedFile = { name: string; content_type: string; bytes: Uint8Array; digest: string }

export type Body =
  | { kind: "none" }
  | { kind: "json"; value: unknown }
  | { kind: "broken" }
  | { kind: "too-large" }
  | { kind: "other"; text: string }
  | { kind: "form"; fields: Record<string, string | string[]>; files: Record<string, UploadedFile> }

/** Reads a request's body according to its content type; never throws because of what the client sent. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? ""
  if (type === "multipart/form-data") return readForm(request)
  const text = await readText(request)
  if (text === undefined) return { kind: "too-large" }
  if (text === "") return { kind: "none" }
  if (type !== "application/json") return { kind: "other", text }
  const value = jsonOf(text)
  return value === undefined ? { kind: "broken" } : { kind: "json", value }
}

/** Parses JSON; `undefined` if the text is not JSON. */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Reads the whole body as text; `undefined` if it is longer than 8 MB. The rest is read and discarded, so that a response can follow. */
export async function readText(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= largestText) chunks.push(chunk)
  }
  return size > largestText ? undefined : Buffer.concat(chunks).toString("utf8")
}

function readForm(request: IncomingMessage): Promise<Body> {
  return new Promise((resolve) => {
    const fields: Record<string, string | string[]> = {}
    const files: Record<string, UploadedFile> = {}
    const broken = () => {
      request.resume()
      resolve({ kind: "broken" })
    }
    const form = createForm(request)
    if (!form) return broken()
    form.on("field", (name, value) => {
      const before = fields[name]
      fields[name] = before === undefined ? value : [before, value].flat()
    })
    form.on("file", (name, stream, info) => {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        const bytes = Buffer.concat(chunks)
        const digest = createHash("sha256").update(bytes).digest("hex")
        files[name] = { name: info.filename ?? "", content_type: info.mimeType, bytes: new Uint8Array(bytes), digest }
      })
    })
    form.on("error", broken)
    request.once("error", broken)
    form.on("close", () => resolve({ kind: "form", fields, files }))
    request.pipe(form)
  })
}

function createForm(request: IncomingMessage) {
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: "utf8",
      limits: { fileSize: largestFile, files: 1, fields: 50, parts: 60 },
    })
  } catch {
    return undefined
  }
}
