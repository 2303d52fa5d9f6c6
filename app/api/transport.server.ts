import { Agent, fetch as undiciFetch, type Dispatcher } from "undici"
import type { Protection } from "./protection.server.ts"
import { TransportError } from "./transport-error.ts"

const largestAnswer = 8 * 1024 * 1024

/** Creates the connection pool for the backend: keep-alive, limited, shared by all requests of the process. */
export function backendPool(): Dispatcher {
  return new Agent({ connections: 64, pipelining: 1, connect: { timeout: 2_000 }, keepAliveTimeout: 30_000 })
}

/**
 * Reads the text of a response.
 * @throws TransportError if it is longer than `limit` bytes
 */
export async function readAtMost(body: AsyncIterable<Uint8Array> | null, limit: number): Promise<string> {
  if (!body) return ""
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limit) throw new TransportError("contract", `answer over ${limit} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString("utf8")
}

const isAbort = (error: unknown) =>
  error instanceof Error && (error.name === "AbortError" || error.name === "TimeoutError")

function transportError(error: unknown, deadline: AbortSignal, person: AbortSignal | undefined): TransportError {
  if (error instanceof TransportError) return error
  if (deadline.aborted) return new TransportError("timeout", error)
  if (person?.aborted || isAbort(error)) return new TransportError("aborted", error)
  return new TransportError("network", error)
}

export type TransportOptions = {
  dispatcher: Dispatcher
  protection: Protection
  /** milliseconds for the whole exchange, including waiting and a retry (ERR-03: 15000) */
  timeout: number
  /** aborted when the client disconnects */
  person?: AbortSignal
}

/**
 * Creates the client's `fetch`: one deadline for the whole response, limited size, JSON only. Calls run through the backend's `Protection`.
 * @throws TransportError
 */
export function transport({ dispatcher, protection, timeout, person }: TransportOptions) {
  return async (request: Request): Promise<Response> => {
    const until = performance.now() + timeout
    const deadline = AbortSignal.timeout(timeout)
    const signal = person ? AbortSignal.any([deadline, person]) : deadline
    const body = request.body ? new Uint8Array(await request.arrayBuffer()) : undefined
    const isRepeatable = request.method === "GET" || request.method === "HEAD"
    const begin = () =>
      exchange(request, { body, dispatcher, signal }).catch((error: unknown) => {
        throw transportError(error, deadline, person)
      })
    return protection.run({ signal, isRepeatable, until }, begin).catch((error: unknown) => {
      throw transportError(error, deadline, person)
    })
  }
}

type Sending = { body: Uint8Array | undefined; dispatcher: Dispatcher; signal: AbortSignal }

async function exchange({ url, method, headers: sent }: Request, sending: Sending): Promise<Response> {
  const answer = await undiciFetch(url, { method, headers: Object.fromEntries(sent), redirect: "error", ...sending })
  const headers = new Headers(Object.fromEntries(answer.headers))
  if (!headers.get("content-type")?.includes("json") && answer.ok) {
    await answer.body?.cancel() // an unread body would occupy the connection until the deadline
    throw new TransportError("contract", `content type ${headers.get("content-type")}`)
  }
  const text = await readAtMost(answer.body, largestAnswer)
  headers.delete("content-length")
  headers.delete("content-encoding")
  return new Response(text === "" ? null : text, { status: answer.status, headers })
}
