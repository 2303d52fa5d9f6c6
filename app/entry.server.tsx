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
import { pageTurns } from "./lib/turns.server.ts"
import { takeHandover } from "./server/framework/handover.ts"
import { log, loggable } from "./server/log.ts"
import { WithoutNulls } from "./server/without-nulls.ts"
import { NonceContext } from "./ui/nonce.ts"

/** Milliseconds until promises of loaders that are still open are given up; above the 15 s of a backend call. */
export const streamTimeout = 16_000

/**
 * The rare end of `<!--$!-->`, which React writes where a part of a page was not rendered: it waits for something, or failed. No text
 * can hold it.
 */
const leftOut = "$!-->"

/** The whole page at once, without the streams, a quarter of its cost; nothing where a part of it was left out. */
function wholePage(page: ReactElement): string | undefined {
  const html = `<!DOCTYPE html>${renderToString(page)}`
  return html.includes(leftOut) ? undefined : html
}

/** A body of one piece: of a text, `Response` would make two copies. */
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
  /** which of React's moments begins the answer */
  begin: "onShellReady" | "onAllReady"
}

/** The page as a stream, which begins when what is there at once is rendered; what is late comes when it arrives. */
function streamedPage({ page, status, headers, begin }: Answer, context: AppLoadContext): Promise<Response> {
  const { nonce, requestId, signal } = context
  return new Promise((resolve, reject) => {
    let responseStatus = status
    const early: unknown[] = [] // of a part; that of the page itself is the caller's
    let report = (error: unknown): void => void early.push(error)
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      [begin]() {
        report = (error) => log.error({ requestId, err: error }, "rendering failed")
        early.forEach(report)
        const body = new WithoutNulls()
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }))
        pipe(body)
        body.once("close", () => clearTimeout(timer)) // or the page would be kept until then
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
 * Renders a page: all of it at once, or where a part of it comes late as a stream; robots get all of that, too, when it is there.
 * @throws the signal's reason for somebody who has left while the page waited for its turn
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const turn = pageTurns.take("render")
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
  if (isWhole) entry.serverHandoffStream = new ReadableStream() // the first rendering has taken the reader, and all of it is read
  const begin = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady"
  return streamedPage({ page, status, headers, begin }, context)
}

/** Logs what loaders and actions threw and nobody expected; the person sees the screen of its status. A 4xx is the caller's. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { requestId } = (context ?? {}) as AppLoadContext
  log.error({ requestId, path: loggable(new URL(request.url).pathname), err: error }, "route failed")
}
