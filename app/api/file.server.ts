import { fetch as undiciFetch, type Dispatcher, type Response } from "undici"
import { callerHeaders, refusalOf, type Caller, type CallRecord } from "./client.server.ts"
import { ApiFailure, type Failure } from "#app/lib/failure.ts"

/** The bytes of a file as the backend sends them, passed on without being held: all of them (200), or the part that was asked for. */
export type FileBytes = { status: 200 | 206; body: ReadableStream<Uint8Array>; headers: Headers }

/** The backend gives the file to people who are logged in, and nobody is. */
export type NeedsLogin = { status: 401 }

/** A part was asked for that lies behind the end of the file (416); `Content-Range` tells the size. */
export type BehindTheEnd = { status: 416; body: null; headers: Headers }

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
export type FileSource = {
  operation: string
  path: string
  /** The part that is asked for: `Range` and `If-Range` of the request. */
  range?: Record<string, string>
}

/** What the contract lets a file be (`file.get`); anything else is somebody's page and no file (ERR-07). */
const fileTypes = /^(application\/octet-stream|image\/[\w.+-]+)\s*(;|$)/

const passedOn = [
  ...["content-type", "content-length", "content-disposition", "etag", "last-modified"],
  ...["accept-ranges", "content-range"],
]

type Opened = { status: number; file?: FileBytes | BehindTheEnd; failure?: Failure["kind"] }

async function ask({ path, range }: FileSource, options: FileOptions, signal: AbortSignal): Promise<Opened> {
  const answer = await undiciFetch(`${options.baseUrl}${path}`, {
    headers: { ...callerHeaders(options.caller), ...options.headers, ...range },
    dispatcher: options.dispatcher,
    signal,
    redirect: "error",
  })
  const { status } = answer
  if (isFile(answer)) {
    const body = answer.body as ReadableStream<Uint8Array>
    return { status, file: { status: status === 206 ? 206 : 200, body, headers: headersOf(answer, passedOn) } }
  }
  await answer.body?.cancel()
  if (status === 416 && range)
    return { status, file: { status, body: null, headers: headersOf(answer, ["content-range"]) } }
  return { status, failure: answer.ok ? "contract" : refusalOf(status, { success: false }).kind }
}

/**
 * Opens a file (`file.get`, `export-package.download`). The stream ends with an error if the backend breaks off.
 * @returns undefined when the backend gives no file: unknown, not allowed, not answering; 401 when a stranger is refused
 * @throws ApiFailure where the person's session is over (SES-07)
 */
export async function openFile(
  source: FileSource,
  options: FileOptions,
): Promise<FileBytes | BehindTheEnd | NeedsLogin | undefined> {
  const started = performance.now()
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), options.timeout)
  const unanswered = (): Opened => {
    if (impatience.signal.aborted) return { status: 0, failure: "timeout" }
    return { status: 0, failure: options.signal.aborted ? "aborted" : "network" }
  }
  const signal = AbortSignal.any([impatience.signal, options.signal])
  const { status, file, failure } = await ask(source, options, signal).catch(unanswered)
  clearTimeout(timer)
  options.record?.({
    operation: source.operation,
    status,
    milliseconds: Math.round(performance.now() - started),
    failure,
  })
  if (failure === "unauthorized" && options.caller.token) throw new ApiFailure({ kind: "unauthorized" })
  const isStranger = !options.caller.token
  if (isStranger && (failure === "unauthorized" || failure === "forbidden")) return { status: 401 }
  return file
}

function isFile(answer: Response): boolean {
  return answer.ok && answer.body !== null && fileTypes.test(answer.headers.get("content-type") ?? "")
}

function headersOf(answer: Response, names: readonly string[]): Headers {
  const known = names.map((name) => [name, answer.headers.get(name)] as const)
  return new Headers(known.filter((header): header is [(typeof header)[0], string] => Boolean(header[1])))
}
