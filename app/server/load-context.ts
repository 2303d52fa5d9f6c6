import { parse } from "cookie"
import type { Request, Response } from "express"
import { createApi, type Api, type Caller } from "#app/api/client.server.ts"
import { contract } from "#app/api/contract.server.ts"
import { withReferenceAnswers } from "#app/api/reference-answers.server.ts"
import { listAlliances, renewAlliances, type Alliance } from "#app/api/shared-lists.server.ts"
import { sendFile } from "#app/api/upload.server.ts"
import { localeOfLanguage, parseLocale } from "#app/lib/locale.ts"
import { parseAppearance, preferenceCookies } from "#app/lib/preferences.ts"
import { parsePortalAddress, parseReturnAddress } from "#app/session/return-address.ts"
import type { FindRoute } from "#app/lib/route-finder.ts"
import type { AllianceState, PortalSettings, RequestContext, TokenCheck } from "#app/session/request-context.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { draftsWithin } from "#app/session/drafts.server.ts"
import { sessionIdOf } from "#app/session/form-owner.server.ts"
import { defaultTimezone, viewerOf, type Session } from "#app/session/session.server.ts"
import { recordCalls } from "./call-log.ts"
import type { Environment } from "./environment.ts"
import { applicantClients, filesOf, makeInert } from "./file-clients.ts"
import type { ResponseLocals } from "./identify.ts"
import { isLiveRequest } from "./live-request.ts"
import { log, loggable } from "./log.ts"
import { type Services, storeHeader } from "./services.ts"

/** Milliseconds for which a page waits that reads itself again: it shows something already, and is not to show less meanwhile. */
const livePatience = 5_000

function settingsOf(environment: Environment, request: Request): PortalSettings {
  const { ANALYTICS_HOST: host, ANALYTICS_WEBSITE_ID: websiteId } = environment
  return {
    productTitle: { en: environment.PRODUCT_TITLE, zh: environment.PRODUCT_TITLE_CHINESE },
    isDevelopment: environment.TEST_MODE || environment.NODE_ENV === "development",
    origin: environment.ORIGIN,
    loginUrl: environment.LOGIN_URL,
    widgetPatience: isLiveRequest(request) ? livePatience : environment.WIDGET_PATIENCE_MS,
    applicationUrl: environment.APPLICATION_URL,
    analytics: host && websiteId ? { host, websiteId } : undefined,
  }
}

/** Returns a function that logs unexpected errors, unless the client has disconnected. */
function reportOf(requestId: string, path: string, signal: AbortSignal) {
  return (error: unknown) => {
    if (!signal.aborted) log.error({ requestId, path: loggable(path), err: error }, "route failed")
  }
}

function abortSignalOf(response: Response): AbortSignal {
  const controller = new AbortController()
  response.on("close", () => {
    if (!response.writableFinished) controller.abort()
  })
  return controller.signal
}

async function checkToken(api: Api, session: Session | undefined): Promise<TokenCheck> {
  if (!session) return "invalid"
  const { allianceId, userId, username, token } = session
  const body = { alliance_id: allianceId, member_id: userId, username, token }
  const result = await api.post("/token/", { body }).catch(() => "unauthorized" as const)
  if (result === "unauthorized") return "invalid"
  if (result.ok) return "valid"
  const { kind } = result.failure
  if (kind === "refused" || kind === "forbidden") return "invalid"
  return kind === "timeout" ? "timed-out" : "unanswered"
}

function stateOf(segment: string | undefined, alliances: Alliance[] | undefined): AllianceState {
  if (!alliances) return { kind: "unavailable" }
  if (segment === undefined) return { kind: "none" }
  const alliance = alliances.find((candidate) => candidate.url === segment)
  return alliance ? { kind: "known", alliance } : { kind: "unknown" }
}

const urlOf = (state: AllianceState) => (state.kind === "known" ? state.alliance.url : "")

/**
 * The alliance segment of a URL, parsed as Remix does: "." and ".." are resolved, and the `.data` suffix of data requests is removed.
 * Any other dot is part of the name.
 */
const segmentOf = (address: string) => {
  const { pathname } = new URL(`http://portal.invalid${address}`)
  return /^\/a\/([^/]+)/.exec(pathname.replace(/\.data$/, ""))?.[1]
}

type Preferences = Pick<RequestContext, "locale" | "zone" | "isUtc" | "appearance" | "isMessenger">

/** Preferences from the request's cookies and headers; defaults come from the user's profile at login. */
function preferencesOf(request: Request, session: Session | undefined, environment: Environment): Preferences {
  const kept = parse(request.headers.cookie ?? "")
  const isUtc = kept[preferenceCookies.zone] === "utc"
  const { timezone = defaultTimezone, language = "english" } = session ?? {}
  return {
    locale: parseLocale(kept[preferenceCookies.locale]) ?? localeOfLanguage(language),
    zone: isUtc ? "UTC" : timezone,
    isUtc,
    appearance: parseAppearance(kept[preferenceCookies.appearance]),
    isMessenger: request.get("user-agent")?.includes(environment.MESSENGER_MARKER) ?? false,
  }
}

/** Options for the backend calls of this request, without the caller. */
function backendOf({ environment, pool, protection }: Services, request: Request, response: Response) {
  const { requestId } = response.locals as ResponseLocals
  const store = environment.TEST_MODE ? request.get(storeHeader) : undefined
  const headers: Record<string, string> = { "x-request-id": requestId }
  if (request.ip) headers["x-forwarded-for"] = request.ip
  const userAgent = request.get("user-agent")
  if (userAgent) headers["user-agent"] = userAgent.slice(0, 500)
  if (store) headers[storeHeader] = store
  const signal = abortSignalOf(response)
  const { API_URL: baseUrl, REQUEST_TIMEOUT_MS: timeout } = environment
  return { baseUrl, dispatcher: pool, protection, timeout, signal, headers }
}

/** Reads the session of this request in this alliance, unless it was logged out, and renews its idle limit. */
async function sessionOfRequest(
  { session, endedSessions }: Services,
  request: Request,
  response: Response,
  alliance: string,
  now: number,
) {
  const found = await session.read(request.headers.cookie, alliance, now)
  if (!found) return { session: undefined, isLoggedOut: false }
  if (await endedSessions.has(sessionIdOf(found))) return { session: undefined, isLoggedOut: true }
  const renewed = isLiveRequest(request) ? undefined : await session.renew(found, now)
  if (renewed) response.append("Set-Cookie", renewed)
  return { session: found, isLoggedOut: false }
}

const loginsFrom = ({ logins }: Services, from: string, now: number) => ({
  wait: () => logins.wait(from, now),
  failed: () => logins.failed(from, now),
})

const liveOf = ({ live }: Services, scope: string, caller: Caller): RequestContext["live"] => ({
  open: (listener) => live.open({ ...listener, scope, caller }),
  endSession: () => live.endSession(scope, caller),
})

const isReading = ({ method }: Request) => method === "GET" || method === "HEAD"

/** Setters for the headers of a response that is not a page. */
const policiesOf = (response: Response) => ({
  makeInert: () => makeInert(response),
  setCaching(header: string) {
    response.setHeader("Cache-Control", header)
    makeInert(response)
  },
  keepOpen() {
    const { countNoMore } = response.locals as ResponseLocals
    countNoMore?.()
    response.setHeader("Cache-Control", "no-store, no-transform") // compression would hold it back
    response.setHeader("X-Accel-Buffering", "no")
    makeInert(response)
  },
})

/** What the context tells about addresses of the portal. */
const addressesOf = (
  routeOf: FindRoute,
  alliance: { url: string } | undefined,
): Pick<RequestContext, "parsePortalAddress" | "titleOf" | "parseReturnAddress"> => ({
  parsePortalAddress: (value) => parsePortalAddress(value, routeOf),
  titleOf: (path) => (routeOf(path)?.handle as Partial<RouteHandle> | undefined)?.title,
  parseReturnAddress: (value) => (alliance ? parseReturnAddress(value, alliance.url, routeOf) : undefined),
})

/**
 * Creates the context of one request: user, alliance, language, time zone, and the backend client of this user.
 * @param routeOf finds the route of a path
 */
export async function createRequestContext(
  services: Services,
  routeOf: FindRoute,
  request: Request,
  response: Response,
): Promise<RequestContext> {
  const { environment, session: sessions, notes } = services
  const { requestId, nonce } = response.locals as ResponseLocals
  const now = Date.now()
  const backend = backendOf(services, request, response)
  const record = recordCalls(services, requestId)
  const forFiles = { ...backend, dispatcher: services.filePool, record, conformance: contract }
  const apiFor = (caller: Caller, signal: AbortSignal | undefined) =>
    createApi({ ...backend, conformance: contract, record, signal, caller })

  // Without the request's signal: other requests may be waiting for the same list, so a disconnect must not abort it.
  const store = backend.headers[storeHeader] ?? ""
  const alliances = await listAlliances(apiFor({}, undefined), store)
  const allianceState = stateOf(segmentOf(request.originalUrl), alliances)
  const alliance = allianceState.kind === "known" ? allianceState.alliance : undefined
  const { session, isLoggedOut } = await sessionOfRequest(services, request, response, urlOf(allianceState), now)
  const { token, userId: memberId, username } = session ?? {}
  const caller = { token, allianceId: alliance?.id, memberId, username }
  const api = withReferenceAnswers(apiFor(caller, backend.signal), `${store} ${alliance?.id}`)
  let check: Promise<TokenCheck> | undefined

  return {
    requestId,
    nonce,
    now,
    signal: backend.signal,
    settings: settingsOf(environment, request),
    ...preferencesOf(request, session, environment),
    allianceState,
    alliance: urlOf(allianceState),
    alliances: alliances ?? [],
    session,
    isLoggedOut,
    viewer: session && viewerOf(session),
    api,
    cookies: { session: sessions, notes, header: request.headers.cookie },
    live: liveOf(services, store, caller),
    isLive: isLiveRequest(request),
    drafts: draftsWithin(services.drafts, store),
    formOwners: services.formOwners,
    endedSessions: services.endedSessions,
    logins: loginsFrom(services, `${store} ${request.ip ?? ""}`, now),
    typed: {},
    isRead: isReading(request),
    hasActed: false,
    isUnanswered: false,
    ...filesOf({ ...forFiles, caller }, request, response),
    sendFile: (file) => sendFile(file, { ...forFiles, caller }),
    asApplicant: applicantClients({ ...forFiles, allianceId: alliance?.id }, apiFor, request, response),
    setCookie: (cookie) => response.append("Set-Cookie", cookie),
    ...policiesOf(response),
    ...addressesOf(routeOf, alliance),
    verifyToken: () => (check ??= checkToken(api, session)),
    renewAlliances: () => renewAlliances(apiFor({}, undefined), store),
    report: reportOf(requestId, request.path, backend.signal),
  }
}
