import { createServer, type IncomingHttpHeaders, type Server } from "node:http"
import type { AddressInfo } from "node:net"

type Kept = { status: number; headers: [string, string][]; body: Buffer }

const passedOn = ["token", "alliance-id", "member-id", "username", "content-type", "idempotency-key", "x-mock-store"]
const ofConnection = new Set(["connection", "keep-alive", "transfer-encoding", "content-length", "date"])

function headersOf(headers: IncomingHttpHeaders): [string, string][] {
  return passedOn.flatMap((name): [string, string][] => {
    const value = headers[name]
    return typeof value === "string" ? [[name, value]] : []
  })
}

/**
 * A backend without cost: it replays the mock's responses to reads byte for byte and forwards everything else. In front of it, load
 * tests reach the limits of the portal and not those of the mock.
 * @param target origin of the mock
 */
export async function startReplay(target: string): Promise<{ origin: string; stop(): Promise<void> }> {
  const known = new Map<string, Promise<Kept>>()

  async function ask(
    method: string,
    path: string,
    headers: [string, string][],
    body?: Uint8Array<ArrayBuffer>,
  ): Promise<Kept> {
    const answer = await fetch(target + path, { method, headers, body, redirect: "manual" })
    const kept = [...answer.headers].filter(([name]) => !ofConnection.has(name))
    return { status: answer.status, headers: kept, body: Buffer.from(await answer.arrayBuffer()) }
  }

  const server: Server = createServer((request, response) => {
    const { method = "GET", url = "/" } = request
    const headers = headersOf(request.headers)
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.once("end", () => {
      // each page verifies its token by a POST that changes nothing
      const isRead = method === "GET" || url === "/api/token/"
      const body = chunks.length > 0 ? new Uint8Array(Buffer.concat(chunks)) : undefined
      const key = JSON.stringify([method, url, headers, body && Buffer.from(body).toString()])
      const answer = (isRead && known.get(key)) || ask(method, url, headers, body)
      if (isRead && method !== "DELETE") known.set(key, answer)
      answer.then(
        (kept) => response.writeHead(kept.status, kept.headers.flat()).end(kept.body),
        () => response.destroy(),
      )
    })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
}
