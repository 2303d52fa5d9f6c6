import type { BehindTheEnd, FileBytes, NeedsLogin } from "#app/api/file.server.ts"
import type { Api } from "#app/api/client.server.ts"
import type { Result } from "#app/lib/failure.ts"
import type { Alliance } from "#app/api/shared-lists.server.ts"
import type { FileToSend, StoredFile } from "#app/api/upload.server.ts"
import type { Locale } from "#app/lib/locale.ts"
import type { Appearance } from "#app/lib/preferences.ts"
import type { Drafts } from "./drafts.server.ts"
import type { EndedSessions } from "./ended-sessions.server.ts"
import type { FormOwners } from "./form-owner.server.ts"
import type { NoteCookies } from "./notes.server.ts"
import type { Session, SessionCookie } from "./session.server.ts"
import type { Viewer } from "./viewer.ts"

/** The alliance that the address names: known, unknown, not named at all, or the list could never be loaded (TEN-02, TEN-06). */
export type AllianceState =
  { kind: "known"; alliance: Alliance } | { kind: "unknown" } | { kind: "none" } | { kind: "unavailable" }

/** Addresses and switches of the environment that pages show. */
export type PortalSettings = {
  productTitle: string
  /** Pages for development and tests are open. */
  isDevelopment: boolean
  origin: string
  loginUrl: string
  /** Milliseconds for which a page waits for parts that may also come later. */
  widgetPatience: number
  applicationUrl?: string
  analytics?: { host: string; websiteId: string }
}

/** What an applicant may ask of the backend (ADM-09); as `api`, `openFile` and `sendFile` of the request, without its session. */
export type Applicant = Pick<RequestContext, "api" | "openFile" | "sendFile">

/** Everything that loaders and actions of one request may use; one object a request, made before any of them runs. */
export type RequestContext = {
  requestId: string
  nonce: string
  /** The portal's clock when the request arrived, in epoch milliseconds. */
  now: number
  /** Aborted when the person goes away before the answer is complete. */
  signal: AbortSignal
  settings: PortalSettings
  locale: Locale
  /** The zone that times are shown in: the person's own, or UTC where they chose it. */
  zone: string
  isUtc: boolean
  appearance: Appearance
  isMessenger: boolean
  allianceState: AllianceState
  /** Of the alliance in the address: its segment. Empty outside the alliances; the guard lets only known ones through. */
  alliance: string
  /** All known alliances; empty when the list has never been loaded. */
  alliances: Alliance[]
  session: Session | undefined
  /** The browser still has the cookie of a session out of which its person has logged, in another window or before. */
  isLoggedOut: boolean
  viewer: Viewer | undefined
  /** The backend as this person; without a session as a stranger in this alliance. */
  api: Api
  cookies: { session: SessionCookie; notes: NoteCookies; header: string | undefined }
  /**
   * The backend as somebody who applies for membership: nobody who is logged in, also where somebody is.
   * @param key opens their application; without it they are a stranger
   */
  asApplicant(key?: string): Applicant
  /** Opens a file as this person, or the part of it that the request asks for; undefined when the backend does not give it. */
  openFile(id: string): Promise<FileBytes | BehindTheEnd | NeedsLogin | undefined>
  /** The same for an export package of this person (DL-04). */
  openPackage(id: string): Promise<FileBytes | undefined>
  /** The same for the template of lists of people, with headings in a language (ADM-01, NOTICE-03). */
  openTemplate(module: "member_invitation" | "notice", language: "english" | "chinese"): Promise<FileBytes | undefined>
  /** Sends a file as this person while it arrives. A 401 is a failure here, too: the form around the file is kept first. */
  sendFile(file: FileToSend): Promise<Result<StoredFile>>
  drafts: Drafts
  formOwners: FormOwners
  endedSessions: EndedSessions
  /** Logins from where this request comes from: milliseconds until one may be tried, and that one has failed (quality row 56). */
  logins: { wait(): Promise<number>; failed(): Promise<void> }
  /** What was typed, of a form that is read while it arrives and cannot be read again: kept when the session ends (SES-07). */
  typed: { form?: FormData }
  /** An action of this request has run: its page now shows the answer, also where it would not be opened any more. */
  hasActed: boolean
  /** The backend has not answered that action as it should: it may have done it all the same. */
  isUnanswered: boolean
  /** Adds a `Set-Cookie` to whatever this request answers. */
  setCookie(header: string): void
  /** Says how this answer, which is no page, may be kept, in the place of `no-store`; a header of the route's own would stand beside it. */
  setCaching(header: string): void
  /** Says that this answer is no page: it runs and loads nothing (quality V5.30). */
  makeInert(): void
  /** An address of this portal's own pages, or undefined. */
  parsePortalAddress(value: unknown): string | undefined
  /** An address of this alliance to come back to after login, or undefined (SES-08). */
  parseReturnAddress(value: unknown): string | undefined
  /** Asks the backend once whether the token still counts (SES-06). */
  verifyToken(): Promise<TokenCheck>
  /** Loads the list of alliances again, after one was changed. */
  renewAlliances(): Promise<void>
  /** Writes an error nobody expected into the log, with this request. */
  report(error: unknown): void
}

/** `unanswered`, `timed-out`: the backend did not say, which is no reason to end a session (docs/quality.md, Availability). */
export type TokenCheck = "valid" | "invalid" | "unanswered" | "timed-out"

declare module "@remix-run/node" {
  interface AppLoadContext extends RequestContext {}
}

/**
 * The alliance of a request below `/a/{alliance}`, for loaders that only run there: the guard lets only known ones through.
 * @throws Error when a route outside the alliances asks for it: a mistake of the route table.
 */
export function allianceOf(context: Pick<RequestContext, "allianceState">): Alliance {
  if (context.allianceState.kind === "known") return context.allianceState.alliance
  throw new Error("this route needs an alliance in its address")
}

/**
 * The person of a request, for loaders of routes that need one.
 * @throws Error when a route of access `public` asks for it: a mistake of the route module.
 */
export function viewerOfRequest(context: Pick<RequestContext, "viewer">): Viewer {
  if (context.viewer) return context.viewer
  throw new Error("this route needs a person who is logged in")
}
