import type { MessageId } from "#app/ui/message-id.ts"
import type { StepKey } from "../certification.status.ts"

/** The fields of all steps. */
export const stepFields = ["cycle", "fees", "label_rules", "answer", "name", "code", "files", "memo"] as const

/** A field of a step. */
export type StepField = (typeof stepFields)[number]

/** Fields that only some applications require: the answer to an objection, the rules of a label. */
export const alsoRequired = ["answer", "label_rules"] as const

type StepForm = {
  /** Fields of the form, in order. */
  fields: readonly StepField[]
  /** Fields that must be filled in. */
  required: readonly StepField[]
  /** Message ids of the two outcomes; absent if the step has only one. */
  ways?: { pass: MessageId; back: MessageId }
  /** Message id of the submit button if the step has only one outcome. */
  submit: MessageId
  /** Message id of the label of the file field. */
  files?: MessageId
}

const review: StepForm = {
  fields: [],
  required: [],
  ways: { pass: "certification.way.approve", back: "certification.way.reject" },
  submit: "certification.do.decide",
}
const evaluation: StepForm = {
  fields: ["cycle", "fees", "files", "answer"],
  required: ["cycle", "fees"],
  submit: "certification.do.evaluate",
}
const acceptance: StepForm = {
  fields: [],
  required: [],
  ways: { pass: "certification.way.accept", back: "certification.way.object" },
  submit: "certification.do.decide",
}
const result: StepForm = {
  fields: ["files", "memo", "answer"],
  required: ["files"],
  submit: "certification.do.results",
  files: "certification.results",
}
const confirmation: StepForm = {
  ...acceptance,
  ways: { pass: "certification.way.confirm", back: "certification.way.object" },
}
const certificate: StepForm = {
  fields: ["name", "code", "files", "memo"],
  required: ["name", "code", "files"],
  submit: "certification.do.certificate",
  files: "certification.certificate.files",
}

/** The form of each step (CERT-03, CERT-04). Step 1 has a separate page. */
export const stepForms: Readonly<Record<StepKey, StepForm>> = {
  submit: { fields: [], required: [], submit: "certification.edit.title" },
  organization_review: review,
  certification_agency_review: review,
  testing_agency_review: review,
  test_evaluation: evaluation,
  test_evaluation_confirm: acceptance,
  test_result: result,
  test_result_confirm: confirmation,
  test_result_agency_confirm: review,
  certification_evaluation: evaluation,
  certification_evaluation_confirm: acceptance,
  certification_result: result,
  certification_result_confirm: confirmation,
  agency_certificate: certificate,
  label_enable: { fields: [], required: [], submit: "certification.do.enable-label" },
  label_sample: {
    fields: ["files", "memo"],
    required: ["files"],
    submit: "certification.do.sample",
    files: "certification.samples",
  },
  label_confirm: review,
  confirmation_evaluation: {
    fields: ["fees", "label_rules", "files", "answer"],
    required: ["fees"],
    submit: "certification.do.fees",
  },
  confirmation_evaluation_confirm: {
    fields: ["files", "memo"],
    required: ["files"],
    ways: { pass: "certification.way.materials", back: "certification.way.object" },
    submit: "certification.do.decide",
    files: "certification.materials",
  },
  materials_review: review,
  final_certificate: certificate,
}

export const stepKeys = Object.keys(stepForms) as [StepKey, ...StepKey[]]
