import type { components } from "#openapi/generated/schema.d.ts"
import { certificationPhaseValues } from "#openapi/generated/values/certification-phase.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { ApiFailure, type Result } from "#app/lib/failure.ts"
import { inParallel } from "#app/lib/parallel.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { param, type Params, recordId } from "#app/lib/route-params.ts"
import { fileIds } from "#app/parts/attachments/attachment.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { loadOperationLogWithAddresses } from "#app/parts/operation-log/operation-log.server.ts"
import { portalRefusal, requireAction, stateRefusal } from "#app/parts/require-action.server.ts"
import { formAction } from "#app/parts/write-form.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { feedbackSchema, stepSchema, type StepFormValues } from "../certification.schema.ts"
import {
  certificationFrame,
  certificationOf,
  isReached,
  phaseView,
  type Certification,
} from "../certification.server.ts"
import { stepFields, stepForms } from "./step-forms.ts"
import { certificationTabs, hasEnded, tabOfStep, tabText, type StepKey } from "../certification.status.ts"

type Schemas = components["schemas"]

/** Returns the tab named by the last segment of the URL. */
function tabOf(request: Request) {
  const name = new URL(request.url).pathname
    .split("/")
    .at(-1)
    ?.replace(/\.data$/, "")
  const found = certificationTabs.find(({ tab }) => tab === name)
  if (!found) throw new ApiFailure({ kind: "not_found" })
  return found
}

/** Returns the draft of this step's form; a draft saved before the application changed belongs to an earlier step and is ignored. */
async function draftOf(context: RequestContext, request: Request, version: number) {
  const draft = await openDraft(context, request, stepSchema)
  return draft?.result.initialValue?.version === String(version) ? draft : undefined
}

/** Returns the form of the open step if it belongs to this tab and the user has to act on it, otherwise undefined (CERT-02). */
async function stepFormView(context: RequestContext, request: Request, certification: Certification, tab: string) {
  const { id, version, status, label_required, steps, step, is_waiting_for_me } = certification
  const open = steps.find(({ key }) => key === step)
  const isHere = open && open.key !== "submit" && tabOfStep(open) === tab && is_waiting_for_me
  if (!isHere) return undefined
  const draft = await draftOf(context, request, version)
  const isObjected = status === "raise_objection"
  return {
    id,
    tab: tabOfStep(open),
    version,
    step: open.key,
    number: open.number,
    isObjected,
    objection: isObjected ? certification.objections.at(-1)?.text : undefined,
    isLabelRequired: label_required,
    objections: certification.objection_total,
    key: newIdempotencyKey(),
    draft,
  }
}

export type StepFormView = NonNullable<Awaited<ReturnType<typeof stepFormView>>>

/** Returns all data of an application's page (CERT-02, CERT-03). */
export async function phasePage(context: RequestContext, request: Request, params: Params) {
  const { tab, phase } = tabOf(request)
  const log = tab === "review" ? loadOperationLogWithAddresses(context, "certification", recordId(params)) : undefined
  const [certification, loadedLog] = await inParallel(certificationOf(context, params), Promise.resolve(log))
  const form = await stepFormView(context, request, certification, tab)
  const frame = certificationFrame(certification, context)
  const view = phaseView(certification, phase, context)
  // the code and the product are in the shell's title
  const windowTitle = serverIntl(context.locale).formatMessage({ id: tabText(tab) })
  return { frame, view, tab, version: certification.version, form, log: loadedLog, windowTitle }
}

/** Input of the operations that complete a step. */
type Call = { context: RequestContext; id: string; input: StepFormValues; idempotencyKey: string | undefined }
type Done = Promise<Result<Schemas["Certification"]>>

const stepOf = ({ step, version }: StepFormValues) => ({ step, version })

function review({ context, id, input, idempotencyKey }: Call): Done {
  const decision = input.outcome === "pass" ? ("approve" as const) : ("reject" as const)
  const body = { ...stepOf(input), decision, reason: input.reason ?? null }
  return context.api.post("/certification/{id}/review", { path: { id }, body, idempotencyKey })
}

function evaluate({ context, id, input, idempotencyKey }: Call): Done {
  const { fees = "", cycle = null, label_rules = null, answer = null } = input
  const body = { ...stepOf(input), fees, cycle, label_rules, answer, attachment_ids: fileIds(input.files) }
  return context.api.post("/certification/{id}/evaluation", { path: { id }, body, idempotencyKey })
}

function uploadResults({ context, id, input, idempotencyKey }: Call): Done {
  const { memo = null, answer = null } = input
  const body = { ...stepOf(input), memo, answer, file_ids: fileIds(input.files) }
  return context.api.post("/certification/{id}/result", { path: { id }, body, idempotencyKey })
}

function object({ context, id, input, idempotencyKey }: Call): Done {
  const body = { ...stepOf(input), text: input.reason ?? "", attachment_ids: fileIds(input.files) }
  return context.api.post("/certification/{id}/objection", { path: { id }, body, idempotencyKey })
}

function confirm(call: Call): Done {
  const { context, id, input, idempotencyKey } = call
  if (input.outcome === "back") return object(call)
  return context.api.post("/certification/{id}/confirm", { path: { id }, body: stepOf(input), idempotencyKey })
}

function uploadCertificate({ context, id, input, idempotencyKey }: Call): Done {
  const { name = "", code = "", memo = null } = input
  const body = { ...stepOf(input), name, code, memo, attachment_ids: fileIds(input.files) }
  return context.api.post("/certification/{id}/certificate", { path: { id }, body, idempotencyKey })
}

function enableLabel({ context, id, input, idempotencyKey }: Call): Done {
  return context.api.post("/certification/{id}/enable-label", { path: { id }, body: stepOf(input), idempotencyKey })
}

function uploadSample({ context, id, input, idempotencyKey }: Call): Done {
  const body = { ...stepOf(input), memo: input.memo ?? null, file_ids: fileIds(input.files) }
  return context.api.post("/certification/{id}/label-sample", { path: { id }, body, idempotencyKey })
}

function uploadMaterials(call: Call): Done {
  const { context, id, input, idempotencyKey } = call
  if (input.outcome === "back") return object(call)
  const body = { ...stepOf(input), memo: input.memo ?? null, file_ids: fileIds(input.files) }
  return context.api.post("/certification/{id}/materials", { path: { id }, body, idempotencyKey })
}

/** The operation that completes each step (openapi/states/certification.yaml). Step 1 has a separate page. */
const calls: Readonly<Record<Exclude<StepKey, "submit">, (call: Call) => Done>> = {
  organization_review: review,
  certification_agency_review: review,
  testing_agency_review: review,
  test_evaluation: evaluate,
  test_evaluation_confirm: confirm,
  test_result: uploadResults,
  test_result_confirm: confirm,
  test_result_agency_confirm: review,
  certification_evaluation: evaluate,
  certification_evaluation_confirm: confirm,
  certification_result: uploadResults,
  certification_result_confirm: confirm,
  agency_certificate: uploadCertificate,
  label_enable: enableLabel,
  label_sample: uploadSample,
  label_confirm: review,
  confirmation_evaluation: evaluate,
  confirmation_evaluation_confirm: uploadMaterials,
  materials_review: review,
  final_certificate: uploadCertificate,
}

/** Clears the fields that the form of this step does not have. */
function withoutForeignFields(input: StepFormValues): StepFormValues {
  const { fields } = stepForms[input.step]
  const foreign = stepFields.filter((name) => !fields.includes(name))
  return { ...input, ...Object.fromEntries(foreign.map((name) => [name, name === "files" ? [] : undefined])) }
}

/** Maps the backend's field names to form fields, for error messages. */
const errorFields = { file_ids: "files", attachment_ids: "files", text: "reason" }

/** Completes the open step of the application in the route (CERT-03, CERT-04). */
export const doStep = formAction(stepSchema, {
  files: "certification",
  fields: errorFields,
  write: ({ context, params, input, idempotencyKey }) => {
    const { step } = input
    if (step === "submit") throw new ApiFailure({ kind: "not_found" })
    return calls[step]({ context, id: param(params, "id"), input: withoutForeignFields(input), idempotencyKey })
  },
  done: "certification.step-done",
  to: ({ id, step, steps }, { context }) => {
    const open = steps.find(({ key }) => key === step)
    return certificationPaths.tab(context.alliance, id, open ? tabOfStep(open) : "certificate-issuance")
  },
})

/** Returns the application and the phase in the route, for users who may comment on it (CERT-03). */
export async function feedbackPage(context: RequestContext, request: Request, params: Params) {
  const phase = certificationPhaseValues.find((one) => one === params.phase && one !== "end")
  if (!phase) throw new ApiFailure({ kind: "not_found" })
  const certification = await certificationOf(context, params)
  const { id, code, actions, status } = certification
  const isEarly = actions.includes("feedback.create") && !isReached(certification, phase)
  await requireAction(context, isEarly ? [] : actions, "feedback.create", () => {
    if (isEarly) return portalRefusal(serverIntl(context.locale).formatMessage({ id: "certification.feedback.early" }))
    return hasEnded(status) ? stateRefusal("certification", status) : { kind: "forbidden" }
  })
  const tab = certificationTabs.find((one) => one.phase === phase)?.tab ?? "review"
  return { id, code, phase, tab, draft: await openDraft(context, request, feedbackSchema), key: newIdempotencyKey() }
}

/** Adds a comment to a phase (CERT-03). */
export const createFeedback = formAction(feedbackSchema, {
  files: "certification",
  fields: { attachment_ids: "files" },
  write: ({ context, params, input, idempotencyKey }) => {
    const phase = param(params, "phase") as Schemas["CertificationFeedbackPhase"]
    const body = { phase, text: input.text, attachment_ids: fileIds(input.files) }
    const path = { id: param(params, "id") }
    return context.api.post("/certification/{id}/feedback", { path, body, idempotencyKey })
  },
  done: "certification.feedback.done",
  to: ({ phase }, { context, params }) => {
    const tab = certificationTabs.find((one) => one.phase === phase)?.tab ?? "review"
    return certificationPaths.tab(context.alliance, param(params, "id"), tab)
  },
})
