import { data } from "@remix-run/node"
import { statusOf, type Failure } from "#app/lib/failure.ts"
import { htmlLang, nameIn, otherNameIn } from "#app/lib/locale.ts"
import type { Typed } from "#app/forms/schema/typed-texts.ts"
import type { RequestContext } from "./request-context.server.ts"

/** An alliance in the list on the 404 screen. */
export type AllianceLink = { url: string; name: string; otherName?: string; otherLang: string }

/** Data for the error boundary: why there is no page, and what may help. */
export type ScreenData = {
  failure: Pick<Failure, "kind" | "code">
  /** For a 403: who has access, the group and its chairs. */
  details?: unknown
  /** For a 403: the reason in the user's language, if one is known. */
  reason?: string
  /** For a 403: URL of the page above the refused one. */
  above?: string
  alliances?: AllianceLink[]
  /** What was typed into the form that the request has sent, if its page cannot show the form again. */
  typed?: Typed
  /** For failures that the user did not cause: the request id in the logs. */
  requestId?: string
}

type Screen = { type: "DataWithResponseInit"; data: ScreenData; init: ResponseInit | null }

/** Whether a thrown value is an error screen of the portal. */
export function isScreen(thrown: unknown): thrown is Screen {
  return (thrown as { type?: unknown } | undefined)?.type === "DataWithResponseInit"
}

/** The status of a screen; undefined for any other value. */
export function statusOfScreen(thrown: unknown): number | undefined {
  return isScreen(thrown) ? thrown.init?.status : undefined
}

/** Adds the link to the page above to a 403 screen that has none yet, except for a restricted group, where there is no such page to open. */
export function withPageAbove(thrown: unknown, above: () => string | undefined): unknown {
  if (!isScreen(thrown) || statusOfScreen(thrown) !== 403 || "above" in thrown.data) return thrown
  if (thrown.data.failure.code === "restricted_group") return thrown
  return data({ ...thrown.data, above: above() }, thrown.init ?? undefined)
}

/** Adds the request id to a 5xx screen, so that the request can be found in the logs. */
export function withRequestId(thrown: unknown, requestId: string): unknown {
  if (!isScreen(thrown) || (statusOfScreen(thrown) ?? 500) < 500) return thrown
  return data({ ...thrown.data, requestId }, thrown.init ?? undefined)
}

/** Adds the texts of a form that was sent to the screen that is shown instead of its page, and why the form was refused. */
export function withTyped(thrown: unknown, typed: Typed, reason: string | undefined): unknown {
  if (!isScreen(thrown) || typed.texts.length === 0) return thrown
  return data({ ...thrown.data, typed, reason: thrown.data.reason ?? reason }, thrown.init ?? undefined)
}

/** The screen for unexpected errors, which does not reveal the cause. */
export function faultScreen() {
  return data<ScreenData>({ failure: { kind: "server" } }, { status: 500 })
}

/** The screen, with its status, for a failed call that the route does not handle. */
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

/** The screen shown when the backend cannot be reached: 503 with `Retry-After`, or 504 after a timeout. */
export function unavailableScreen(kind: "network" | "timeout" | "unavailable") {
  const screen: ScreenData = { failure: { kind } }
  return kind === "timeout"
    ? data(screen, { status: 504 })
    : data(screen, { status: 503, headers: { "Retry-After": "5" } })
}

/** The screen after too many failed attempts: 429 with `Retry-After` (quality row 56). @param wait milliseconds */
export function tooManyScreen(wait: number) {
  const screen: ScreenData = { failure: { kind: "refused", code: "rate_limited" } }
  return data(screen, { status: 429, headers: { "Retry-After": String(Math.ceil(wait / 1000)) } })
}

/** The screen for an unknown URL: 404, or 503 while the list of alliances is not loaded (TEN-02, TEN-06). */
export function noSuchPage(context: RequestContext) {
  if (context.allianceState.kind === "unavailable") return unavailableScreen("network")
  const screen: ScreenData = { failure: { kind: "not_found" }, alliances: allianceLinks(context) }
  return data(screen, { status: 404 })
}
