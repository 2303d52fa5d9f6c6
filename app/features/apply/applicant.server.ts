import { redirect } from "@remix-run/node"
import type { components } from "#app/api/schema.d.ts"
import { valueOf, type Failure, type Result } from "#app/lib/failure.ts"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { Applicant, RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { openingSchema } from "./apply.schema.ts"

export type Application = components["schemas"]["MembershipApplication"]

/** An applicant with an open application in this browser: its id, and the backend client authorised for it. */
export type OpenApplication = Applicant & { id: string }

/**
 * Returns the application that is open in this browser (ADM-09).
 * @throws a redirect to the page that asks for code and email if none is open
 */
export async function openApplication(context: RequestContext): Promise<OpenApplication> {
  const { notes, header } = context.cookies
  const open = await notes.application.read(header, context.alliance)
  if (!open) throw redirect(applyPaths.open(context.alliance))
  return { id: open.id, ...context.asApplicant(open.key) }
}

/** Stores which application is open in a cookie of this browser, for as long as the backend accepts the applicant's key. */
export async function rememberApplication(context: RequestContext, open: { key: string; id: string }): Promise<void> {
  context.setCookie(await context.cookies.notes.application.write(open, context.alliance))
}

/** Deletes that cookie. */
export function forgetApplication(context: RequestContext): void {
  context.setCookie(context.cookies.notes.application.clear(context.alliance))
}

/** The key is no longer valid or its application no longer exists; both redirect to the page that asks for code and email. */
const isKeyInvalid = ({ kind }: Failure) => kind === "unauthorized" || kind === "not_found" || kind === "forbidden"

/**
 * Returns the response to a call that an applicant made with their key.
 * @throws a redirect to the page that asks for code and email if the key is no longer valid
 */
export async function withValidKey<Value>(
  context: RequestContext,
  request: Promise<Result<Value>>,
): Promise<Result<Value>> {
  const answer = await request
  if (answer.ok || !isKeyInvalid(answer.failure)) return answer
  forgetApplication(context)
  await sendFlash(context, { tone: "hold", id: "apply.over" })
  throw redirect(applyPaths.open(context.alliance))
}

/** Returns the open application as its applicant may see it. @throws ApiFailure if the backend does not respond */
export async function applicationOf(context: RequestContext): Promise<Application> {
  const { api, id } = await openApplication(context)
  return valueOf(await withValidKey(context, api.get("/membership-application/{id}", { path: { id } })))
}

/**
 * Opens an application with its code and a contact's email address (ADM-09). The response does not reveal which of the two is wrong; the
 * backend counts the attempts.
 */
export const openByCode = formAction(openingSchema, {
  write: async ({ context, input, idempotencyKey }) => {
    const { api } = context.asApplicant()
    const opened = await api.post("/membership-application/open", { body: input, idempotencyKey })
    if (!opened.ok) return opened
    const { applicant_key: key, id } = opened.value
    await rememberApplication(context, { key, id })
    return opened
  },
  to: (_opened, { context }) => applyPaths.status(context.alliance),
})
