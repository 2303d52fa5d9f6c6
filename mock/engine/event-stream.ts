import type { IncomingMessage, ServerResponse } from "node:http"
import { noteClockChanges } from "./clock-changes.ts"
import type { EventStream } from "./domain.ts"
import { credentialsOf, viewerOf } from "./session-guard.ts"
import type { Store } from "./store/store.ts"

/** Milliseconds in which several changes become one event. */
const gathering = 250
/** Milliseconds between two looks at the clock. */
const tick = 1_000
/** Looks at the clock between two signs of life. */
const ticksOfSilence = 15

/** Whether the caller prefers a stream of events. */
export function acceptsStream({ headers }: IncomingMessage): boolean {
  return headers.accept?.includes("text/event-stream") ?? false
}

type Exchange = {
  store: Store
  request: IncomingMessage
  response: ServerResponse
  /** The store is still the one of its name. */
  isCurrent: () => boolean
}

/**
 * Sends a result as the first event of a stream and what follows it as further events, until the caller leaves or the session ends. The
 * session and the reading rules are asked again for each event.
 */
export function streamEvents({ event, idOf, next }: EventStream, first: unknown, exchange: Exchange): void {
  const { store, request, response, isCurrent } = exchange
  let id = ""
  const send = (result: unknown) => {
    id = idOf(result as never)
    response.write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(result)}\n\n`)
  }
  const look = () => {
    const viewer = viewerOf(store, credentialsOf(request.headers))
    if (!viewer || !isCurrent()) return void response.end()
    const result = next(id, viewer.member, { store, now: store.now() })
    if (result !== undefined) send(result)
  }
  let waiting: NodeJS.Timeout | undefined
  const stopListening = store.journal.listen(() => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      look()
    }, gathering).unref()
  })
  let ticks = 0
  const clock = setInterval(() => {
    if (!isCurrent()) return void response.end()
    noteClockChanges(store)
    ticks += 1
    if (ticks % ticksOfSilence === 0) response.write(":\n\n")
  }, tick).unref()
  response.once("close", () => {
    stopListening()
    clearTimeout(waiting)
    clearInterval(clock)
  })
  response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8", "cache-control": "no-store" })
  send(first)
}
