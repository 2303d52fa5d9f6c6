import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Failure, valueOf } from "#app/lib/failure.ts"
import { nameIn } from "#app/lib/locale.ts"
import { isRecordId, param, type Params } from "#app/lib/route-params.ts"
import { moment, momentWithZone } from "#app/lib/time.server.ts"
import { shownSteps } from "#app/parts/application-steps.ts"
import { attachmentViews } from "#app/parts/attachments/attachment-view.server.ts"
import { loadConsequences } from "#app/parts/confirm/question.server.ts"
import type { FeedbackView } from "#app/parts/feedback/feedback-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { recordHref } from "#app/parts/record-href.server.ts"
import { regionText } from "#app/parts/regions/region-text.ts"
import { portalRefusal, requireAction, stateRefusal } from "#app/parts/require-action.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { applicantNames } from "./list.server.ts"
import { type ApplicationField, applicationFieldTexts, isApplicantStep } from "./membership-application.status.ts"

type Schemas = components["schemas"]
export type MembershipApplication = Schemas["MembershipApplication"]

/** Fetches the application in the URL. */
export async function applicationOf({ api }: RequestContext, { id = "" }: Params): Promise<MembershipApplication> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return valueOf(await api.get("/membership-application/{id}", { path: { id } }))
}

/** Fetches the application for a page that performs an action on it. @throws the 403 screen if its state does not offer the action */
export async function applicationOffering(context: RequestContext, params: Params, action: "complete") {
  const application = await applicationOf(context, params)
  await requireAction(context, application.actions, action, () => whyNotComplete(application, context))
  return application
}

/** The step that has to be completed before the member information; for a finished application, its outcome. */
function whyNotComplete({ status, steps }: MembershipApplication, { locale }: RequestContext): Failure {
  const intl = serverIntl(locale)
  const open = steps.find(({ state }) => state === "ongoing")
  if (!open) return stateRefusal("membership_application", status)
  const step = intl.formatMessage({ id: `membership-application.step.${open.key}` })
  return portalRefusal(intl.formatMessage({ id: "membership-application.complete.early" }, { step }))
}

/** A step formatted for the reader. */
function stepView(step: Schemas["ApplicationStep"], { locale, zone }: RequestContext) {
  const { key, state, user, time, memo } = step
  return {
    key,
    state,
    isApplicants: isApplicantStep(key),
    user: user ? personView(user, locale).name : undefined,
    time: time ? moment(time, { locale, zone }) : undefined,
    memo: memo ?? undefined,
  }
}

export type ApplicationStepView = ReturnType<typeof stepView>

/** Feedback from both sides; an applicant is not a member and is shown as the applicant. */
function feedbackViews({ feedbacks, ...applicant }: MembershipApplication, context: RequestContext): FeedbackView[] {
  const { locale, zone } = context
  const name = serverIntl(locale).formatMessage({ id: "membership-application.side.applicant" })
  const outside = { name, organization: nameIn(locale, applicant), isDisabled: false }
  return feedbacks.map(({ id, author, created_time, text, attachments }) => ({
    id,
    author: author ? personView(author, locale) : outside,
    when: moment(created_time, { locale, zone }),
    text,
    files: attachmentViews(attachments, context),
  }))
}

/** Joins names with the separator of the person's language. */
export function joinNames(names: readonly string[], { locale }: Pick<RequestContext, "locale">): string {
  return names.join(serverIntl(locale).formatMessage({ id: "person.separator" }))
}

const isField = (name: string): name is ApplicationField => Object.hasOwn(applicationFieldTexts, name)

/** The applicant's data in the order of the application form. */
function applicantView(application: MembershipApplication, context: RequestContext) {
  const { locale } = context
  const { name, name_english, acronym, acronym_english, nature, website, email_suffix, address, contacts } = application
  return {
    name,
    name_english,
    acronym,
    acronym_english,
    nature,
    contacts,
    region: regionText(application, locale),
    website: website ?? undefined,
    suffix: email_suffix ?? undefined,
    address: address ?? undefined,
    level: nameIn(locale, application.proposed_level),
    group: application.proposed_group ? nameIn(locale, application.proposed_group) : undefined,
    registration: attachmentViews([application.registration_document], context),
    form: attachmentViews([application.application_document], context),
    logo: attachmentViews(application.logo ? [application.logo] : [], context),
    others: attachmentViews(application.others, context),
  }
}

/** The outcome: the resulting entity, the summary, and the reason for a rejection or closing; a withdrawal has none. */
function outcomeView({ status, entity, summary, reason }: MembershipApplication, { locale, alliance }: RequestContext) {
  return {
    entity: entity
      ? {
          name: nameIn(locale, entity),
          href: recordHref(alliance, { module: "entity", key: entity.id, group: null }),
        }
      : undefined,
    summary: summary ?? undefined,
    reason: status === "withdraw" ? undefined : (reason ?? undefined),
  }
}

/** An application for its page (ADM-07). */
export function applicationView(application: MembershipApplication, context: RequestContext) {
  const { locale, zone } = context
  const { id, version, code, status, step, steps, actions, created_time, updated_time, warnings } = application
  const names = applicantNames(application, context)
  const changed = application.changed_fields.filter(isField)
  const open = steps.find(({ key, state }) => state === "ongoing" && (key === step || key === "resubmission"))
  return {
    id,
    version,
    code,
    status,
    ...names,
    windowTitle: `${code} ${names.name}`,
    next: open?.key,
    isApplicantsTurn: open !== undefined && isApplicantStep(open.key),
    isTwin: warnings.includes("same_suffix_and_name"),
    applicant: applicantView(application, context),
    changed,
    changedText: joinNames(
      changed.map((field) => serverIntl(locale).formatMessage({ id: applicationFieldTexts[field] })),
      context,
    ),
    steps: shownSteps(steps).map((one) => stepView(one, context)),
    feedbacks: feedbackViews(application, context),
    outcome: outcomeView(application, context),
    submitted: moment(created_time, { locale, zone }),
    updated: moment(updated_time, { locale, zone }),
    since: momentWithZone(updated_time, { locale, zone }),
    can: {
      review: actions.includes("review"),
      complete: actions.includes("complete"),
      close: actions.includes("close"),
      feedback: actions.includes("feedback.create"),
    },
  }
}

export type ApplicationView = ReturnType<typeof applicationView>

/**
 * Data of the page that asks before an application is closed, with the people who are notified (FORM-06, FORM-10). @throws the 403 screen
 * if the action is not offered
 */
export async function closeView(context: RequestContext, params: Params) {
  const query = { module: "membership_application" as const, action: "close", key: param(params, "id") }
  const [application, preview] = await Promise.all([
    applicationOf(context, params),
    context.api.get("/preview", { query }),
  ])
  const { id, code, version, actions } = application
  const consequences = await loadConsequences(context, { actions, action: "close", preview, hrefOf: () => undefined })
  return { id, code, name: nameIn(context.locale, application), version, key: newIdempotencyKey(), consequences }
}
