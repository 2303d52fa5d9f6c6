import { fetch as undiciFetch, type Dispatcher, type Response } from "undici"
import { callerHeaders, refusalOf, type Caller, type CallRecord } from "./client.server.ts"
import { ApiFailure, type Failure } from "./failure.ts"

/** The bytes of a file as the backend sends them, passed on without being held. */
export type FileBytes = { body: ReadableStream<Uint8Array>; headers: Headers }

export type FileOptions = {
  baseUrl: string
  dispatcher: Dispatcher
  caller: Caller
  headers: Record<string, string>
  signal: AbortSignal
  /** Milliseconds until the first byte; the bytes themselves may take longer. */
  timeout: number
  record?: (call: CallRecord) => void
}

/** What is opened: an operation of the contract, and its path below the base address, its parts encoded. */
export type FileSource = { operation: string; path: string }

/** What the contract lets a file be (`file.get`); anything else is somebody's page and no file (ERR-07). */
const fileTypes = /^(application\/octet-stream|image\/[\w.+-]+)\s*(;|$)/

const passedOn = ["content-type", "content-length", "content-disposition", "etag", "last-modified"]

type Opened = { status: number; file?: FileBytes; failure?: Failure["kind"] }

async function ask(path: string, options: FileOptions, signal: AbortSignal): Promise<Opened> {
  const answer = await undiciFetch(`${options.baseUrl}${path}`, {
    headers: { ...callerHeaders(options.caller), ...options.headers },
    dispatcher: options.dispatcher,
    signal,
    redirect: "error",
  })
  const { status } = answer
  if (isFile(answer))
    return { status, file: { body: answer.body as ReadableStream<Uint8Array>, headers: headersOf(answer) } }
  await answer.body?.cancel()
  return { status, failure: answer.ok ? "contract" : refusalOf(status, {}).kind }
}

/**
 * Opens a file (`file.get`, `export-package.download`). The stream ends with an error if the backend breaks off.
 * @returns undefined when the backend gives no file: unknown, not allowed, not answering
 * @throws ApiFailure where the person's session is over (SES-07)
 */
export async function openFile({ operation, path }: FileSource, options: FileOptions): Promise<FileBytes | undefined> {
  const started = performance.now()
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), options.timeout)
  const unanswered = (): Opened => {
    if (impatience.signal.aborted) return { status: 0, failure: "timeout" }
    return { status: 0, failure: options.signal.aborted ? "aborted" : "network" }
  }
  const signal = AbortSignal.any([impatience.signal, options.signal])
  const { status, file, failure } = await ask(path, options, signal).catch(unanswered)
  clearTimeout(timer)
  options.record?.({ operation, status, milliseconds: Math.round(performance.now() - started), failure })
  if (failure === "unauthorized" && options.caller.token) throw new ApiFailure({ kind: "unauthorized" })
  return file
}

function isFile(answer: Response): boolean {
  return answer.ok && answer.body !== null && fileTypes.test(answer.headers.get("content-type") ?? "")
}

function headersOf(answer: Response): Headers {
  const known = passedOn.map((name) => [name, answer.headers.get(name)] as const)
  return new Headers(known.filter((header): header is [(typeof header)[0], string] => Boolean(header[1])))
}
