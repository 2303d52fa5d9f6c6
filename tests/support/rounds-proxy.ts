import { createServer, type IncomingMessage, type Server } from "node:http"
import type { AddressInfo } from "node:net"

/** Milliseconds without a new call after which those that wait are answered: the portal has nothing more to ask before. */
const QUIET = 25

const ofConnection = new Set(["host", "connection", "content-length", "transfer-encoding", "keep-alive"])

/** One backend call of a page: `GET /meeting/…`, and the round in which it was asked, from 1. */
export type CallInRound = { call: string; round: number }

async function bytesOf(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * A proxy in front of the mock that counts the rounds of backend calls of a page (P26): it holds every call until the portal asks nothing
 * more, then answers all of them, and so on. A call that needs the answer of another one is always in a later round. It serves one page
 * at a time.
 */
export class RoundsProxy {
  readonly #server: Server
  #waiting: (() => Promise<void>)[] = []
  #running = 0
  #timer: NodeJS.Timeout | undefined
  #round = 0
  #calls: CallInRound[] | undefined

  private constructor(target: string) {
    this.#server = createServer((request, response) => {
      const { method = "GET", url = "/" } = request
      const headers = Object.entries(request.headers).filter(([name]) => !ofConnection.has(name))
      const answer = async () => {
        const body = method === "GET" ? null : await bytesOf(request)
        const sent = Object.fromEntries(headers) as Record<string, string>
        const found = await fetch(new URL(url, target), { method, headers: sent, body, redirect: "manual" })
        const bytes = Buffer.from(await found.arrayBuffer())
        const kept = [...found.headers].filter(([name]) => !ofConnection.has(name) && name !== "content-encoding")
        response.writeHead(found.status, kept.flat()).end(bytes)
      }
      const safely = () => answer().catch(() => void response.destroy())
      if (this.#calls) this.#hold(`${method} ${url.replace(/^\/api/, "")}`, safely)
      else void safely()
    })
  }

  /** Starts a proxy in front of a server, e.g. "http://127.0.0.1:4010". */
  static async start(target: string): Promise<RoundsProxy> {
    const proxy = new RoundsProxy(target)
    await new Promise<void>((resolve) => proxy.#server.listen(0, "127.0.0.1", resolve))
    return proxy
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** The backend calls that are made while `open` runs, each with its round. */
  async roundsOf(open: () => Promise<unknown>): Promise<CallInRound[]> {
    const calls: CallInRound[] = []
    this.#calls = calls
    this.#round = 1
    try {
      await open()
    } finally {
      this.#calls = undefined
    }
    return calls
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #hold(call: string, answer: () => Promise<void>): void {
    this.#calls?.push({ call, round: this.#round })
    this.#waiting.push(answer)
    this.#answerWhenQuiet()
  }

  #answerWhenQuiet(): void {
    clearTimeout(this.#timer)
    if (this.#running > 0) return
    this.#timer = setTimeout(() => this.#answerAll(), QUIET)
  }

  #answerAll(): void {
    const ready = this.#waiting
    this.#waiting = []
    if (ready.length === 0) return
    this.#round += 1
    this.#running = ready.length
    for (const answer of ready)
      void answer().then(() => {
        this.#running -= 1
        this.#answerWhenQuiet()
      })
  }
}
