import type { components } from "#openapi/generated/schema.d.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, valueOf, type Failure } from "#app/lib/failure.ts"
import { type Locale, nameIn } from "#app/lib/locale.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { paths } from "#app/lib/paths.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { isRecordId, type Params } from "#app/lib/route-params.ts"
import { moment, momentWithZone, zoneHere } from "#app/lib/time.server.ts"
import { feedbackViews } from "#app/parts/feedback/feedback-view.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { notOffered, portalRefusal } from "#app/parts/require-action.server.ts"
import { oncePerRequest } from "#app/session/once-per-request.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { bizRoles } from "#app/session/viewer.ts"
import { hasEnded, tabOfStep } from "./certification.status.ts"
import { recordsView } from "./phase/phase-records.server.ts"
import { isNeeded, phasesView } from "./phase/phase.server.ts"

type Schemas = components["schemas"]
export type Certification = Schemas["Certification"]
type Step = Schemas["CertificationStep"]
type Phase = Step["phase"]

/** Returns the application identified by the route parameters, fetched once per request: both the shell and its page need it. */
export function certificationOf(context: RequestContext, { id = "" }: Params): Promise<Certification> {
  if (!isRecordId(id)) throw new ApiFailure({ kind: "not_found" })
  return certificationOnce(context, id)
}

const certificationOnce = oncePerRequest(loadCertification)

/** Fetches an application. @throws the 403 screen; it tells a certificate administrator from which step on they may open it */
async function loadCertification(context: RequestContext, id: string): Promise<Certification> {
  const found = await context.api.get("/certification/{id}", { path: { id } })
  const isCertificateAdmin = context.viewer?.bizRoles.includes(bizRoles.certificate)
  if (!found.ok && found.failure.kind === "forbidden" && isCertificateAdmin)
    throw notOffered(earlyForCertificateAdmin(context), context, paths.certifications(context.alliance))
  return valueOf(found)
}

function earlyForCertificateAdmin({ locale }: RequestContext): Failure {
  const intl = serverIntl(locale)
  const step = intl.formatMessage({ id: "certification.step.agency_certificate" })
  return portalRefusal(intl.formatMessage({ id: "certification.certificate-admin.early" }, { step }))
}

/** Who a step is assigned to: an agency by name, everyone else by role. */
function actorView({ actor, actor_agency }: Pick<Step, "actor" | "actor_agency">, locale: Locale) {
  return { actor, agency: actor_agency ? nameIn(locale, actor_agency) : undefined }
}

/** The step that sent the application back to an earlier one, if nothing has been done since. */
function sendingBackStep({ steps }: Certification): Step | undefined {
  const done = steps.flatMap((step) =>
    step.time === null || step.state === "ongoing" ? [] : [{ step, time: Date.parse(step.time) }],
  )
  const last = Math.max(...done.map(({ time }) => time))
  return done.find(({ step: { state }, time }) => time === last && (state === "reject" || state === "raise_objection"))
    ?.step
}

/** Who acts next and since when, for the top of an application's page (CERT-02). */
function nextView(certification: Certification, refused: Step | undefined, { locale, zone, alliance }: RequestContext) {
  const { id, step, steps, since_time, is_waiting_for_me } = certification
  const open = steps.find(({ key }) => key === step)
  if (!open) return undefined
  return {
    key: open.key,
    number: open.number,
    ...actorView(open, locale),
    since: since_time ? momentWithZone(since_time, { locale, zone }) : undefined,
    isMine: is_waiting_for_me,
    isObjected: certification.status === "raise_objection",
    sentBackBy: refused?.state === "reject" ? actorView(refused, locale) : undefined,
    href:
      open.key === "submit"
        ? certificationPaths.page(alliance, id, "edit")
        : certificationPaths.tab(alliance, id, tabOfStep(open)),
  }
}

/** Who ended the application and when, taken from its last step. */
function endView({ steps, status }: Certification, { locale, zone }: RequestContext) {
  if (!hasEnded(status)) return undefined
  const last = steps.findLast(
    ({ key, state }) => state === "withdraw" || (state === "pass" && key === "final_certificate"),
  )
  if (!last?.time || !last.user) return undefined
  return { user: personView(last.user, locale).name, time: momentWithZone(last.time, { locale, zone }) }
}

/** Data of the shell around all pages of an application (SHELL-02, CERT-02). */
export function certificationFrame(certification: Certification, context: RequestContext) {
  const { id, code, subject, company, status, actions } = certification
  const refused = sendingBackStep(certification)
  return {
    id,
    code,
    subject,
    company,
    status,
    canWithdraw: actions.includes("withdraw"),
    canResubmit: actions.includes("resubmit"),
    next: nextView(certification, refused, context),
    end: endView(certification, context),
    phases: phasesView(certification),
    reason: certification.withdraw_reason ?? certification.reject_reason ?? refused?.memo ?? undefined,
    windowTitle: `${code} ${certification.product}`,
  }
}

export type CertificationFrame = ReturnType<typeof certificationFrame>

/** Formats one step of the progress table. */
function stepView(step: Step, certification: Certification, { locale, zone }: RequestContext) {
  const { key, number, phase, state, user, time, memo } = step
  return {
    key,
    number,
    phase,
    ...actorView(step, locale),
    state: state ?? undefined,
    isNeeded: isNeeded(certification, step),
    user: user ? personView(user, locale).name : undefined,
    time: time ? moment(time, { locale, zone }) : undefined,
    memo: memo ?? undefined,
  }
}

export type StepView = ReturnType<typeof stepView>

/** An agency with a link to its page, which every member may read (ADM-04). */
function agencyView(agency: Certification["test_agency"], { locale, alliance }: RequestContext) {
  return { name: nameIn(locale, agency), href: agencyPaths.detail(alliance, agency.id) }
}

export type CertificationAgency = ReturnType<typeof agencyView>

/** Whether a step of the phase has begun; people comment only on such a phase (CERT-03). */
export const isReached = ({ steps }: Certification, phase: Phase): boolean =>
  steps.some((step) => step.phase === phase && step.state !== null)

/** View data of one page of an application: its phase, and all 20 steps (CERT-02, CERT-03). */
export function phaseView(certification: Certification, phase: Phase, context: RequestContext) {
  const { locale, zone, alliance } = context
  const { id, test_agency, certification_agency, actions, feedbacks, objection_total } = certification
  const style = { locale, zone }
  return {
    id,
    phase,
    zone: zoneHere(context),
    steps: certification.steps.map((step) => stepView(step, certification, context)),
    records: recordsView(certification, phase, context),
    certificates: certification.certificates,
    feedbacks: feedbackViews(
      feedbacks.filter((one) => one.phase === phase),
      context,
    ),
    feedbackHref:
      actions.includes("feedback.create") && isReached(certification, phase) && phase !== "end"
        ? certificationPaths.feedback(alliance, id, phase)
        : undefined,
    facts: {
      company: certification.company,
      product: certification.product,
      isLabelRequired: certification.label_required,
      testAgency: agencyView(test_agency, context),
      certificationAgency: agencyView(certification_agency, context),
      submitter: personView(certification.submitter, locale),
      created: moment(certification.created_time, style),
      updated: moment(certification.updated_time, style),
      objections: objection_total,
      memo: certification.memo ?? undefined,
    },
  }
}

export type PhaseView = ReturnType<typeof phaseView>
