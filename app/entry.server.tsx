import {
  createReadableStreamFromReadable,
  type AppLoadContext,
  type EntryContext,
  type HandleErrorFunction,
} from "@remix-run/node"
import { isRouteErrorResponse, RemixServer } from "@remix-run/react"
import { isbot } from "isbot"
import { renderToPipeableStream } from "react-dom/server"
import { RawIntlProvider } from "react-intl"
import { pageIntl } from "./i18n/page-intl.server.ts"
import { pageTurns } from "./lib/turns.server.ts"
import { log, loggable } from "./server/log.ts"
import { WithoutNulls } from "./server/without-nulls.ts"
import { NonceContext } from "./ui/nonce.ts"

/** Milliseconds until promises of loaders that are still open are given up; above the 15 s of a backend call. */
export const streamTimeout = 16_000

/**
 * Renders a page as a stream: the shell at once, late widgets when they arrive; robots get the whole page.
 * @throws the signal's reason for somebody who has left while the page waited for its turn
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce, locale, requestId } = context
  await pageTurns.take("render")
  context.signal.throwIfAborted()
  const isReady = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady"
  return new Promise((resolve, reject) => {
    let isSent = false
    let responseStatus = status
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext.Provider value={nonce}>
        <RawIntlProvider value={pageIntl(locale)}>
          <RemixServer context={entry} url={request.url} nonce={nonce} abortDelay={streamTimeout} />
        </RawIntlProvider>
      </NonceContext.Provider>,
      {
        nonce,
        [isReady]() {
          isSent = true
          const body = new WithoutNulls()
          headers.set("Content-Type", "text/html; charset=utf-8")
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: responseStatus }))
          pipe(body)
          body.once("close", () => clearTimeout(timer)) // or the page would be kept until then
        },
        onShellError: reject,
        onError(error) {
          responseStatus = 500
          if (isSent && !context.signal.aborted) log.error({ requestId, err: error }, "rendering failed")
        },
      },
    )
    const timer = setTimeout(abort, streamTimeout + 1_000)
    timer.unref()
    context.signal.addEventListener("abort", () => abort(), { once: true })
  })
}

/** Logs what loaders and actions threw and nobody expected; the person sees the screen of its status. A 4xx is the caller's. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { requestId } = (context ?? {}) as AppLoadContext
  log.error({ requestId, path: loggable(new URL(request.url).pathname), err: error }, "route failed")
}
