import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { request, type Dispatcher } from "undici"
import { callerHeaders, countsAnyway, refusalOf, type Caller, type CallRecord, type Envelope } from "./client.server.ts"
import type { Conformance } from "./conformance.server.ts"
import type { Failure, Result } from "#app/lib/failure.ts"
import type { components } from "./schema.d.ts"
import { TransportError } from "./transport-error.ts"
import { readAtMost } from "./transport.server.ts"

/** A stored file as `file.create` answers it. */
export type StoredFile = components["schemas"]["File"]

/** One file on its way to the backend. */
export type FileToSend = {
  name: string
  /** the module of the contract it is for */
  module: string
  use?: components["schemas"]["FileUse"]
  idempotencyKey?: string
  /** its bytes as they arrive; an error here ends the upload */
  bytes: AsyncIterable<Uint8Array>
}

export type UploadOptions = {
  baseUrl: string
  dispatcher: Dispatcher
  conformance: Conformance
  caller: Caller
  headers: Record<string, string>
  signal: AbortSignal
  /** Milliseconds for which the backend may take nothing, and may think after the last byte (ERR-03). */
  timeout: number
  record?: (call: CallRecord) => void
}

const path = "/file"
const largestAnswer = 64 * 1024

/** As browsers write it (WHATWG multipart/form-data): UTF-8, quotes and line breaks as percent signs. */
function quoted(name: string): string {
  return `"${name.replace(/"/g, "%22").replace(/\r/g, "%0D").replace(/\n/g, "%0A")}"`
}

/** The body, piece by piece. The backend's time runs while it has not taken a piece, not while the person sends none. */
async function* multipart(file: FileToSend, boundary: string, patience: Patience): AsyncGenerator<Uint8Array> {
  const text = (value: string) => Buffer.from(value, "utf8")
  const field = (name: string, value: string) =>
    text(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  yield field("module", file.module)
  yield field("use", file.use ?? "attachment")
  yield text(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename=${quoted(file.name)}\r\n` +
      "Content-Type: application/octet-stream\r\n\r\n",
  )
  patience.rest()
  for await (const bytes of file.bytes) {
    patience.begin()
    yield bytes
    patience.rest()
  }
  patience.begin()
  yield text(`\r\n--${boundary}--\r\n`)
}

/** Counts the time the backend lets us wait; not the time we wait for the person. */
class Patience {
  readonly #controller = new AbortController()
  readonly #milliseconds: number
  #timer: NodeJS.Timeout | undefined

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  begin(): void {
    this.rest()
    this.#timer = setTimeout(() => this.#controller.abort(), this.#milliseconds)
  }

  rest(): void {
    clearTimeout(this.#timer)
  }
}

function failureOf(error: unknown, patience: Patience, signal: AbortSignal): Failure {
  if (patience.signal.aborted) return { kind: "timeout" }
  if (signal.aborted) return { kind: "aborted" }
  if (error instanceof SyntaxError) return { kind: "contract" }
  if (error instanceof TransportError) return { kind: error.kind }
  return { kind: "network" }
}

/** A gateway's refusal is a refusal, whatever it is written in. */
function envelopeOf(text: string, status: number): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch (error) {
    if (countsAnyway(status, text)) return {}
    throw error
  }
}

type Outcome = { status: number; result: Result<StoredFile>; mismatch?: string }

async function exchange(file: FileToSend, options: UploadOptions, patience: Patience): Promise<Outcome> {
  const boundary = `portal-${randomUUID()}`
  const { statusCode: status, body } = await request(`${options.baseUrl}${path}`, {
    method: "POST",
    headers: {
      ...callerHeaders(options.caller),
      ...options.headers,
      ...(file.idempotencyKey && { "idempotency-key": file.idempotencyKey }),
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    // In bytes, or sixteen pieces would be held; at most one is.
    body: Readable.from(multipart(file, boundary, patience), { objectMode: false, highWaterMark: 16 * 1024 }),
    dispatcher: options.dispatcher,
    signal: AbortSignal.any([patience.signal, options.signal]),
    headersTimeout: 0,
    bodyTimeout: options.timeout,
  })
  const envelope = envelopeOf(await readAtMost(body, largestAnswer), status)
  const found = options.conformance.check("post", path, status, envelope)
  if (found && !countsAnyway(status, envelope))
    return { status, result: { ok: false, failure: { kind: "contract" } }, mismatch: `${found.path} ${found.problem}` }
  if (status === 201) return { status, result: { ok: true, value: envelope.result as StoredFile } }
  return { status, result: { ok: false, failure: refusalOf(status, envelope) } }
}

/**
 * Sends one file (`file.create`) as it arrives: a piece is asked for when the backend has taken the one before, so nothing
 * is ever held as a whole (FORM-03, quality P17). It is given up when the person goes away, and when the backend takes
 * nothing, or says nothing, for `timeout`; however slow the person's own line is.
 */
export async function sendFile(file: FileToSend, options: UploadOptions): Promise<Result<StoredFile>> {
  const started = performance.now()
  const patience = new Patience(options.timeout)
  patience.begin()
  const { status, result, mismatch }: Outcome = await exchange(file, options, patience).catch((error: unknown) => ({
    status: 0,
    result: { ok: false, failure: failureOf(error, patience, options.signal) },
  }))
  patience.rest()
  options.record?.({
    operation: options.conformance.operationOf("post", path),
    status,
    milliseconds: Math.round(performance.now() - started),
    failure: result.ok ? undefined : result.failure.kind,
    mismatch,
  })
  return result
}
