import { randomUUID } from "node:crypto"
import { Readable } from "node:stream"
import { request, type Dispatcher } from "undici"
import {
  callerHeaders,
  isDecidedByStatus,
  refusalOf,
  type Caller,
  type CallRecord,
  type Envelope,
} from "./client.server.ts"
import type { Conformance } from "./conformance.server.ts"
import type { Failure, Result } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { TransportError } from "./transport-error.ts"
import { readAtMost } from "./transport.server.ts"

/** A stored file in the response of `file.create`. */
export type StoredFile = components["schemas"]["File"]

/** A file to upload to the backend. */
export type FileToSend = {
  name: string
  /** the contract's module that the file belongs to */
  module: string
  use?: components["schemas"]["FileUse"]
  idempotencyKey?: string
  /** the bytes as they arrive; an error here ends the upload */
  bytes: AsyncIterable<Uint8Array>
}

export type UploadOptions = {
  baseUrl: string
  dispatcher: Dispatcher
  conformance: Conformance
  caller: Caller
  headers: Record<string, string>
  signal: AbortSignal
  /** Milliseconds for which the backend may accept no data, or send no response after the last byte (ERR-03). */
  timeout: number
  record?: (call: CallRecord) => void
}

const path = "/file"
const largestAnswer = 64 * 1024

/** Quotes a file name like browsers do (WHATWG multipart/form-data): UTF-8, with percent-encoded quotes and line breaks. */
function quoted(name: string): string {
  return `"${name.replace(/"/g, "%22").replace(/\r/g, "%0D").replace(/\n/g, "%0A")}"`
}

/** Generates the body in chunks. The timer runs while the backend has not accepted a chunk, not while the client sends none. */
async function* multipart(file: FileToSend, boundary: string, timer: BackendTimer): AsyncGenerator<Uint8Array> {
  const text = (value: string) => Buffer.from(value, "utf8")
  const field = (name: string, value: string) =>
    text(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  yield field("module", file.module)
  yield field("use", file.use ?? "attachment")
  yield text(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename=${quoted(file.name)}\r\n` +
      "Content-Type: application/octet-stream\r\n\r\n",
  )
  timer.stop()
  for await (const bytes of file.bytes) {
    timer.start()
    yield bytes
    timer.stop()
  }
  timer.start()
  yield text(`\r\n--${boundary}--\r\n`)
}

/** A timeout for the backend only: it is stopped while the portal waits for data from the client. */
class BackendTimer {
  readonly #controller = new AbortController()
  readonly #milliseconds: number
  #timer: NodeJS.Timeout | undefined

  constructor(milliseconds: number) {
    this.#milliseconds = milliseconds
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  start(): void {
    this.stop()
    this.#timer = setTimeout(() => this.#controller.abort(), this.#milliseconds)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

function failureOf(error: unknown, timer: BackendTimer, signal: AbortSignal): Failure {
  if (timer.signal.aborted) return { kind: "timeout" }
  if (signal.aborted) return { kind: "aborted" }
  if (error instanceof SyntaxError) return { kind: "contract" }
  if (error instanceof TransportError) return { kind: error.kind }
  return { kind: "network" }
}

/** Parses the envelope. A refusal from a gateway counts as a refusal even if it is not JSON. */
function envelopeOf(text: string, status: number): Envelope {
  try {
    return JSON.parse(text) as Envelope
  } catch (error) {
    if (isDecidedByStatus(status, text)) return {}
    throw error
  }
}

type Outcome = { status: number; result: Result<StoredFile>; mismatch?: string }

async function exchange(file: FileToSend, options: UploadOptions, timer: BackendTimer): Promise<Outcome> {
  const boundary = `portal-${randomUUID()}`
  const { statusCode: status, body } = await request(`${options.baseUrl}${path}`, {
    method: "POST",
    headers: {
      ...callerHeaders(options.caller),
      ...options.headers,
      ...(file.idempotencyKey && { "idempotency-key": file.idempotencyKey }),
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    // Byte mode: in object mode the stream would buffer sixteen chunks instead of one.
    body: Readable.from(multipart(file, boundary, timer), { objectMode: false, highWaterMark: 16 * 1024 }),
    dispatcher: options.dispatcher,
    signal: AbortSignal.any([timer.signal, options.signal]),
    headersTimeout: 0,
    bodyTimeout: options.timeout,
  })
  const envelope = envelopeOf(await readAtMost(body, largestAnswer), status)
  const found = options.conformance.check("post", path, status, envelope)
  if (found && !isDecidedByStatus(status, envelope))
    return { status, result: { ok: false, failure: { kind: "contract" } }, mismatch: `${found.path} ${found.problem}` }
  if (status === 201) return { status, result: { ok: true, value: envelope.result as StoredFile } }
  return { status, result: { ok: false, failure: refusalOf(status, envelope) } }
}

/**
 * Streams a file to the backend (`file.create`) as it arrives. The next chunk is read when the backend has accepted the previous one,
 * so the file is never held in memory as a whole (FORM-03, quality P17). The upload is aborted when the client disconnects, and when
 * the backend accepts no data or sends no response for `timeout`. A slow client does not cause a timeout.
 */
export async function sendFile(file: FileToSend, options: UploadOptions): Promise<Result<StoredFile>> {
  const started = performance.now()
  const timer = new BackendTimer(options.timeout)
  timer.start()
  const { status, result, mismatch }: Outcome = await exchange(file, options, timer).catch((error: unknown) => ({
    status: 0,
    result: { ok: false, failure: failureOf(error, timer, options.signal) },
  }))
  timer.stop()
  options.record?.({
    operation: options.conformance.operationOf("post", path),
    status,
    milliseconds: Math.round(performance.now() - started),
    failure: result.ok ? undefined : result.failure.kind,
    mismatch,
  })
  return result
}
