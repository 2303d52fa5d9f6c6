import { Agent, fetch as undiciFetch, type Dispatcher } from "undici"

/** Why an exchange with the backend gave no JSON answer. */
export class TransportError extends Error {
  readonly kind: "timeout" | "aborted" | "network" | "contract"

  constructor(kind: TransportError["kind"], cause?: unknown) {
    super(`no answer: ${kind}`, { cause })
    this.name = "TransportError"
    this.kind = kind
  }
}

const largestAnswer = 8 * 1024 * 1024

/** The connections to the backend: kept alive, bounded, shared by all requests of the process. */
export function backendPool(): Dispatcher {
  return new Agent({ connections: 64, pipelining: 1, connect: { timeout: 2_000 }, keepAliveTimeout: 30_000 })
}

/**
 * The text of an answer.
 * @throws TransportError for one over `limit` bytes
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

/**
 * A `fetch` for the client: one deadline over the whole answer, bounded size, only JSON unless it is a file.
 * @param timeout milliseconds for the whole exchange (specification 9: 15000)
 * @throws TransportError
 */
export function transport(dispatcher: Dispatcher, timeout: number, person?: AbortSignal) {
  return async (request: Request): Promise<Response> => {
    const deadline = AbortSignal.timeout(timeout)
    const signal = person ? AbortSignal.any([deadline, person]) : deadline
    try {
      const answer = await undiciFetch(request.url, {
        method: request.method,
        headers: Object.fromEntries(request.headers),
        body: request.body ? await bodyOf(request) : undefined,
        dispatcher,
        signal,
        redirect: "error",
      })
      const headers = new Headers(Object.fromEntries(answer.headers))
      if (!headers.get("content-type")?.includes("json") && answer.ok)
        throw new TransportError("contract", `content type ${headers.get("content-type")}`)
      const text = await readAtMost(answer.body, largestAnswer)
      headers.delete("content-length")
      headers.delete("content-encoding")
      return new Response(text === "" ? null : text, { status: answer.status, headers })
    } catch (error) {
      throw transportError(error, deadline, person)
    }
  }
}

async function bodyOf(request: Request): Promise<Uint8Array> {
  return new Uint8Array(await request.arrayBuffer())
}
