import { draftKey } from "./drafts.server.ts"
import type { RequestContext } from "./request-context.server.ts"
import { allianceOf } from "./request-context.server.ts"
import type { Flash } from "./notes.server.ts"

/** The address a person sees: the document's, also when scripts fetch its data. */
export function documentAddress(request: Request): string {
  const url = new URL(request.url)
  const path = url.pathname.replace(/(\/_root)?\.data$/, "")
  for (const name of ["_routes", "whole"]) url.searchParams.delete(name)
  return path + url.search
}

/** Keeps the address for the return after login (SES-06, SES-08), if it is one. A form's address is that of its page. */
export async function rememberAddress(context: RequestContext, request: Request): Promise<void> {
  const { url } = allianceOf(context)
  const address = context.parseReturnAddress(documentAddress(request))
  if (address) context.setCookie(await context.cookies.notes.returnAddress.write(address, url))
}

/** Shows a message on the next page, after whatever is already waiting. */
export async function sendFlash(context: RequestContext, flash: Flash): Promise<void> {
  const { url } = allianceOf(context)
  const waiting = (await context.cookies.notes.flash.read(context.cookies.header, url)) ?? []
  context.setCookie(await context.cookies.notes.flash.write([...waiting, flash].slice(-5), url))
}

/** The messages that wait for this page; they are taken away with the answer. */
export async function takeFlashes(context: RequestContext): Promise<Flash[]> {
  const { url } = allianceOf(context)
  const waiting = await context.cookies.notes.flash.read(context.cookies.header, url)
  if (waiting) context.setCookie(context.cookies.notes.flash.clear(url))
  return waiting ?? []
}

/** Ends the session in this browser (SES-07, SES-09): its cookie and all that was remembered for it. */
export function endSession(context: RequestContext): void {
  const { url } = allianceOf(context)
  context.setCookie(context.cookies.session.end(url))
}

/** What this person had typed into the form at this address when their session ended; once (SES-07). */
export function takeDraft({ session, drafts }: RequestContext, request: Request): FormData | undefined {
  if (!session) return undefined
  const draft = drafts.take(draftKey(session.allianceUrl, session.userId, documentAddress(request)))
  if (!draft) return undefined
  const form = new FormData()
  for (const [name, text] of draft) form.append(name, text)
  return form
}
