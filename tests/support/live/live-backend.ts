import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http"
import type { AddressInfo } from "node:net"
import { text as textOf } from "node:stream/consumers"

/** How the member ids of readers begin: people of whom the mock knows nothing. */
export const readerPrefix = "reader-"

/** Milliseconds in which several votes become one event, as in the mock, and between two signs of life. */
const [gathering, heartbeat] = [250, 15_000]

const notPassedOn = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date", "host"])

const kept = (headers: IncomingHttpHeaders) =>
  Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    notPassedOn.has(name) || typeof value !== "string" ? [] : [[name, value]],
  )

type Answer = { status: number; headers: [string, string][]; body: Buffer }

/**
 * A backend without cost for the readers of one ballot: each has a stream of changes, and gets the answers of one person of the mock, which are
 * asked for once after each vote. Everything else goes to the mock. So load tests reach the limits of the portal and not those of the mock.
 */
export type LiveBackend = {
  origin: string
  /** whose answers readers get: the session headers of the mock */
  readAs(session: Record<string, string>): void
  /** votes that the mock has accepted so far */
  readonly votes: number
  /** which vote, counted from 1, a person's was */
  voteOf(memberId: string): number | undefined
  /** open streams of changes, those asked for so far, and events sent so far */
  readonly streams: { open: number; asked: number; events: number }
  /** calls of readers so far, without streams */
  readonly calls: number
  stop(): Promise<void>
}

/** @param mock its origin @param ballot id of the ballot */
export async function startLiveBackend(mock: string, ballot: () => string): Promise<LiveBackend> {
  const streams = new Set<ServerResponse>()
  const votes = new Map<string, number>()
  const known = new Map<string, Promise<Answer>>()
  const counts = { asked: 0, events: 0, calls: 0 }
  let session: Record<string, string> = {}
  let waiting: NodeJS.Timeout | undefined

  const event = (changes: object[]) => {
    const set = { cursor: `v${votes.size}`, is_gap: false, has_new_counts: false, changes }
    return `id: ${set.cursor}\nevent: changes\ndata: ${JSON.stringify(set)}\n\n`
  }

  const change = () => [{ module: "ballot", key: ballot(), version: 1 }]

  function tellAll(): void {
    waiting = undefined
    const text = event(change())
    counts.events += streams.size
    for (const stream of streams) stream.write(text)
  }

  function openStream(url: URL, response: ServerResponse): void {
    counts.asked += 1
    streams.add(response)
    response.once("close", () => streams.delete(response))
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" })
    const cursor = url.searchParams.get("cursor")
    response.write(event(cursor === null || cursor === `v${votes.size}` ? [] : change()))
  }

  async function ask(method: string, path: string, headers: [string, string][], body?: string): Promise<Answer> {
    const answer = await fetch(mock + path, { method, headers, body: body || null, redirect: "manual" })
    const own = [...answer.headers].filter(([name]) => !notPassedOn.has(name))
    return { status: answer.status, headers: own, body: Buffer.from(await answer.arrayBuffer()) }
  }

  /** The answer to a reader: that of the one person, asked for once after each vote. */
  function answerReader(method: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
    counts.calls += 1
    const key = `${votes.size} ${path}`
    const answer = known.get(key) ?? ask(method, path, [...kept({ ...headers, ...session })])
    known.set(key, answer)
    return answer
  }

  async function answerOthers({ method = "GET", url = "/", headers }: IncomingMessage, body: string) {
    const answer = await ask(method, url, kept(headers), body)
    const voter = [headers["member-id"] ?? ""].flat()[0] ?? ""
    if (method === "POST" && url === `/api/ballot/${ballot()}/vote` && answer.status === 200) {
      votes.set(voter, votes.size + 1)
      waiting ??= setTimeout(tellAll, gathering)
    }
    return answer
  }

  const valid = Buffer.from(JSON.stringify({ success: true }))
  const validToken: Answer = {
    status: 200,
    headers: [["content-type", "application/json; charset=utf-8"]],
    body: valid,
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    const { method = "GET", url = "/", headers } = request
    const body = await textOf(request)
    if (url === "/api/token/" && body.includes(`"${readerPrefix}`)) return validToken
    const isReader = [headers["member-id"] ?? ""].flat()[0]?.startsWith(readerPrefix) ?? false
    return isReader ? answerReader(method, url, headers) : answerOthers(request, body)
  }

  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://backend.invalid")
    if (url.pathname === "/api/changes") return openStream(url, response)
    answerTo(request).then(
      ({ status, headers, body }) => response.writeHead(status, headers.flat()).end(body),
      () => response.destroy(),
    )
  })
  server.keepAliveTimeout = 75_000
  const beat = setInterval(() => {
    for (const stream of streams) stream.write(":\n\n")
  }, heartbeat)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", 4_096, resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    readAs: (headers) => void (session = headers),
    get votes() {
      return votes.size
    },
    voteOf: (memberId) => votes.get(memberId),
    get streams() {
      return { open: streams.size, asked: counts.asked, events: counts.events }
    },
    get calls() {
      return counts.calls
    },
    async stop() {
      clearInterval(beat)
      clearTimeout(waiting)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
