import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node"
import { isRouteErrorResponse, RemixServer } from "@remix-run/react"
import { isbot } from "isbot"
import type { ReactElement } from "react"
import { renderToPipeableStream, renderToString } from "react-dom/server"
import { RawIntlProvider } from "react-intl"
import { serverIntl } from "./i18n/messages.server.ts"
import { renderScheduler } from "./runtime/render-scheduler.server.ts"
import { takeHandover } from "./server/framework/handover.ts"
import { log, loggable } from "./server/log.ts"
import { WithoutNulls } from "./server/without-nulls.ts"
import { NonceContext } from "./ui/nonce.ts"

/** Milliseconds after which pending promises of loaders are aborted; longer than the 15 s of a backend call. */
export const streamTimeout = 16_000

/**
 * The distinctive end of `<!--$!-->`, which React writes for a part of a page that was not rendered because it suspended or failed.
 * It cannot occur in text, because `>` is escaped.
 */
const leftOut = "$!-->"

/** Renders the whole page without streams, which saves a quarter of the cost; undefined if a part was left out. */
function wholePage(page: ReactElement): string | undefined {
  const html = `<!DOCTYPE html>${renderToString(page)}`
  return html.includes(leftOut) ? undefined : html
}

/** A body with a single chunk. Given a string, `Response` would copy it twice. */
function bodyOf(html: string): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(html))
      controller.close()
    },
  })
}

type Answer = {
  page: ReactElement
  status: number
  headers: Headers
  /** the React callback that starts the response */
  begin: "onShellReady" | "onAllReady"
}

/** Streams the page: the response starts when the available parts are rendered; deferred parts follow. */
function streamedPage({ page, status, headers, begin }: Answer, context: AppLoadContext): Promise<Response> {
  const { nonce, requestId, signal } = context
  return new Promise((resolve, reject) => {
    let responseStatus = status
    const early: unknown[] = [] // errors of parts; the caller handles an error of the page itself
    let report = (error: unknown): void => void early.push(error)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [begin]() {
        report = (error) => log.error({ requestId, err: error }, "rendering failed")
        early.forEach(report)
        const body = new WithoutNulls()
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }))
        pipe(body)
        body.once("close", () => clearTimeout(timer)) // otherwise the timer would keep the page in memory
      },
      onShellError: reject,
      onError(error) {
        responseStatus = 500
        if (!signal.aborted) report(error)
      },
    })
    const timer = setTimeout(abort, streamTimeout + 1_000)
    timer.unref()
    signal.addEventListener("abort", () => abort(), { once: true })
  })
}

/**
 * Renders a page: as a whole, or as a stream if a part is deferred. Crawlers get a streamed page only when it is complete.
 * @throws the signal's reason if the client disconnected while the page waited for its turn
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const turn = renderScheduler.take("render")
  const isWhole = await takeHandover(entry, turn)
  await turn
  context.signal.throwIfAborted()
  const { nonce, locale } = context
  const page = (
    <NonceContext.Provider value={nonce}>
      <RawIntlProvider value={serverIntl(locale)}>
        <RemixServer context={entry} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
      </RawIntlProvider>
    </NonceContext.Provider>
  )
  headers.set("Content-Type", "text/html; charset=utf-8")
  const html = isWhole ? wholePage(page) : undefined
  if (html !== undefined) return new Response(bodyOf(html), { headers, status })
  if (isWhole) entry.serverHandoffStream = new ReadableStream() // the first pass locked and read the original stream
  const begin = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady"
  return streamedPage({ page, status, headers, begin }, context)
}

/** Logs unexpected errors of loaders and actions; the user sees the error screen. A 4xx is the client's fault and is not logged. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { requestId } = (context ?? {}) as AppLoadContext
  log.error({ requestId, path: loggable(new URL(request.url).pathname), err: error }, "route failed")
}
