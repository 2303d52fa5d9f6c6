import { redirect } from "@remix-run/node"
import type { components } from "#app/api/schema.d.ts"
import { valueOf, type Failure, type Result } from "#app/lib/failure.ts"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { Applicant, RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { openingSchema } from "./apply.schema.ts"

export type Application = components["schemas"]["MembershipApplication"]

/** Whoever has opened an application in this browser: which one, and the backend as they may ask it. */
export type OpenApplication = Applicant & { id: string }

/**
 * The application that is open in this browser (ADM-09).
 * @throws the way to the page that asks for code and email, where none is
 */
export async function openApplication(context: RequestContext): Promise<OpenApplication> {
  const { notes, header } = context.cookies
  const open = await notes.application.read(header, context.alliance)
  if (!open) throw redirect(applyPaths.open(context.alliance))
  return { id: open.id, ...context.asApplicant(open.key) }
}

/** Remembers in this browser which application is open, for as long as the backend's key counts. */
export async function rememberApplication(context: RequestContext, open: { key: string; id: string }): Promise<void> {
  context.setCookie(await context.cookies.notes.application.write(open, context.alliance))
}

/** Forgets it. */
export function forgetApplication(context: RequestContext): void {
  context.setCookie(context.cookies.notes.application.clear(context.alliance))
}

/** The key counts no more, or its application is gone: both lead to the page that asks for code and email. */
const isOver = ({ kind }: Failure) => kind === "unauthorized" || kind === "not_found" || kind === "forbidden"

/**
 * The answer to a call that an applicant made with their key.
 * @throws the way to the page that asks for code and email, where the key counts no more
 */
export async function whileOpen<Value>(context: RequestContext, asked: Promise<Result<Value>>): Promise<Result<Value>> {
  const answer = await asked
  if (answer.ok || !isOver(answer.failure)) return answer
  forgetApplication(context)
  await sendFlash(context, { tone: "hold", id: "apply.over" })
  throw redirect(applyPaths.open(context.alliance))
}

/** The open application as its applicant sees it. @throws ApiFailure of a backend that does not answer */
export async function applicationOf(context: RequestContext): Promise<Application> {
  const { api, id } = await openApplication(context)
  return valueOf(await whileOpen(context, api.get("/membership-application/{id}", { path: { id } })))
}

/** What stands in the way of an action that the open application does not offer: the state it is in. */
export const stateRefusal = ({ status }: Application): Failure => ({
  kind: "refused",
  code: "state_refused",
  message: "",
  errors: [],
  details: { status },
})

/**
 * Opens an application with its code and the email address of a contact (ADM-09). Whatever of the two is wrong, the answer is the same;
 * the backend counts the attempts.
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
