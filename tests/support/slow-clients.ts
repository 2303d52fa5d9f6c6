import { connect, type Socket } from "node:net"

/** Ways to keep a connection without using it (quality rows 20, 21). */
export const slowKinds = ["headers", "form", "reading", "idle"] as const
export type Slowness = (typeof slowKinds)[number]

const heads: Record<Slowness, (host: string, what: string) => string> = {
  headers: (host) => `GET /a/aurora/thanks HTTP/1.1\r\nHost: ${host}\r\n`,
  form: (host) =>
    `POST /a/aurora/login/request HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n` +
    "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 100000\r\n\r\nname=",
  reading: (host, what) => `GET ${what} HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(4),
  idle: () => "",
}
const drops: Partial<Record<Slowness, string>> = { headers: "X-A: b\r\n", form: "x" }

/** A number of slow connections: `open` counts those that the server has not closed. */
export type SlowClients = { open(): number; close(): void }

/**
 * Opens connections to a server, all slow in the same way: a header or a form byte per second, responses that are not read, or nothing.
 * @param origin e.g. "http://127.0.0.1:3000"
 * @param what path that clients request four times without reading the responses
 */
export async function slowClients(
  origin: string,
  how: Slowness,
  count: number,
  what = "/a/aurora/login",
): Promise<SlowClients> {
  const { hostname, port, host } = new URL(origin)
  const open = new Set<Socket>()
  const begin = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname)
      const gone = () => (open.delete(socket), resolve())
      socket
        .on("error", gone)
        .on("close", gone)
        .once("connect", () => {
          open.add(socket)
          socket.write(heads[how](host, what))
          if (how === "reading") socket.pause()
          else socket.resume()
          resolve()
        })
    })
  for (let at = 0; at < count; at += 100)
    await Promise.all(Array.from({ length: Math.min(100, count - at) }, () => begin()))
  const drop = drops[how]
  const timer = setInterval(() => drop && open.forEach((socket) => socket.write(drop)), 1_000)
  return {
    open: () => open.size,
    close() {
      clearInterval(timer)
      for (const socket of open) socket.destroy()
    },
  }
}
