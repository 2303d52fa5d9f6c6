import { connect } from "node:net"

/** What came back for some bytes: the status of every answer, and how long until the last of it. */
export type Exchange = { statuses: number[]; milliseconds: number; isClosed: boolean; text: string }

/**
 * Sends bytes as they are to a server, and listens until it closes the connection, or says nothing for a while.
 * @param origin e.g. "http://127.0.0.1:3000"
 * @param bytes latin1 text stands for bytes
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
