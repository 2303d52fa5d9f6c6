import { redirect } from "@remix-run/node"
import { nameIn } from "#app/lib/locale.ts"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { paths } from "#app/lib/paths.ts"
import { momentWithZone } from "#app/lib/time.server.ts"
import { shownSteps } from "#app/parts/application-steps.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { confirmSchema } from "#app/parts/confirm/confirm.schema.ts"
import { questionOf } from "#app/parts/confirm/question.server.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { regionText } from "#app/parts/regions/region-text.ts"
import { requireAction, stateRefusal } from "#app/parts/require-action.server.ts"
import { writeForm } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import {
  applicantAction,
  applicationOf,
  endAccess,
  withValidKey,
  type Application,
  type OpenApplication,
} from "../applicant.server.ts"
import { fileModule } from "../form/upload-modules.ts"
import { feedbackSchema, statusSchema } from "../apply.schema.ts"
import { withdrawTexts } from "../apply.status.ts"

type Reader = Pick<RequestContext, "locale" | "zone" | "alliance">

/** Returns files with download links that use the application's key. */
function filesOf(files: Parameters<typeof attachmentViews>[0], context: Reader) {
  const { alliance } = context
  return attachmentViews(files, context).map((file) => ({ ...file, href: applyPaths.file(alliance, file.id) }))
}

function stepsOf({ steps }: Application, context: Reader) {
  return shownSteps(steps).map(({ key, state, time, memo }) => ({
    key,
    state,
    time: time === null ? undefined : momentWithZone(time, context),
    memo: memo ?? undefined,
  }))
}

/** Returns the messages, oldest first. Administrators appear by name, the applicant as the organisation. */
function feedbacksOf({ feedbacks, ...application }: Application, context: Reader) {
  return feedbacks.map(({ id, text, side, author, attachments, created_time }) => ({
    id,
    text,
    side,
    author: author ? author.name || author.real_name : nameIn(context.locale, application),
    time: momentWithZone(created_time, context),
    files: filesOf(attachments, context),
  }))
}

function factsOf(application: Application, context: Reader) {
  const { name, name_english, nature, website, email_suffix, address, contacts } = application
  const { locale } = context
  return {
    names: [name, name_english],
    acronyms: [application.acronym, application.acronym_english],
    nature,
    region: regionText(application, locale),
    address: address ?? undefined,
    website: website ?? undefined,
    emailSuffix: email_suffix ?? undefined,
    level: nameIn(locale, application.proposed_level),
    group: application.proposed_group ? nameIn(locale, application.proposed_group) : undefined,
    contacts,
    documents: filesOf(
      [application.registration_document, application.application_document].concat(
        application.logo ?? [],
        application.others,
      ),
      context,
    ),
  }
}

/**
 * Returns the view data for the page of the open application (ADM-09).
 * @throws a redirect to the page that asks for code and email if none is open
 */
export async function statusView(context: RequestContext, request: Request) {
  const { application, person } = await applicationOf(context)
  const draft = await openDraft({ ...context, session: person }, request, feedbackSchema)
  const { code, status, warnings, actions, reason, summary } = application
  const sent = new URL(request.url).searchParams.get("sent")
  return {
    windowTitle: code,
    code,
    status,
    organization: nameIn(context.locale, application),
    submitted: momentWithZone(application.created_time, context),
    isTwin: warnings.includes("same_suffix_and_name"),
    reason: status === "reject" || status === "cancel" ? (reason ?? undefined) : undefined,
    summary: summary ?? undefined,
    sent: sent === "form" || sent === "resubmit" ? (sent as "form" | "resubmit") : undefined,
    can: {
      feedback: actions.includes("feedback.create"),
      resubmit: actions.includes("resubmit"),
      withdraw: actions.includes("withdraw"),
    },
    steps: stepsOf(application, context),
    feedbacks: feedbacksOf(application, context),
    facts: factsOf(application, context),
    /** Input kept from before the applicant's access ended (FORM-08). */
    draft: draft?.result,
    owner: context.formOwners.valueOf(person),
    key: newIdempotencyKey(),
  }
}

export type StatusView = Awaited<ReturnType<typeof statusView>>

/** Signs the applicant out of the application; its code and email address open it again. */
async function leave(context: RequestContext, applicant: OpenApplication) {
  await endAccess(context, applicant)
  await sendFlash(context, { tone: "done", id: "apply.left" })
  return redirect(paths.apply(context.alliance), 303)
}

/** Sends feedback to the administrators, or closes the application in this browser (ADM-09). */
export const actOnApplication = applicantAction(statusSchema, {
  files: fileModule,
  act({ context, applicant, received }) {
    const { api, id } = applicant
    if (received.form.get("intent") === "leave") return leave(context, applicant)
    return writeForm(context, received, {
      schema: feedbackSchema,
      write: ({ text, attachment_ids }, idempotencyKey) => {
        const body = { text, attachment_ids: fileIds(attachment_ids) }
        return withValidKey(api.post("/membership-application/{id}/feedback", { path: { id }, body, idempotencyKey }))
      },
      done: "apply.feedback.done",
      to: () => `${applyPaths.status(context.alliance)}#feedback`,
    })
  },
})

/** Returns the confirmation data for withdrawing an application. @throws the 403 screen if it cannot be withdrawn */
export async function withdrawView(context: RequestContext) {
  const { application, person } = await applicationOf(context)
  await requireAction(context, application.actions, "withdraw", () =>
    stateRefusal("membership_application", application.status),
  )
  const { code, version } = application
  const values = { code, name: { strong: nameIn(context.locale, application) } }
  return {
    ...questionOf(context, { texts: withdrawTexts, values, version }),
    code,
    owner: context.formOwners.valueOf(person),
  }
}

/** Withdraws the application, which ends it (ADM-09, FORM-06). */
export const withdrawApplication = applicantAction(confirmSchema, {
  files: fileModule,
  isQuestion: true,
  act: ({ context, applicant: { api, id }, received }) =>
    writeForm(context, received, {
      schema: confirmSchema,
      write: ({ version = 0 }, idempotencyKey) => {
        const call = { path: { id }, body: { version }, idempotencyKey }
        return withValidKey(api.post("/membership-application/{id}/withdraw", call))
      },
      done: "apply.withdrawn",
      to: () => applyPaths.status(context.alliance),
    }),
})
