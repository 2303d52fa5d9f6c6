import type { components } from "#openapi/generated/schema.d.ts"
import type { FileBytes, NoFile, OpenedFile } from "#app/api/file.server.ts"
import type { Api } from "#app/api/client.server.ts"
import type { LiveWindow, NotLive } from "#app/api/live-people.server.ts"
import type { Result } from "#app/lib/failure.ts"
import type { Alliance } from "#app/api/shared-lists.server.ts"
import type { FileToSend, StoredFile } from "#app/api/upload.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import type { Appearance } from "#app/lib/preferences.ts"
import type { RouteHandle } from "./access.ts"
import type { Drafts } from "./drafts.server.ts"
import type { EndedSessions } from "./ended-sessions.server.ts"
import type { FormOwners } from "./form-owner.server.ts"
import type { NoteCookies } from "./notes.server.ts"
import type { Session, SessionCookie } from "./session.server.ts"
import type { Viewer } from "./viewer.ts"

/** The alliance in the URL: known, unknown, none, or `unavailable` if the list of alliances was never loaded (TEN-02, TEN-06). */
export type AllianceState =
  | { kind: "known"; alliance: Alliance }
  | { kind: "unknown" }
  | { kind: "none" }
  | { kind: "unavailable" }

/** Settings from the environment that pages use. */
export type PortalSettings = {
  productTitle: Record<Locale, string>
  /** Whether pages for development and tests exist. */
  isDevelopment: boolean
  origin: string
  loginUrl: string
  /** Milliseconds for which a page waits for parts that can also be streamed later. */
  widgetPatience: number
  applicationUrl?: string
  analytics?: { host: string; websiteId: string }
}

/** Backend access of an applicant (ADM-09): like `api`, `openFile` and `sendFile` of the request, but without its session. */
export type Applicant = Pick<RequestContext, "api" | "openFile" | "sendFile">

/** What an open page is told about. */
export type LiveListener = Pick<LiveWindow, "from" | "give" | "end">

/** Opens a window for the person of this request, or says when to try again; ends those of this session. */
export type Live = {
  open(listener: LiveListener): (() => void) | NotLive
  endSession(): void
}

/** Everything that the loaders and actions of a request may use. One object per request, created before any of them runs. */
export type RequestContext = {
  requestId: string
  nonce: string
  /** The portal's clock when the request arrived, in epoch milliseconds. */
  now: number
  /** Aborted when the client disconnects before the response is complete. */
  signal: AbortSignal
  settings: PortalSettings
  locale: Locale
  /** Time zone in which times are shown: the user's own, or UTC if they chose it. */
  zone: string
  isUtc: boolean
  appearance: Appearance
  isMessenger: boolean
  allianceState: AllianceState
  /** URL segment of the alliance. Empty outside the alliances; the guard admits only known ones. */
  alliance: string
  /** All known alliances; empty if the list was never loaded. */
  alliances: Alliance[]
  session: Session | undefined
  /** The browser sent the cookie of a session that was logged out, for example in another window. */
  isLoggedOut: boolean
  viewer: Viewer | undefined
  /** Backend client of the current user, or of an anonymous visitor to this alliance if there is no session. */
  api: Api
  cookies: { session: SessionCookie; notes: NoteCookies; header: string | undefined }
  /**
   * Backend access as a membership applicant, without the session of the logged-in user, if any.
   * @param key opens the application; without it the applicant is anonymous
   */
  asApplicant(key?: string): Applicant
  /** Opens a file, or the requested range of it, as the current user. */
  openFile(id: string): Promise<OpenedFile>
  /** Opens an export package of the current user (DL-04). */
  openPackage(id: string): Promise<FileBytes | NoFile>
  /** Opens the template for lists of people, with headings in a language (ADM-01, NOTICE-03). */
  openTemplate(
    module: components["schemas"]["ImportModule"],
    language: components["schemas"]["ImportLanguage"],
  ): Promise<FileBytes | NoFile>
  /** Streams a file to the backend as the current user. A 401 is returned as a failure, because the form must be saved first. */
  sendFile(file: FileToSend): Promise<Result<StoredFile>>
  drafts: Drafts
  formOwners: FormOwners
  endedSessions: EndedSessions
  /**
   * Login attempts from the IP address of this request (quality row 56). `wait` returns the milliseconds until the next attempt is
   * allowed; `failed` records a failed one.
   */
  logins: { wait(): Promise<number>; failed(): Promise<void> }
  /**
   * Texts of the form of this request, which may be read as a stream and cannot be read twice: saved as a draft if the session ends
   * (SES-07), shown if its page cannot be (FORM-08). `refusal` is the backend's message, `kept` the form if it
   * was saved.
   */
  typed: { form?: FormData; refusal?: string; kept?: FormData | undefined }
  /** Changes of what the person may read, for the open pages (LIVE-01). */
  live: Live
  /** A script of an open page asks, not the person: it does not prolong the session, and messages wait for the person. */
  isLive: boolean
  /**
   * For a response that stays open: it no longer counts as a running request, is not cached, and no proxy holds it back.
   */
  keepOpen(): void
  /** The browser only reads: the request is no form, though loaders also run after one. */
  isRead: boolean
  /**
   * An action of this request has run, so its page shows the result: even if the page could no longer be opened, and whole, because it
   * cannot be loaded again.
   */
  hasActed: boolean
  /** The backend gave no valid response to the action, but may have executed it. */
  isUnanswered: boolean
  /** Adds a `Set-Cookie` header to the response, whatever it is. */
  setCookie(header: string): void
  /** Replaces `Cache-Control: no-store` for a response that is not a page; a header set by the route would be added, not replace it. */
  setCaching(header: string): void
  /** Sets the CSP for a response that is not a page, so that it runs and loads nothing (quality V5.30). */
  makeInert(): void
  /** Returns the value if it is the URL of one of this portal's pages, or undefined. */
  parsePortalAddress(value: unknown): string | undefined
  /** Returns the value if it is a URL of this alliance to return to after login, or undefined (SES-08). */
  parseReturnAddress(value: unknown): string | undefined
  /** Returns the title of the portal's page with this path; undefined if there is none. */
  titleOf(path: string): RouteHandle["title"]
  /** Asks the backend, once per request, whether the token is still valid (SES-06). */
  verifyToken(): Promise<TokenCheck>
  /** Reloads the list of alliances after one was changed. */
  renewAlliances(): Promise<void>
  /** Logs an unexpected error with the id of this request. */
  report(error: unknown): void
}

/** `unanswered`, `timed-out`: the backend gave no result, which must not end a session (docs/quality.md, Availability). */
export type TokenCheck = "valid" | "invalid" | "unanswered" | "timed-out"

declare module "@remix-run/node" {
  interface AppLoadContext extends RequestContext {}
}

/**
 * Returns the alliance of a request below `/a/{alliance}`, for loaders that run only there; the guard admits only known ones.
 * @throws Error if a route outside the alliances calls it, which is a mistake in the route table.
 */
export function allianceOf(context: Pick<RequestContext, "allianceState">): Alliance {
  if (context.allianceState.kind === "known") return context.allianceState.alliance
  throw new Error("this route needs an alliance in its address")
}

/**
 * Returns the logged-in user of a request, for loaders of routes that need one.
 * @throws Error if a route with access `public` calls it, which is a mistake in the route module.
 */
export function viewerOfRequest(context: Pick<RequestContext, "viewer">): Viewer {
  if (context.viewer) return context.viewer
  throw new Error("this route needs a person who is logged in")
}

/**
 * What times can be switched to: the person's own zone or UTC (I18N-03). Undefined if the person's zone is UTC, where a switch would change
 * nothing.
 */
export function otherZone(context: Pick<RequestContext, "viewer" | "isUtc">): "local" | "utc" | undefined {
  if (viewerOfRequest(context).timezone === "UTC") return undefined
  return context.isUtc ? "local" : "utc"
}
