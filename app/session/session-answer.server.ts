import { serialize } from "cookie"
import { ownerField } from "#app/forms/schema/form-field-names.ts"
import { removeListPlace } from "#app/lib/list-query.ts"
import { paths, returnParameter } from "#app/lib/paths.ts"
import { draftOf } from "./drafts.server.ts"
import type { FormPerson } from "./form-owner.server.ts"
import type { Flash } from "./notes.server.ts"
import type { RequestContext } from "./request-context.server.ts"
import { statusOfScreen } from "./screen.server.ts"

/** The URL of the document that the user sees, also for Remix data requests. */
export function documentAddress(request: Request): string {
  const url = new URL(request.url)
  const path = url.pathname.replace(/(\/_root)?\.data$/, "")
  for (const name of ["_routes", "whole"]) url.searchParams.delete(name)
  return path + url.search
}

/**
 * The login page that leads back to the page of a request, if that is allowed (SES-06, SES-08). The address is in its query, so that every tab
 * returns to its own page. A form posts to the URL of its page.
 */
export function loginThenBack(context: RequestContext, request: Request, alliance = context.alliance): string {
  return paths.login(alliance, context.parseReturnAddress(documentAddress(request)))
}

/** Where a person who is logged in already, in another tab, goes from a page of the login: to the address of this login, or the dashboard. */
export async function afterLogin(context: RequestContext, request: Request): Promise<string> {
  const { searchParams } = new URL(request.url)
  const { notes, header } = context.cookies
  const begun = await notes.logins.find(header, context.alliance, searchParams.get("state") ?? "")
  const to = begun?.to ?? searchParams.get(returnParameter)
  return context.parseReturnAddress(to) ?? paths.dashboard(context.alliance)
}

/** Shows messages on the next page, after those that are already waiting. A request that sends several has to send them together. */
export async function sendFlash(context: RequestContext, ...flashes: Flash[]): Promise<void> {
  const url = context.alliance
  const waiting = (await context.cookies.notes.flash.read(context.cookies.header, url)) ?? []
  context.setCookie(await context.cookies.notes.flash.write([...waiting, ...flashes].slice(-5), url))
}

/** Returns the messages for this page and removes them from the cookie. */
export async function takeFlashes(context: RequestContext): Promise<Flash[]> {
  const url = context.alliance
  const waiting = await context.cookies.notes.flash.read(context.cookies.header, url)
  if (waiting) context.setCookie(context.cookies.notes.flash.clear(url))
  return waiting ?? []
}

const year = 365 * 24 * 3600

/**
 * Saves preferences in cookies for all alliances (I18N-01, I18N-03, SHELL-08).
 * @param values validated values by the names of `preferenceCookies`
 */
export function keepPreferences(
  { settings, setCookie }: Pick<RequestContext, "settings" | "setCookie">,
  values: Readonly<Record<string, string>>,
): void {
  const attributes = { path: "/", maxAge: year, sameSite: "lax", secure: settings.origin.startsWith("https:") } as const
  for (const [name, value] of Object.entries(values)) setCookie(serialize(name, value, attributes))
}

/** Ends the session in this browser by removing its cookie (SES-07, SES-09). */
export function endSession(context: RequestContext): void {
  const url = context.alliance
  context.setCookie(context.cookies.session.end(url))
}

/** Whose drafts are meant: usually the context of the request, with its session. */
export type DraftContext = Pick<RequestContext, "drafts"> & { session: FormPerson | undefined }

/** Normalises a URL: `?stale` and `?stale=` are the same page, and so are the pages of a list beside the form. */
function normalized(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://portal.invalid")
  removeListPlace(searchParams)
  return `${pathname}?${searchParams}`
}

const draftKeyOf = ({ session }: DraftContext, address: string) =>
  session && { alliance: session.allianceUrl, userId: session.userId, address: normalized(address) }

/**
 * Saves the current user's draft of the form at a URL of this alliance (SES-07, FORM-08).
 * @returns false if nobody is logged in or the draft is longer than any form
 */
export async function keepDraft(context: DraftContext, address: string, form: FormData): Promise<boolean> {
  const draftKey = draftKeyOf(context, address)
  return draftKey !== undefined && (await context.drafts.keep(draftKey, draftOf(form)))
}

/** Saves a draft while the user types. Ignores a draft that arrives after its form was sent. */
export async function keepTyped(context: DraftContext, address: string, form: FormData): Promise<boolean> {
  const draftKey = draftKeyOf(context, address)
  return draftKey !== undefined && (await context.drafts.keepTyped(draftKey, draftOf(form)))
}

/**
 * Saves a form as a draft of its owner when nobody, or another user, is logged in (SES-07, FORM-08).
 * @returns false if the form has no valid owner, the owner has logged out, or the draft is longer than any form
 */
export async function keepForOwner(
  { alliance, formOwners, endedSessions, drafts }: RequestContext,
  address: string,
  form: FormData,
): Promise<boolean> {
  const owner = formOwners.read(form.get(ownerField), alliance)
  if (!owner || (await endedSessions.has(owner.sessionId))) return false
  return drafts.keep({ alliance, userId: owner.userId, address: normalized(address) }, draftOf(form))
}

/** Thrown for a form that was rendered for another user than the one logged in now; it must not be submitted under their name. */
export class FormOwnerMismatch extends Error {
  readonly form: FormData

  constructor(form: FormData) {
    super("the form was shown to somebody else")
    this.form = form
  }
}

/** The parts of the context that the check of a form's owner needs. */
export type OwnerContext = Pick<RequestContext, "formOwners" | "alliance"> & { session: FormPerson | undefined }

/** Whether a form was rendered for another user than the one logged in. */
export function isOfSomebodyElse({ formOwners, alliance, session }: OwnerContext, form: FormData): boolean {
  const owner = formOwners.read(form.get(ownerField), alliance)
  return owner !== undefined && session !== undefined && owner.userId !== session.userId
}

/**
 * Checks the owner of a form before it is processed (FORM-08).
 * @throws FormOwnerMismatch, which the guard handles
 */
export function checkOwner(context: OwnerContext, form: FormData): void {
  if (isOfSomebodyElse(context, form)) throw new FormOwnerMismatch(form)
}

/**
 * Returns the user's newest draft at a URL and when it was saved. The draft stays until the form has been sent.
 * @param name only a draft of this form, for pages with several
 */
export async function findDraft(
  context: DraftContext,
  address: string,
  name?: string,
): Promise<{ form: FormData; keptAt: number } | undefined> {
  const draftKey = draftKeyOf(context, address)
  const found = draftKey && (await context.drafts.find(draftKey, name))
  if (!found) return undefined
  const form = new FormData()
  for (const [name, text] of found.draft) form.append(name, text)
  return { form, keptAt: found.keptAt }
}

/** Deletes a draft after its form was sent or the user discarded it. @param sent the form, if it was sent */
export async function dropDraft(context: DraftContext, address: string, sent?: FormData): Promise<void> {
  const draftKey = draftKeyOf(context, address)
  if (draftKey) await context.drafts.drop(draftKey, sent && draftOf(sent))
}

/**
 * Deletes the draft of a form that was accepted, and saves a form that failed, so that it is restored when the person returns (SES-07,
 * FORM-08). This also helps without scripts, where the page of the form may not be shown either.
 * @param outcome what the action returned or threw
 * @returns whether the form was saved
 */
export async function updateDraft(
  context: DraftContext,
  request: Request,
  outcome: unknown,
  typed: FormData | undefined,
): Promise<boolean> {
  const isRedirect = outcome instanceof Response && outcome.status >= 300 && outcome.status < 400
  if (isRedirect) await dropDraft(context, documentAddress(request), typed)
  const hasFailed = outcome instanceof Error || (statusOfScreen(outcome) ?? 200) >= 500
  return hasFailed && typed !== undefined && keepDraft(context, documentAddress(request), typed)
}
