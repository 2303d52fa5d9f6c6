import { Agent, fetch as undiciFetch, type Dispatcher, type Response } from "undici"
import type { components } from "#openapi/generated/schema.d.ts"
import { callerHeaders, type Caller, type Envelope } from "./client.server.ts"
import type { Conformance } from "./conformance.server.ts"
import { readAtMost } from "./transport.server.ts"

/** What has changed for a person since a cursor (LIVE-01). */
export type ChangeSet = components["schemas"]["ChangeSet"]

/** Where to begin: after a cursor, or at the time when a page was made. */
export type ChangesFrom = { cursor?: string | undefined; since?: string | undefined }

/**
 * How a request for changes ended. `ended`: the backend closed its stream; `answered`: it has no streams, and was asked once; `not-built`:
 * it has neither; `unauthorized`: the session is over.
 */
export type ChangesEnd = "ended" | "answered" | "not-built" | "unauthorized" | "failed"

/** A backend's changes for one person. */
export type ChangeSource = (asked: {
  caller: Caller
  from: ChangesFrom
  signal: AbortSignal
  onChanges: (set: ChangeSet) => void
}) => Promise<ChangesEnd>

export type ChangeSourceOptions = {
  baseUrl: string
  dispatcher: Dispatcher
  conformance: Conformance
  /** Headers of one request, such as its id. */
  headers: () => Record<string, string>
  onMismatch: (problem: string) => void
}

const path = "/changes"
const largestSet = 256 * 1024

/** Milliseconds until a stream without a sign of life is given up; the contract promises one every 20 seconds. */
const streamSilence = 45_000

/** Connections for streams of changes, one for each person; apart from the others, which must not wait for them. */
export const livePool = (): Dispatcher =>
  new Agent({ connect: { timeout: 2_000 }, headersTimeout: 15_000, bodyTimeout: streamSilence })

/** Ends of requests by status; any other status without changes is a failure. */
const ends: Record<number, ChangesEnd> = { 401: "unauthorized", 404: "not-built", 405: "not-built", 501: "not-built" }

function addressOf(baseUrl: string, { cursor, since }: ChangesFrom): string {
  const query = new URLSearchParams(cursor === undefined ? (since === undefined ? {} : { since }) : { cursor })
  return `${baseUrl}${path}${query.size > 0 ? `?${query}` : ""}`
}

/**
 * The data of the events in a stream, without comments and other fields.
 * @throws Error for an event that is longer than any set of changes
 */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ""
  let data: string[] = []
  let length = 0
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ""
    for (const line of lines) {
      length += line.length
      if (line.startsWith("data:")) data.push(line.slice("data:".length).replace(/^ /, ""))
      if (length > largestSet) break
      if (line !== "") continue
      if (data.length > 0) yield data.join("\n")
      data = []
      length = 0
    }
    if (length + rest.length > largestSet) throw new Error("an event is too long")
  }
}

/** Creates the source of changes of one backend: a stream if it has streams, otherwise one answer for each request. */
export function changeSource(options: ChangeSourceOptions): ChangeSource {
  const { baseUrl, dispatcher, conformance, headers, onMismatch } = options

  /** A result that matches the contract, or undefined. */
  function accepted(body: Envelope): ChangeSet | undefined {
    const found = conformance.check("get", path, 200, body)
    if (found) onMismatch(`${found.path} ${found.problem}`)
    return found ? undefined : (body.result as ChangeSet)
  }

  const parse = (text: string): unknown => {
    try {
      return JSON.parse(text)
    } catch {
      return undefined
    }
  }

  /** Passes results on. @returns whether all of them match the contract */
  async function pass(bodies: AsyncIterable<Envelope>, onChanges: (set: ChangeSet) => void): Promise<boolean> {
    for await (const body of bodies) {
      const set = accepted(body)
      if (!set) return false
      onChanges(set)
    }
    return true
  }

  async function* streamed(body: AsyncIterable<Uint8Array>) {
    for await (const text of eventData(body)) yield { success: true, result: parse(text) }
  }

  async function* once(body: AsyncIterable<Uint8Array>) {
    yield (parse(await readAtMost(body, largestSet)) ?? {}) as Envelope
  }

  async function read({ ok, status, headers: about, body }: Response, onChanges: (set: ChangeSet) => void) {
    if (!ok || !body) return ends[status] ?? "failed"
    const isStream = about.get("content-type")?.startsWith("text/event-stream") ?? false
    if (!(await pass(isStream ? streamed(body) : once(body), onChanges))) return "failed"
    return isStream ? "ended" : "answered"
  }

  return async ({ caller, from, signal, onChanges }) => {
    const answer = await undiciFetch(addressOf(baseUrl, from), {
      headers: { ...callerHeaders(caller), ...headers(), accept: "text/event-stream, application/json;q=0.5" },
      dispatcher,
      signal,
      redirect: "error",
    }).catch(() => undefined)
    if (!answer) return "failed"
    try {
      return await read(answer, onChanges)
    } catch {
      return "failed"
    } finally {
      await answer.body?.cancel().catch(() => undefined) // refused for a body that was read
    }
  }
}
