import { fetch as undiciFetch, type Dispatcher, type Response } from "undici"
import { callerHeaders, type Caller } from "./client.server.ts"
import { ApiFailure } from "./failure.ts"

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
}

/** What the contract lets a file be (`file.get`); anything else is somebody's page and no file (ERR-07). */
const fileTypes = /^(application\/octet-stream|image\/[\w.+-]+)\s*(;|$)/

const passedOn = ["content-type", "content-length", "content-disposition", "etag", "last-modified"]

/**
 * Opens a file (`file.get`, `export-package.download`). The stream ends with an error if the backend breaks off.
 * @param path below the base address, its parts encoded
 * @returns undefined when the backend gives no file: unknown, not allowed, not answering
 * @throws ApiFailure where the person's session is over (SES-07)
 */
export async function openFile(path: string, options: FileOptions): Promise<FileBytes | undefined> {
  const impatience = new AbortController()
  const timer = setTimeout(() => impatience.abort(), options.timeout)
  try {
    const answer = await undiciFetch(`${options.baseUrl}${path}`, {
      headers: { ...callerHeaders(options.caller), ...options.headers },
      dispatcher: options.dispatcher,
      signal: AbortSignal.any([impatience.signal, options.signal]),
      redirect: "error",
    })
    if (isFile(answer)) return { body: answer.body as ReadableStream<Uint8Array>, headers: headersOf(answer) }
    await answer.body?.cancel()
    if (answer.status === 401 && options.caller.token) throw new ApiFailure({ kind: "unauthorized" })
    return undefined
  } catch (error) {
    if (error instanceof ApiFailure) throw error
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

function isFile(answer: Response): boolean {
  return answer.ok && answer.body !== null && fileTypes.test(answer.headers.get("content-type") ?? "")
}

function headersOf(answer: Response): Headers {
  const known = passedOn.map((name) => [name, answer.headers.get(name)] as const)
  return new Headers(known.filter((header): header is [(typeof header)[0], string] => Boolean(header[1])))
}
