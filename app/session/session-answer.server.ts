import { serialize } from "cookie"
import { ownerField } from "#app/lib/form-field-names.ts"
import { draftOf } from "./drafts.server.ts"
import type { Flash } from "./notes.server.ts"
import type { RequestContext } from "./request-context.server.ts"

/** The address a person sees: the document's, also when scripts fetch its data. */
export function documentAddress(request: Request): string {
  const url = new URL(request.url)
  const path = url.pathname.replace(/(\/_root)?\.data$/, "")
  for (const name of ["_routes", "whole"]) url.searchParams.delete(name)
  return path + url.search
}

/** Keeps the address for the return after login (SES-06, SES-08), if it is one. A form's address is that of its page. */
export async function rememberAddress(context: RequestContext, request: Request): Promise<void> {
  const url = context.alliance
  const address = context.parseReturnAddress(documentAddress(request))
  if (address) context.setCookie(await context.cookies.notes.returnAddress.write(address, url))
}

/** Shows a message on the next page, after whatever is already waiting. */
export async function sendFlash(context: RequestContext, flash: Flash): Promise<void> {
  const url = context.alliance
  const waiting = (await context.cookies.notes.flash.read(context.cookies.header, url)) ?? []
  context.setCookie(await context.cookies.notes.flash.write([...waiting, flash].slice(-5), url))
}

/** The messages that wait for this page; they are taken away with the answer. */
export async function takeFlashes(context: RequestContext): Promise<Flash[]> {
  const url = context.alliance
  const waiting = await context.cookies.notes.flash.read(context.cookies.header, url)
  if (waiting) context.setCookie(context.cookies.notes.flash.clear(url))
  return waiting ?? []
}

const year = 365 * 24 * 3600

/**
 * Keeps preferences in the browser for all alliances (I18N-01, I18N-03, SHELL-08).
 * @param values by the names of `preferenceCookies`; only what the portal knows
 */
export function keepPreferences(
  { settings, setCookie }: Pick<RequestContext, "settings" | "setCookie">,
  values: Readonly<Record<string, string>>,
): void {
  const attributes = { path: "/", maxAge: year, sameSite: "lax", secure: settings.origin.startsWith("https:") } as const
  for (const [name, value] of Object.entries(values)) setCookie(serialize(name, value, attributes))
}

/** Ends the session in this browser (SES-07, SES-09): its cookie and all that was remembered for it. */
export function endSession(context: RequestContext): void {
  const url = context.alliance
  context.setCookie(context.cookies.session.end(url))
}

type Keeper = Pick<RequestContext, "session" | "drafts">

/** An address in one way of writing: `?stale` and `?stale=` are the same page. */
function plain(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://portal.invalid")
  return `${pathname}?${searchParams}`
}

const placeOf = ({ session }: Keeper, address: string) =>
  session && { alliance: session.allianceUrl, userId: session.userId, address: plain(address) }

/**
 * Keeps what this person has typed into the form at an address of this alliance (SES-07, FORM-08).
 * @returns false where there is nobody to keep it for, or it is longer than a form can be
 */
export async function keepDraft(context: Keeper, address: string, form: FormData): Promise<boolean> {
  const place = placeOf(context, address)
  return place !== undefined && (await context.drafts.keep(place, draftOf(form)))
}

/** The same while it is typed; what arrives late, after its form was sent, changes nothing. */
export async function keepTyped(context: Keeper, address: string, form: FormData): Promise<boolean> {
  const place = placeOf(context, address)
  return place !== undefined && (await context.drafts.keepTyped(place, draftOf(form)))
}

/**
 * Keeps a form for the person for whom its page was made: nobody is logged in any more, or somebody else is (SES-07, FORM-08).
 * @returns false where no page of ours made it, or that person has logged out, or it is longer than a form can be
 */
export async function keepForOwner(
  { alliance, formOwners, endedSessions, drafts }: RequestContext,
  address: string,
  form: FormData,
): Promise<boolean> {
  const owner = formOwners.read(form.get(ownerField), alliance)
  if (!owner || (await endedSessions.has(owner.sessionId))) return false
  return drafts.keep({ alliance, userId: owner.userId, address: plain(address) }, draftOf(form))
}

/** A form that was shown to somebody else than who is logged in now; it is not to be sent in that person's name. */
export class FormOfSomebodyElse extends Error {
  readonly form: FormData

  constructor(form: FormData) {
    super("the form was shown to somebody else")
    this.form = form
  }
}

/** What it takes to see whose form it is. */
export type OwnerContext = Pick<RequestContext, "formOwners" | "alliance" | "session">

/** A form was shown to another person than the one who is logged in. */
export function isOfSomebodyElse({ formOwners, alliance, session }: OwnerContext, form: FormData): boolean {
  const owner = formOwners.read(form.get(ownerField), alliance)
  return owner !== undefined && session !== undefined && owner.userId !== session.userId
}

/**
 * Looks whose form it is before anything is done with it (FORM-08).
 * @throws FormOfSomebodyElse, which the guard answers
 */
export function checkOwner(context: OwnerContext, form: FormData): void {
  if (isOfSomebodyElse(context, form)) throw new FormOfSomebodyElse(form)
}

/** What this person had typed into the form at an address, and when; it stays until the form has been sent. */
export async function findDraft(
  context: Keeper,
  address: string,
): Promise<{ form: FormData; keptAt: number } | undefined> {
  const place = placeOf(context, address)
  const found = place && (await context.drafts.find(place))
  if (!found) return undefined
  const form = new FormData()
  for (const [name, text] of found.draft) form.append(name, text)
  return { form, keptAt: found.keptAt }
}

/** Forgets it: the form has been sent, which is then given, or the person does without. */
export async function dropDraft(context: Keeper, address: string, sent?: FormData): Promise<void> {
  const place = placeOf(context, address)
  if (place) await context.drafts.drop(place, sent && draftOf(sent))
}
