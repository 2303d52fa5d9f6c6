import { data } from "@remix-run/node"
import { statusOf, type Failure } from "#app/lib/failure.ts"
import { htmlLang, nameIn, otherNameIn } from "#app/lib/locale.ts"
import type { RequestContext } from "./request-context.server.ts"

/** An alliance of this portal as the 404 screen lists it. */
export type AllianceLink = { url: string; name: string; otherName?: string; otherLang: string }

/** What the error boundary is told: why there is no page, and what may help. */
export type ScreenData = {
  failure: Pick<Failure, "kind" | "code">
  /** Of a 403: who could, the group and its chairs. */
  details?: unknown
  /** Of a 403: why not, in the person's language, where more is known than that. */
  reason?: string
  /** Of a 403: the page that the refused one belongs to. */
  above?: string
  alliances?: AllianceLink[]
  /** Of what is not the person's doing: the request as the logs know it. */
  requestId?: string
}

type Screen = { type: "DataWithResponseInit"; data: ScreenData; init: ResponseInit | null }

/** Whether something that was thrown is a screen of ours. */
export function isScreen(thrown: unknown): thrown is Screen {
  return (thrown as { type?: unknown } | undefined)?.type === "DataWithResponseInit"
}

/** The status of a screen; undefined of anything else. */
export function statusOfScreen(thrown: unknown): number | undefined {
  return isScreen(thrown) ? thrown.init?.status : undefined
}

/** The same screen with the way to the page that it belongs to, where it refuses; out of a closed group none leads. */
export function withPageAbove(thrown: unknown, above: () => string | undefined): unknown {
  if (!isScreen(thrown) || statusOfScreen(thrown) !== 403 || thrown.data.failure.code === "restricted_group")
    return thrown
  return data({ ...thrown.data, above: above() }, thrown.init ?? undefined)
}

/** The same screen with the id by which its request is found in the logs, where it tells of something to be looked into. */
export function withRequestId(thrown: unknown, requestId: string): unknown {
  if (!isScreen(thrown) || (statusOfScreen(thrown) ?? 500) < 500) return thrown
  return data({ ...thrown.data, requestId }, thrown.init ?? undefined)
}

/** The screen of what nobody expected: it says nothing about the cause. */
export function faultScreen() {
  return data<ScreenData>({ failure: { kind: "server" } }, { status: 500 })
}

/** What a failed call shows when nobody handles it, with the status of its screen. */
export function failureScreen(failure: Failure) {
  if (failure.kind === "unavailable") return unavailableScreen("unavailable")
  const details = failure.kind === "forbidden" ? failure.details : undefined
  const screen: ScreenData = { failure: { kind: failure.kind, code: failure.code }, details }
  return data(screen, { status: statusOf(failure) })
}

function allianceLinks({ alliances, locale }: RequestContext): AllianceLink[] {
  return alliances.map((alliance) => ({
    url: alliance.url,
    name: nameIn(locale, alliance),
    otherName: otherNameIn(locale, alliance),
    otherLang: htmlLang(locale === "zh" ? "en" : "zh"),
  }))
}

/** The screen of a portal that cannot reach its server: 503 and when to come back, or 504 when it waited in vain. */
export function unavailableScreen(kind: "network" | "timeout" | "unavailable") {
  const screen: ScreenData = { failure: { kind } }
  return kind === "timeout"
    ? data(screen, { status: 504 })
    : data(screen, { status: 503, headers: { "Retry-After": "5" } })
}

/** Somebody who has failed too often: 429 and when to come back (quality row 56). @param wait milliseconds */
export function tooManyScreen(wait: number) {
  const screen: ScreenData = { failure: { kind: "refused", code: "rate_limited" } }
  return data(screen, { status: 429, headers: { "Retry-After": String(Math.ceil(wait / 1000)) } })
}

/** An address that is no page: the 404 screen, or 503 while nobody knows which alliances there are (TEN-02, TEN-06). */
export function noSuchPage(context: RequestContext) {
  if (context.allianceState.kind === "unavailable") return unavailableScreen("network")
  const screen: ScreenData = { failure: { kind: "not_found" }, alliances: allianceLinks(context) }
  return data(screen, { status: 404 })
}
