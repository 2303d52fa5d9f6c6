import { connect } from "node:net"

/** The responses to raw bytes: all statuses, and the time until the last one. */
export type Exchange = { statuses: number[]; milliseconds: number; isClosed: boolean; text: string }

/**
 * Sends raw bytes to a server, and reads until it closes the connection or is silent for a while.
 * @param origin e.g. "http://127.0.0.1:3000"
 * @param bytes a string is sent as latin1
 * @param patience milliseconds of silence after which the connection counts as left open
 */
export function exchange(origin: string, bytes: string | Buffer, patience = 1_000): Promise<Exchange> {
  const { hostname, port } = new URL(origin)
  const started = performance.now()
  return new Promise((resolve) => {
    let text = ""
    let last = started
    const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true }, () =>
      socket.write(bytes, "latin1"),
    )
    const done = (isClosed: boolean) => {
      socket.destroy()
      const statuses = [...text.matchAll(/(?:^|\r\n|[^\r\n])HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
      resolve({ statuses, milliseconds: last - started, isClosed, text })
    }
    socket.setTimeout(patience, () => done(false))
    socket.on("data", (chunk) => {
      last = performance.now()
      text += chunk.toString("latin1")
    })
    socket.once("end", () => done(true))
    socket.once("error", () => done(true))
  })
}
