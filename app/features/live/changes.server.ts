import type { ChangesFrom, ChangeSet } from "#app/api/change-source.server.ts"
import { type LiveChanges, recordName } from "#app/lib/live.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** Milliseconds between two signs of life: proxies close connections that are silent for 60 seconds. */
const heartbeat = 20_000
/** Milliseconds after which the browser has to come back, and its session is checked again. */
const longestLife = 5 * 60_000
/** Events that wait for a browser that does not read. */
const mostUnread = 50
/** Milliseconds after which a browser comes back to a stream that ended: not all in the same second. */
const retry = () => Math.round(1_000 + 4_000 * Math.random())

const isCursor = (text: string | null) => text !== null && /^[\w.~-]{1,200}$/.test(text)

/** Where the page's own time stands in the backend's: a page that took a while to be made may have been read before it began. */
const margin = 500

/** A cursor that the browser has, or the time when its page was made; anything else counts as neither. */
function beginningOf({ url, headers }: Request): ChangesFrom {
  const { searchParams } = new URL(url)
  const cursor = headers.get("last-event-id") ?? searchParams.get("cursor")
  if (isCursor(cursor)) return { cursor: cursor ?? undefined }
  const made = Date.parse(searchParams.get("since") ?? "")
  return Number.isNaN(made) ? {} : { since: new Date(made - margin).toISOString() }
}

function eventOf({ cursor, changes, has_new_counts: counts, is_gap: gap }: ChangeSet): string {
  const names = changes.map(({ module, key }) => recordName(module, key))
  return `id: ${cursor}\ndata: ${JSON.stringify({ changes: names, counts, gap } satisfies LiveChanges)}\n\n`
}

/** Seconds for which nothing will come; none if the browser is to come back at once, to another process. */
const pauses = { "not-built": 600, unauthorized: 0, stopping: undefined } as const

/** Tells the browser that nothing will come for some seconds; 0: until its page is loaded again. */
const offEvent = (seconds: number) => `event: off\ndata: ${seconds}\n\n`

/**
 * The stream for one window of the person: references to what has changed, nothing of its content. The browser comes back when it ends.
 * @throws Response 406 to anything that does not read events
 */
export function changesFor(context: RequestContext, request: Request): Response {
  const isStream = request.headers.get("accept")?.includes("text/event-stream") ?? false
  if (!isStream || request.method !== "GET") throw new Response(null, { status: 406 })
  context.keepOpen()
  const encoder = new TextEncoder()
  let close = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const say = (text: string) => {
          if ((controller.desiredSize ?? 0) < -mostUnread) close()
          else controller.enqueue(encoder.encode(text))
        }
        const end = (seconds?: number) => {
          if (seconds !== undefined) say(offEvent(seconds))
          close()
        }
        say(`retry: ${retry()}\n\n`)
        const opened = context.live.open({
          from: beginningOf(request),
          give: (set) => say(eventOf(set)),
          end: (why) => end(pauses[why]),
        })
        const leave = typeof opened === "function" ? opened : undefined
        const beat = setInterval(() => say(":\n\n"), heartbeat).unref()
        const life = setTimeout(() => close(), longestLife * (0.8 + 0.4 * Math.random())).unref()
        let isOver = false
        close = () => {
          if (isOver) return
          isOver = true
          leave?.()
          clearInterval(beat)
          clearTimeout(life)
          context.signal.removeEventListener("abort", close)
          controller.close()
        }
        context.signal.addEventListener("abort", close)
        if (typeof opened !== "function") end(opened.retryAfter)
      },
      cancel: () => close(),
    },
    { highWaterMark: 1 },
  )
  return new Response(body, { headers: { "Content-Type": "text/event-stream; charset=utf-8" } })
}
