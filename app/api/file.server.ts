import { fetch as undiciFetch, type Dispatcher, type Response } from "undici"
import { callerHeaders, refusalOf, type Caller, type CallRecord } from "./client.server.ts"
import { ApiFailure, type Failure } from "#app/lib/failure.ts"

/** A file streamed from the backend without buffering: the whole file (200) or the requested range (206). */
export type FileBytes = {
  status: 200 | 206
  body: ReadableStream<Uint8Array>
  headers: Headers
  /**
   * Ends the transfer if nobody reads the body, as for a HEAD request. Keep a reference to it until the end: it holds the response, and
   * undici cancels the body of a response that is garbage-collected before the body is read.
   */
  release: () => void
}

/** The file requires a login and there is no session. */
export type NeedsLogin = { status: 401 }

/** The requested range is beyond the end of the file (416); `Content-Range` has the size. */
export type RangeNotSatisfiable = { status: 416; body: null; headers: Headers }

/** The backend did not send the file, and why. */
export type NoFile = { status: 0; failure: Failure }

/** What opening a file gives. */
export type OpenedFile = FileBytes | RangeNotSatisfiable | NeedsLogin | NoFile

export type FileOptions = {
  baseUrl: string
  dispatcher: Dispatcher
  caller: Caller
  headers: Record<string, string>
  signal: AbortSignal
  /** Milliseconds until the response headers; the body may take longer. */
  timeout: number
  record?: (call: CallRecord) => void
}

/** A file to open: the operation in the contract, and its encoded path below the base URL. */
export type FileSource = {
  operation: string
  path: string
  /** `Range` and `If-Range` headers of the request. */
  range?: Record<string, string>
}

/** Content types that the contract allows for a file (`file.get`); any other response, such as an HTML page, is rejected (ERR-07). */
const fileTypes = /^(application\/octet-stream|image\/[\w.+-]+)\s*(;|$)/

const forwardedHeaders = [
  ...["content-type", "content-length", "content-disposition", "etag", "last-modified"],
  ...["accept-ranges", "content-range"],
]

type Opened = { status: number; file?: FileBytes | RangeNotSatisfiable; failure?: Failure }

/** The reason that the backend gives for not sending a file; its body may also be a page of a gateway. */
async function reasonOf(answer: Response): Promise<Failure> {
  const { status, headers } = answer
  if (answer.ok) return { kind: "contract" }
  const isJson = headers.get("content-type")?.startsWith("application/json")
  const envelope = isJson ? ((await answer.json()) as object) : {}
  return refusalOf(status === 410 ? 404 : status, { success: false, ...envelope })
}

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
    const release = () => void answer.body?.cancel().catch(() => undefined) // refused while somebody reads
    const headers = headersOf(answer, forwardedHeaders)
    return { status, file: { status: status === 206 ? 206 : 200, body, headers, release } }
  }
  const isBeyondEnd = status === 416 && range !== undefined
  const failure = isBeyondEnd ? undefined : await reasonOf(answer)
  await answer.body?.cancel().catch(() => undefined) // refused for a body that was read
  if (failure) return { status, failure }
  return { status, file: { status: 416, body: null, headers: headersOf(answer, ["content-range"]) } }
}

/**
 * Opens a file (`file.get`, `export-package.download`). The stream fails if the backend aborts the response.
 * @returns status 0 and the reason if the backend sends no file (unknown, forbidden, no response); 401 if an anonymous visitor is refused
 * @throws ApiFailure if the user's session has ended (SES-07)
 */
export async function openFile(source: FileSource, options: FileOptions): Promise<OpenedFile> {
  const started = performance.now()
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), options.timeout)
  const unanswered = (): Opened => {
    if (timeout.signal.aborted) return { status: 0, failure: { kind: "timeout" } }
    return { status: 0, failure: { kind: options.signal.aborted ? "aborted" : "network" } }
  }
  const signal = AbortSignal.any([timeout.signal, options.signal])
  const { status, file, failure } = await ask(source, options, signal).catch(unanswered)
  clearTimeout(timer)
  options.record?.({
    operation: source.operation,
    status,
    milliseconds: Math.round(performance.now() - started),
    failure: failure?.kind,
  })
  return file ?? notOpened(failure ?? { kind: "server" }, options.caller)
}

/** What a failure means for the user, or for a visitor, who may have to log in. */
function notOpened(failure: Failure, { token }: Caller): NeedsLogin | NoFile {
  const { kind } = failure
  if (kind === "unauthorized" && token) throw new ApiFailure({ kind })
  return !token && (kind === "unauthorized" || kind === "forbidden") ? { status: 401 } : { status: 0, failure }
}

function isFile(answer: Response): boolean {
  return answer.ok && answer.body !== null && fileTypes.test(answer.headers.get("content-type") ?? "")
}

function headersOf(answer: Response, names: readonly string[]): Headers {
  const known = names.map((name) => [name, answer.headers.get(name)] as const)
  return new Headers(known.filter((header): header is [(typeof header)[0], string] => Boolean(header[1])))
}
