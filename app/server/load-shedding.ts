import { parse } from "cookie"
import type { NextFunction, Request, RequestHandler, Response } from "express"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { htmlLang, parseLocale, type Locale } from "#app/lib/locale.ts"
import { preferenceCookies } from "#app/lib/preferences.ts"
import { HeldRefusals } from "./held-refusals.ts"

/** How busy the portal is, asked anew with each request. */
export type Busyness = {
  /** Milliseconds that another page would wait for its turn. */
  wait: number
  /** The calls of another page might find no place. */
  isCrowded: boolean
}

export type Limits = {
  /** Requests in work above which no page is begun; writes are, up to twice as many. */
  running: number
  /** Milliseconds of waiting above which no page is begun. */
  wait: number
}

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[\r\n]/g, "")

/** The page of a busy portal: a few bytes that cost nothing to make. It asks again by itself, and has a link that does. */
function busyPage(locale: Locale, address: string): string {
  const { formatMessage } = serverIntl(locale)
  const title = escaped(formatMessage({ id: "error.busy.title" }))
  const message = escaped(formatMessage({ id: "error.busy.message" }))
  return `<!DOCTYPE html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${message}</p>
<p><a href="${escaped(address)}">${escaped(formatMessage({ id: "error.retry" }))}</a></p></main></body></html>`
}

/** Says that the portal is busy, by Node's own means: there are thousands of these when there is no time for them. */
function turnAway(request: Request, response: Response): void {
  const locale = parseLocale(parse(request.headers.cookie ?? "")[preferenceCookies.locale]) ?? "en"
  const page = Buffer.from(busyPage(locale, request.originalUrl.replace(/^[/\\]+/, "/")))
  const about = { "Content-Type": "text/html; charset=utf-8", "Content-Length": page.byteLength, "Retry-After": "5" }
  response.writeHead(503, about).end(page)
}

/** More than ever wait for their people, of those that may be in work: they cost memory and nothing else. */
const patience = 10

/** Of the places in work those that one address may have (`TRUST_PROXY` says whose it is): the rest are for everybody else. */
const ofOneAddress = 3 / 4

/**
 * Whether this portal has something to do for a request. It has not while the rest of a form is still to come, or while the person
 * takes the answer more slowly than it is given: whoever is slow shall take nobody's place (quality row 20).
 */
const isInWork = ({ req, writableEnded, writableNeedDrain }: Response) =>
  req.complete && !writableEnded && !writableNeedDrain

const isRead = ({ method }: Request) => method === "GET" || method === "HEAD"

/** Lets a reader wait for their turn; whoever has left meanwhile costs no more. What was typed goes on at once. */
export function inTurn(take: () => Promise<void>): RequestHandler {
  return (request, response, next) => {
    if (!isRead(request)) return next()
    void take().then(() => (response.closed ? undefined : next()))
  }
}

/**
 * Turns readers away while there is more to do than can be done, so that what has begun comes to its end (quality row 17):
 * 503 and when to come back. What was typed is taken as long as possible: whoever reads can ask again, a form might be lost.
 * @param onShed told of everybody who is turned away
 */
export function loadShedding(
  most: Limits,
  busyness: () => Busyness,
  onShed?: () => void,
  refusals = new HeldRefusals(),
): RequestHandler {
  const open = new Set<Response>()
  const running = () => [...open].filter(isInWork)
  const isTooMuchToRead = (address: string | undefined) => {
    const { wait, isCrowded } = busyness()
    if (wait > most.wait || isCrowded) return true
    const inWork = running()
    const own = inWork.filter(({ req }) => req.ip === address)
    return inWork.length >= most.running || own.length >= Math.ceil(ofOneAddress * most.running)
  }
  return (request: Request, response: Response, next: NextFunction) => {
    const isFull = open.size >= patience * most.running
    if (isFull || (isRead(request) ? isTooMuchToRead(request.ip) : running().length >= 2 * most.running)) {
      onShed?.()
      return refusals.refuse(response, () => turnAway(request, response))
    }
    open.add(response)
    response.once("close", () => open.delete(response))
    next()
  }
}
