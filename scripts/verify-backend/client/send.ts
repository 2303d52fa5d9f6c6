import { createHash } from "node:crypto"

/** The response to one request. Status 0: none. */
type Answered = {
  status: number
  contentType: string | null
  answer: unknown
  answerHeaders: Record<string, string>
  digest: string
}
type Sent = { method: string; headers: Record<string, string>; body?: unknown; form?: FormData | undefined }

const timeoutMilliseconds = 20_000

/** Sends a request. Retries once if the target closed an idle connection at that moment, which is not an error. Status 0: no response. */
export async function send(address: string, sent: Sent): Promise<Answered> {
  try {
    return await once(address, sent).catch((error: unknown) => {
      if (isDropped(error)) return once(address, sent)
      throw error
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ""
    const answer = [String(error), cause].filter(Boolean).join(": ")
    return { status: 0, contentType: null, answer, answerHeaders: {}, digest: "" }
  }
}

/** Sends the request once. Redirects are not followed, because they are responses to check and lead to other URLs. */
async function once(address: string, { method, headers, body, form }: Sent): Promise<Answered> {
  const isJson = body !== undefined
  const type = isJson && { "content-type": "application/json" }
  const response = await fetch(address, {
    method,
    redirect: "manual",
    headers: { accept: "application/json, */*;q=0.1", ...type, ...headers },
    body: form ?? (isJson ? (typeof body === "string" ? body : JSON.stringify(body)) : null),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  })
  const contentType = response.headers.get("content-type")
  const bytes = Buffer.from(await response.arrayBuffer())
  const text = bytes.toString()
  return {
    status: response.status,
    contentType,
    answer: contentType?.includes("json") ? parsed(text) : text.slice(0, 500),
    answerHeaders: Object.fromEntries(response.headers),
    digest: digestOf(bytes),
  }
}

/** A digest for comparing bytes. */
export const digestOf = (bytes: string | Buffer): string => createHash("sha256").update(bytes).digest("hex")

type SocketError = { code?: string; socket?: { bytesRead?: number } }

/**
 * Whether a reused connection was closed before it returned a response. With a new connection this would be a failure of the target. A
 * target that always closes the connection on this request also fails the retry.
 */
function isDropped(error: unknown): boolean {
  const { code, socket } = ((error as { cause?: SocketError }).cause ?? {}) as SocketError
  if (code === "ECONNRESET" || code === "EPIPE") return true
  return code === "UND_ERR_SOCKET" && Number(socket?.bytesRead) > 0
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return `not JSON: ${text.slice(0, 500)}`
  }
}
