import { redirect, type ActionFunctionArgs } from "@remix-run/node"
import type { $ZodType } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf, type Failure, type Result } from "#app/lib/failure.ts"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { receiveForm, type ModuleOf } from "#app/parts/attachments/receive-form.server.ts"
import { formAction, withSchema } from "#app/parts/write-form.server.ts"
import { sessionIdOf, type FormPerson } from "#app/session/form-owner.server.ts"
import type { Applicant, RequestContext } from "#app/session/request-context.server.ts"
import {
  documentAddress,
  FormOwnerMismatch,
  keepForOwner,
  sendFlash,
  updateDraft,
} from "#app/session/session-answer.server.ts"
import type { ReceivedForm } from "#app/forms/submit/submission.server.ts"
import { openingSchema } from "./apply.schema.ts"

export type Application = components["schemas"]["MembershipApplication"]

/** An applicant with an open application in this browser: its id, the owner of its forms, and the backend client authorised for it. */
export type OpenApplication = Applicant & { id: string; person: FormPerson }

/** Returns the application that is open in this browser (ADM-09); undefined if none is. */
async function applicantOf(context: RequestContext): Promise<OpenApplication | undefined> {
  const { notes, header } = context.cookies
  const open = await notes.application.read(header, context.alliance)
  if (!open) return undefined
  const person = { allianceUrl: context.alliance, userId: `application:${open.id}`, startedAt: 0, token: open.key }
  return { id: open.id, person, ...context.asApplicant(open.key) }
}

/** The page that asks for code and email, by what it leads to. */
type OpenPage = "open" | "openToResubmit"

/**
 * Returns the application that is open in this browser (ADM-09).
 * @throws a redirect to the page that asks for code and email if none is open
 */
export async function openApplication(context: RequestContext, openPage: OpenPage = "open"): Promise<OpenApplication> {
  const applicant = await applicantOf(context)
  if (!applicant) throw redirect(applyPaths[openPage](context.alliance))
  return applicant
}

/** Stores which application is open in a cookie of this browser, for as long as the backend accepts the applicant's key. */
export async function rememberApplication(context: RequestContext, open: { key: string; id: string }): Promise<void> {
  context.setCookie(await context.cookies.notes.application.write(open, context.alliance))
}

/** Deletes that cookie. */
function forgetApplication(context: RequestContext): void {
  context.setCookie(context.cookies.notes.application.clear(context.alliance))
}

/** The key is no longer valid or its application no longer exists; both redirect to the page that asks for code and email. */
const isKeyInvalid = ({ kind }: Failure) => kind === "unauthorized" || kind === "not_found" || kind === "forbidden"

/** Thrown in an action when the applicant's access has ended. */
class AccessEnded extends Error {}

/** Returns the response to a call in an action of `applicantAction`, which keeps the form if the applicant's key is no longer valid. */
export async function withValidKey<Value>(request: Promise<Result<Value>>): Promise<Result<Value>> {
  const answer = await request
  if (answer.ok || !isKeyInvalid(answer.failure)) return answer
  throw new AccessEnded()
}

/**
 * Returns the open application as its applicant may see it, and the owner of its forms.
 * @throws a redirect to the page that asks for code and email if the applicant's access has ended; ApiFailure if the backend does not
 * respond
 */
export async function applicationOf(
  context: RequestContext,
  openPage: OpenPage = "open",
): Promise<{ application: Application; person: FormPerson }> {
  const { api, id, person } = await openApplication(context, openPage)
  const answer = await api.get("/membership-application/{id}", { path: { id } })
  if (!answer.ok && isKeyInvalid(answer.failure)) await toOpenPage(context, openPage, "apply.over", false)
  return { application: valueOf(answer), person }
}

/** @throws the redirect to the page that asks for code and email, with a message. @param isKept what the person typed has been saved */
async function toOpenPage(
  context: RequestContext,
  openPage: OpenPage,
  message: NotSent["message"],
  isKept: boolean,
): Promise<never> {
  if (message === "apply.over") forgetApplication(context)
  await sendFlash(context, { tone: "hold", id: message, values: { kept: isKept ? "yes" : "no" } })
  throw redirect(applyPaths[openPage](context.alliance))
}

/** A received form of the open application. */
type ApplicantForm = ActionFunctionArgs & { applicant: OpenApplication; received: ReceivedForm }

type ApplicantAction<Answer> = {
  /** The contract's module for the form's files. */
  files: ModuleOf
  openPage?: OpenPage
  /** A question without input: there is nothing to save as a draft. */
  isQuestion?: boolean
  act: (form: ApplicantForm) => Promise<Answer>
}

/**
 * Builds an action of the open application (ADM-09). If access has ended, or another application was opened in this browser, nothing is
 * sent: the form is saved as a draft of its own application, which the applicant then opens again (FORM-08).
 */
export function applicantAction<Answer>(schema: $ZodType, action: ApplicantAction<Answer>) {
  return withSchema(schema, async (args: ActionFunctionArgs) => {
    const { context, request } = args
    const applicant = await applicantOf(context)
    const asApplicant = { ...context, ...(applicant ?? context.asApplicant()), session: applicant?.person }
    try {
      const received = await receiveForm(asApplicant, request, action.files)
      if (!applicant) throw new AccessEnded()
      const outcome = action.act({ ...args, applicant, received })
      const ended = await outcome.catch((error: unknown) => error)
      if (!(ended instanceof AccessEnded)) await updateDraft(asApplicant, request, ended, received.form)
      return await outcome
    } catch (error) {
      const reason = whyNotSent(error, context)
      if (reason === undefined) throw error
      return askAgain(args, reason, action)
    }
  })
}

/** A form that was not sent to the backend: the message for the person, and the form as far as it was read. */
type NotSent = { message: "apply.over" | "apply.of-other"; form: FormData | undefined }

/** Why a form of the open application was not sent: its application is not open (any more). Undefined for other errors. */
function whyNotSent(error: unknown, { typed }: RequestContext): NotSent | undefined {
  if (error instanceof FormOwnerMismatch) return { message: "apply.of-other", form: error.form }
  const isOver = error instanceof AccessEnded || (error instanceof ApiFailure && isKeyInvalid(error.failure))
  return isOver ? { message: "apply.over", form: typed.form } : undefined
}

/** Saves a form that was not sent as a draft of its application. @throws the redirect to the page that asks for code and email */
async function askAgain(
  { context, request }: ActionFunctionArgs,
  { message, form }: NotSent,
  { openPage = "open", isQuestion = false }: Pick<ApplicantAction<unknown>, "openPage" | "isQuestion">,
): Promise<never> {
  const isTyped = form !== undefined && !isQuestion
  const isKept = isTyped && (await keepForOwner(context, documentAddress(request), form))
  return toOpenPage(context, openPage, message, isKept)
}

/** Ends the access of this browser to the application. Its forms that are still open elsewhere are no longer saved as drafts. */
export async function endAccess(context: RequestContext, { person }: OpenApplication): Promise<void> {
  await context.endedSessions.add(sessionIdOf(person))
  forgetApplication(context)
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
  to: (_opened, { context, request }) =>
    new URL(request.url).searchParams.get("next") === "resubmit"
      ? applyPaths.resubmit(context.alliance)
      : applyPaths.status(context.alliance),
})
