import { parse } from "cookie"
import type { NextFunction, Request, RequestHandler, Response } from "express"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { htmlLang, parseLocale, type Locale } from "#app/lib/locale.ts"
import { preferenceCookies } from "#app/lib/preferences.ts"
import { DelayedRefusals } from "./delayed-refusals.ts"
import type { ResponseLocals } from "./identify.ts"
import { isLiveRequest } from "./live-request.ts"

/** The current load of the portal, read for each request. */
export type Busyness = {
  /** Milliseconds that a new page would wait for its turn. */
  wait: number
  /** The backend call queue may have no room for the calls of a new page. */
  isCrowded: boolean
}

export type Limits = {
  /** Running requests above which new pages are rejected; writes are accepted up to twice as many. */
  running: number
  /** Expected wait in milliseconds above which new pages are rejected. */
  wait: number
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[\r\n]/g, "")

/** The 503 page: small and cheap to create. It reloads after five seconds and has a link to retry. */
function busyPage(locale: Locale, address: string): string {
  const { formatMessage } = serverIntl(locale)
  const title = escaped(formatMessage({ id: "error.busy.title" }))
  const message = escaped(formatMessage({ id: "error.busy.message" }))
  return `<!DOCTYPE html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${message}</p>
<p><a href="${escaped(address)}">${escaped(formatMessage({ id: "error.retry" }))}</a></p></main></body></html>`
}

/** Answers 503 with raw Node calls: under overload this runs thousands of times. */
function sendBusyPage(request: Request, response: Response): void {
  const locale = parseLocale(parse(request.headers.cookie ?? "")[preferenceCookies.locale]) ?? "en"
  const page = Buffer.from(busyPage(locale, request.originalUrl.replace(/^[/\\]+/, "/")))
  const about = { "Content-Type": "text/html; charset=utf-8", "Content-Length": page.byteLength, "Retry-After": "5" }
  response.writeHead(503, about).end(page)
}

/** Open requests allowed per running one; waiting requests cost only memory. */
const openPerRunning = 10

/** Share of the running requests that one IP address may have (`TRUST_PROXY` determines the address). */
const shareOfOneAddress = 3 / 4

/** Share of the wait at which pages that read themselves again are rejected: people who wait for a page come first. */
const shareOfLivePages = 1 / 4

/**
 * Whether a request counts as running. It does not while the portal waits for the rest of its body, or for a client that reads the
 * response too slowly: slow clients must not use up the limit (quality row 20).
 */
const isRunning = ({ req, writableEnded, writableNeedDrain }: Response) =>
  req.complete && !writableEnded && !writableNeedDrain

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD"

/** Queues GET requests until it is their turn and drops those whose client has disconnected. Writes are not queued. */
export function queueReads(take: () => Promise<void>): RequestHandler {
  return (request, response, next) => {
    if (!isRead(request)) return next()
    void take().then(() => (response.closed ? undefined : next()))
  }
}

/**
 * Rejects GET requests with 503 and `Retry-After` under overload, so that running requests can finish (quality row 17). Writes
 * are accepted as long as possible: a page can be requested again, but a form might be lost.
 * @param onShed called for every rejected request
 */
export function loadShedding(
  limits: Limits,
  busyness: () => Busyness,
  onShed?: () => void,
  refusals = new DelayedRefusals(),
): RequestHandler {
  const open = new Set<Response>()
  const running = () => [...open].filter(isRunning)
  const isTooBusyForPages = (request: Request) => {
    const { ip: address } = request
    const { wait, isCrowded } = busyness()
    const longest = isLiveRequest(request) ? limits.wait * shareOfLivePages : limits.wait
    if (wait > longest || isCrowded) return true
    const all = running()
    const own = all.filter(({ req }) => req.ip === address)
    return all.length >= limits.running || own.length >= Math.ceil(shareOfOneAddress * limits.running)
  }
  return (request: Request, response: Response, next: NextFunction) => {
    const isFull = open.size >= openPerRunning * limits.running
    if (isFull || (isRead(request) ? isTooBusyForPages(request) : running().length >= 2 * limits.running)) {
      onShed?.()
      return refusals.refuse(response, () => sendBusyPage(request, response))
    }
    open.add(response)
    const countNoMore = () => void open.delete(response)
    Object.assign(response.locals, { countNoMore } satisfies Partial<ResponseLocals>)
    response.once("close", countNoMore)
    next()
  }
}
