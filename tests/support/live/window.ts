import { get, type IncomingMessage } from "node:http"
import type { LiveChanges } from "#app/lib/live.ts"
import type { Visitor } from "#tests/support/visitor.ts"

/** A set of changes that a window was told, with the time by `performance.now()`. */
export type Told = LiveChanges & { id: string; at: number }

/** A window with a stream of changes. */
export type LiveWindow = {
  told: Told[]
  /** how each of its streams began: the status, the process that answered, and the cursor that was sent */
  streams: { status: number; port: number; cursor: string | undefined }[]
  /** for how many seconds the portal said that nothing will come; undefined if it has not */
  off: number | undefined
  isOpen: boolean
  close(): void
}

const portOf = ({ headers }: IncomingMessage) => Number(/:(\d+)$/.exec(String(headers["x-answered-by"]))?.[1])

/**
 * Opens a stream of changes as a browser does (EventSource): it comes back when the stream ends, after the time that the stream has named and
 * with the last cursor; not if it was refused, or told that nothing will come.
 * @param path with its query
 */
export function openWindow(visitor: Visitor, path = `/a/aurora/changes?since=${new Date().toISOString()}`): LiveWindow {
  let [pause, isClosed] = [3_000, false]
  let present: ReturnType<typeof get> | undefined
  const window: LiveWindow = {
    told: [],
    streams: [],
    off: undefined,
    isOpen: false,
    close() {
      isClosed = true
      present?.destroy()
    },
  }

  function take(event: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(event)?.[1]
    const [id, data, retry] = [field("id"), field("data"), field("retry")]
    if (retry !== undefined) pause = Number(retry)
    if (data === undefined) return
    if (field("event") === "off") {
      window.off = Number(data)
      window.close()
    } else window.told.push({ ...(JSON.parse(data) as LiveChanges), id: id ?? "", at: performance.now() })
  }

  function again(): void {
    window.isOpen = false
    if (!isClosed) setTimeout(open, pause)
  }

  function open(): void {
    if (isClosed) return
    const cursor = window.told.at(-1)?.id
    const headers = {
      accept: "text/event-stream",
      ...visitor.browserHeaders(),
      ...(cursor && { "last-event-id": cursor }),
    }
    let isAnswered = false
    present = get(new URL(path, visitor.portal), { headers, agent: false }, (answer) => {
      const { statusCode: status = 0 } = answer
      isAnswered = true
      window.streams.push({ status, port: portOf(answer), cursor })
      window.isOpen = status === 200
      if (!window.isOpen) window.close()
      let rest = ""
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        const events = (rest + chunk).split("\n\n")
        rest = events.pop() ?? ""
        for (const event of events) take(event)
      })
      answer.once("error", () => undefined) // a stream that breaks off
      answer.once("close", again)
    })
    present.once("error", () => isAnswered || again())
  }

  open()
  return window
}
