import type { Page } from "@playwright/test"
import { expect } from "#tests/support/test.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { choice, field, save } from "./form-steps.ts"
import type { StepContext } from "./steps.ts"

/** Values for the form of a step; with `file`, its file field gets one. */
export type Turn = {
  person: string
  tab: string
  step: string
  way?: "pass" | "back"
  values?: Record<string, string>
  file?: true
}

export const reason = { reason: "The product has four lanes. 本产品为四通道。" }
export const evaluation = { cycle: "Four weeks 四周", fees: "9,000 EUR" }
export const answer = { answer: "Agreed, four lanes. 同意按四通道计算。" }

export const review = (person: string, tab: string, step: string): Turn => ({ person, tab, step, way: "pass" })
export const confirm = (tab: string, step: string): Turn => ({ person: "applicant", tab, step, way: "pass" })

/** The turns of an application with a label: one objection is answered, and one sample is rejected. */
export const turns: readonly Turn[] = [
  review("cert-admin", "review", "organization_review"),
  review("certifier", "review", "certification_agency_review"),
  review("lab-tester", "review", "testing_agency_review"),
  { person: "lab-tester", tab: "testing", step: "test_evaluation", values: evaluation },
  { ...confirm("testing", "test_evaluation_confirm"), way: "back", values: reason },
  { person: "lab-tester", tab: "testing", step: "test_evaluation", values: { ...evaluation, ...answer } },
  confirm("testing", "test_evaluation_confirm"),
  { person: "lab-tester", tab: "testing", step: "test_result", file: true },
  confirm("testing", "test_result_confirm"),
  review("certifier", "testing", "test_result_agency_confirm"),
  { person: "certifier", tab: "certification", step: "certification_evaluation", values: evaluation },
  confirm("certification", "certification_evaluation_confirm"),
  { person: "certifier", tab: "certification", step: "certification_result", file: true },
  confirm("certification", "certification_result_confirm"),
  {
    person: "certifier",
    tab: "certificate-issuance",
    step: "agency_certificate",
    values: { name: "Certificate of conformity 符合性证书", code: "QCC-2026-1" },
    file: true,
  },
  { person: "certdoc-admin", tab: "confirmation", step: "label_enable" },
  { person: "applicant", tab: "confirmation", step: "label_sample", file: true },
  { ...review("certdoc-admin", "confirmation", "label_confirm"), way: "back", values: reason },
  { person: "applicant", tab: "confirmation", step: "label_sample", file: true },
  review("certdoc-admin", "confirmation", "label_confirm"),
  {
    person: "certdoc-admin",
    tab: "confirmation",
    step: "confirmation_evaluation",
    values: { fees: "500 EUR", "label_rules.text": "At least **8 mm** high. 高度不小于 8 毫米。" },
  },
  { ...confirm("confirmation", "confirmation_evaluation_confirm"), file: true },
  review("certdoc-admin", "confirmation", "materials_review"),
  {
    person: "certdoc-admin",
    tab: "certificate-issuance",
    step: "final_certificate",
    values: { name: "Final certificate 最终证书", code: "AIA-2026-1" },
    file: true,
  },
]

const rejected = (turn: Turn): Turn => ({ ...turn, way: "back", values: reason })
const [byAdministrators, byCertifier, byTester] = [
  review("cert-admin", "review", "organization_review"),
  review("certifier", "review", "certification_agency_review"),
  review("lab-tester", "review", "testing_agency_review"),
]
/** The applicant edits a rejected application and submits it again. */
export const resubmission: Turn = { person: "applicant", tab: "edit", step: "submission" }

const upload = (person: string, tab: string, step: string): Turn => ({ person, tab, step, file: true })
const testResult = upload("lab-tester", "testing", "test_result")
const certificationResult = upload("certifier", "certification", "certification_result")
const answered = (turn: Turn): Turn => ({ ...turn, values: { ...turn.values, ...answer } })

/** A submitted result, the applicant's objection, and the answer that the applicant accepts. */
const objected = (turn: Turn, confirmation: Turn): Turn[] => [
  turn,
  rejected({ ...confirmation, file: undefined }),
  answered(turn),
  confirmation,
]

/** The turns of an application without a label, with every possible rejection and objection. */
export const turnsWithObjections: readonly Turn[] = [
  ...[rejected(byAdministrators), resubmission],
  ...[byAdministrators, rejected(byCertifier), resubmission],
  ...[byAdministrators, byCertifier, rejected(byTester), resubmission],
  ...[byAdministrators, byCertifier, byTester],
  ...objected(
    { person: "lab-tester", tab: "testing", step: "test_evaluation", values: evaluation },
    confirm("testing", "test_evaluation_confirm"),
  ),
  ...objected(testResult, confirm("testing", "test_result_confirm")),
  rejected(review("certifier", "testing", "test_result_agency_confirm")),
  ...[testResult, confirm("testing", "test_result_confirm")],
  review("certifier", "testing", "test_result_agency_confirm"),
  ...objected(
    { person: "certifier", tab: "certification", step: "certification_evaluation", values: evaluation },
    confirm("certification", "certification_evaluation_confirm"),
  ),
  ...objected(certificationResult, confirm("certification", "certification_result_confirm")),
  {
    ...upload("certifier", "certificate-issuance", "agency_certificate"),
    values: { name: "Certificate of conformity 符合性证书", code: "QCC-2026-2" },
  },
  ...objected(
    { person: "certdoc-admin", tab: "confirmation", step: "confirmation_evaluation", values: { fees: "500 EUR" } },
    { ...confirm("confirmation", "confirmation_evaluation_confirm"), file: true },
  ),
  rejected(review("certdoc-admin", "confirmation", "materials_review")),
  { ...confirm("confirmation", "confirmation_evaluation_confirm"), file: true },
  review("certdoc-admin", "confirmation", "materials_review"),
  {
    ...upload("certdoc-admin", "certificate-issuance", "final_certificate"),
    values: { name: "Final certificate 最终证书", code: "AIA-2026-2" },
  },
]

/** The turns of an application without a label and without objections. */
export const turnsWithoutObjections: readonly Turn[] = turns.filter(
  ({ step, way, values }) => !step.startsWith("label_") && way !== "back" && !values?.answer,
)

/** Submits an application in the open form. @returns its URL */
export async function fileApplication({ page, t }: StepContext, company: string, label: "yes" | "no"): Promise<string> {
  await field(page, "company").fill(company)
  await field(page, "product").fill("ML-9")
  await choice(page, "label_required", label).check()
  await field(page, "test_agency_id").selectOption("agency-aurora-1")
  await field(page, "certification_agency_id").selectOption("agency-aurora-2")
  await save(page).click()
  await expect(page.getByText(t("certification.created")).first()).toBeVisible()
  return new URL(page.url()).pathname.replace(/\/review$/, "")
}

/** Fills in and submits the form of the open step; with scripts its file is uploaded first. */
export async function take(
  page: Page,
  { step, way, values = {}, file }: Turn,
  saved: string,
  isScripted = true,
): Promise<void> {
  await expect(field(page, "step")).toHaveValue(step)
  if (way) await choice(page, "outcome", way).check()
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value)
  if (file) await page.locator(`#step ${attachmentInput}`).setInputFiles(files.agenda)
  if (file && isScripted) await expect(page.getByText(agendaName).first()).toBeVisible()
  await save(page).click()
  await expect(page.getByText(saved).first()).toBeVisible()
}
