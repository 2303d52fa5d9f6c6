import { createServer, connect, type Server, type Socket } from "node:net"
import type { AddressInfo } from "node:net"

/** Faults of a connection below HTTP, whatever the backend responds (quality rows 1 to 7). */
export const wireFaults = ["refuse", "hang", "drip", "reset", "truncate", "garbage", "huge", "flap"] as const

export type WireFault = (typeof wireFaults)[number]

const hugeSize = 50 * 1024 * 1024
const beginning = 120

/** Sends a response one byte per second. */
function drip(socket: Socket, bytes: Buffer): void {
  let at = 0
  const timer = setInterval(() => {
    if (socket.destroyed || at >= bytes.length) return clearInterval(timer)
    socket.write(bytes.subarray(at, (at += 1)))
  }, 1_000).unref()
  socket.once("close", () => clearInterval(timer))
}

/** Sends a valid response of 50 MB in chunks, as fast as the client reads it. */
function sendHuge(socket: Socket): void {
  const piece = Buffer.alloc(64 * 1024, "a")
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")])
  let sent = 0
  const more = () => {
    while (!socket.destroyed && sent < hugeSize) {
      sent += piece.length
      if (!socket.write(chunk)) return void socket.once("drain", more)
    }
    socket.end("0\r\n\r\n")
  }
  socket.write("HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n")
  more()
}

/**
 * A local proxy that forwards connections, or breaks them. It does not parse HTTP: a fault affects all operations alike.
 */
export class FaultProxy {
  readonly #target: URL
  readonly #server: Server
  readonly #sockets = new Set<Socket>()
  #port = 0
  #fault: WireFault | undefined
  #accepted = 0

  private constructor(target: string) {
    this.#target = new URL(target)
    this.#server = createServer({ allowHalfOpen: true }, (socket) => this.#accept(socket))
  }

  /** Starts a proxy in front of a server, e.g. "http://127.0.0.1:4010". */
  static async start(target: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target)
    await proxy.#listen()
    proxy.#port = (proxy.#server.address() as AddressInfo).port
    return proxy
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** Sets the fault for new connections and closes the open ones. Undefined: no fault. */
  async set(fault: WireFault | undefined): Promise<void> {
    this.#fault = fault
    for (const socket of this.#sockets) socket.destroy()
    if (fault === "refuse") await this.#close()
    else if (!this.#server.listening) await this.#listen()
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await this.#close()
  }

  #listen(): Promise<void> {
    return new Promise((resolve) => this.#server.listen(this.#port, "127.0.0.1", resolve))
  }

  #close(): Promise<void> {
    return new Promise((resolve) => (this.#server.listening ? this.#server.close(() => resolve()) : resolve()))
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket)
    socket.on("error", () => socket.destroy())
    return socket.once("close", () => this.#sockets.delete(socket))
  }

  #accept(socket: Socket): void {
    this.#keep(socket)
    this.#accepted += 1
    const isSpoilt = this.#fault !== "flap" || this.#accepted % 2 === 0
    const fault = isSpoilt ? this.#fault : undefined
    if (fault === undefined) return this.#pass(socket)
    if (fault === "flap") return void socket.resetAndDestroy()
    if (fault === "hang") return void socket.resume()
    socket.once("data", (request: Buffer) => this.#answer(socket, request, fault))
  }

  #pass(socket: Socket): void {
    const upstream = this.#keep(connect(Number(this.#target.port), this.#target.hostname))
    socket.pipe(upstream).pipe(socket)
    socket.once("close", () => upstream.destroy())
    upstream.once("close", () => socket.destroy())
  }

  #answer(socket: Socket, request: Buffer, fault: WireFault): void {
    if (fault === "huge") return sendHuge(socket)
    if (fault === "garbage") return void socket.end(Buffer.from("\u0000\u0001 no HTTP 不是 HTTP \r\n\r\n", "utf8"))
    const upstream = this.#keep(connect(Number(this.#target.port), this.#target.hostname))
    socket.once("close", () => upstream.destroy())
    upstream.once("data", (bytes: Buffer) => {
      if (fault === "drip") return drip(socket, bytes)
      socket.write(bytes.subarray(0, beginning), () =>
        fault === "reset" ? socket.resetAndDestroy() : socket.end(bytes.subarray(beginning, -2)),
      )
    })
    upstream.write(request)
    socket.pipe(upstream)
  }
}
