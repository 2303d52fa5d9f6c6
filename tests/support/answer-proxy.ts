import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/** Changes the bytes of the response to a read. */
export type ChangeResponse = (path: string, bytes: Buffer) => Buffer

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const hop = new Set(["host", "connection", "content-length", "transfer-encoding", "keep-alive"])

/** A proxy in front of the mock that changes the responses to a store's reads in ways the contract forbids, which the mock cannot do. */
export class AnswerProxy {
  readonly #server: Server
  readonly #spoils = new Map<string, ChangeResponse>()

  private constructor(target: string) {
    this.#server = createServer((request, response) => {
      const headers = Object.entries(request.headers).filter(([name]) => !hop.has(name))
      const method = request.method ?? "GET"
      const pass = async () => {
        const body = method === "GET" ? null : await bytesOf(request)
        const sent = Object.fromEntries(headers) as Record<string, string>
        const answer = await fetch(new URL(request.url ?? "/", target), { method, headers: sent, body })
        const bytes = Buffer.from(await answer.arrayBuffer())
        const changeResponses = method === "GET" ? this.#spoils.get(String(request.headers["x-mock-store"])) : undefined
        response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
        response.end(changeResponses ? changeResponses(request.url ?? "", bytes) : bytes)
      }
      pass().catch(() => response.destroy())
    })
  }

  /** Starts a proxy in front of a server, e.g. "http://127.0.0.1:4010". */
  static async start(target: string): Promise<AnswerProxy> {
    const proxy = new AnswerProxy(target)
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve))
    return proxy
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Changes the responses to a store's reads from now on. */
  spoil(store: string, spoil: ChangeResponse): void {
    this.#spoils.set(store, spoil)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}
