import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { createApi, type ApiOptions, type CallRecord } from "#app/api/client.server.ts"
import { contract } from "#app/api/contract.server.ts"
import { Protection } from "#app/api/protection.server.ts"
import { backendPool } from "#app/api/transport.server.ts"

export type Received = { method: string; url: string; headers: IncomingMessage["headers"]; body: string }
type Answer = (response: ServerResponse, request: Received) => void

/** A backend that responds as the test defines, and records its requests. */
export class Backend {
  readonly received: Received[] = []
  readonly #server: Server
  #answer: Answer = (response) => response.end()

  private constructor() {
    this.#server = createServer((request, response) => void this.#take(request, response))
  }

  static async start(): Promise<Backend> {
    const backend = new Backend()
    await new Promise<void>((resolve) => backend.#server.listen(0, "127.0.0.1", resolve))
    return backend
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Number of open connections. */
  connections(): Promise<number> {
    return new Promise((resolve) => this.#server.getConnections((_error, count) => resolve(count)))
  }

  answers(answer: Answer): void {
    this.received.length = 0
    this.#answer = answer
  }

  answersJson(body: unknown, status = 200): void {
    this.answers((response) => sendJson(response, body, status))
  }

  stop(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = "", url = "", headers } = request
    const received = { method, url, headers, body: Buffer.concat(chunks).toString() }
    this.received.push(received)
    this.#answer(response, received)
  }
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { "content-type": "application/json" })
  response.end(JSON.stringify(body))
}

/** The API client of one request for this backend, and what it recorded. */
export function clientOf(backend: Pick<Backend, "origin">, options: Partial<ApiOptions> = {}) {
  const calls: CallRecord[] = []
  const dispatcher = backendPool()
  const api = createApi({
    baseUrl: `${backend.origin}/api`,
    dispatcher,
    protection: new Protection({ calls: 1_000_000 }),
    conformance: contract,
    timeout: 2_000,
    record: (call) => calls.push(call),
    ...options,
  })
  return { api, calls, close: () => dispatcher.destroy() }
}
