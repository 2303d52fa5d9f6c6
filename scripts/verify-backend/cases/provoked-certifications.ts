import { expectDone, resultOf } from "../client/answers.ts"
import { agenciesOfBoth } from "../subjects/agency.ts"
import { unique } from "../subjects/bodies.ts"
import { callOf, validCall } from "../subjects/calls.ts"
import { takeStep } from "../subjects/derived.ts"
import { exampleOf } from "../subjects/example.ts"
import { recordIn } from "./reached.ts"
import { tableOf } from "../subjects/state-tables.ts"
import { fittingStates, wayTo } from "../subjects/ways.ts"
import { readRecord, sendAs, type Subject, type Verification, type View } from "../subjects/subject.ts"
import { type Provoked, type Provoking, admin, withBody } from "./provoking.ts"

/** Refused by the code of a certificate that there is already. */
async function withCodeOf(v: Verification, operation: string): Promise<Provoked> {
  const { call: first } = await validCall(v, "certificate.create")
  const { code } = resultOf(await v.target.send("certificate.create", first))
  return { exchange: await withBody(v, operation, { code }) }
}

/** Refusals of applications for certification. */
export const refusedCertifications: readonly Provoking[] = [
  ...["certificate.create", "certification.certificate.create"].map((operation): Provoking => ({
    operation,
    code: "code_taken",
    how: "with the code of another certificate",
    provoke: (v) => withCodeOf(v, operation),
  })),
  ...["certification.create", "certification.resubmit"].map((operation): Provoking => ({
    operation,
    code: "agency_not_selectable",
    how: "with an agency that was disabled",
    provoke: async (v) => {
      const { subject } = await validCall(v, "agency.enable")
      const { type } = await readRecord(v, subject)
      const field = type === "test" ? "test_agency_id" : "certification_agency_id"
      return { exchange: await withBody(v, operation, { [field]: subject.path.id }) }
    },
  })),
]

/** A certificate of an application, or of none. */
const certificateAt = (id: unknown): Subject => ({
  path: { id: String(id) },
  read: { who: admin, operation: "certificate.get" },
})

/** Of two accounts that are members of both agencies, one applies, and the other acts for the agencies. */
const [applicant, colleague] = ["certification_agency", "testing_agency"] as const

async function ownApplication(v: Verification): Promise<Subject> {
  const create = v.contract.operation("certification.create")
  const body = { ...(await exampleOf(v, create, unique(), applicant)), ...(await agenciesOfBoth(v)) }
  const { id } = resultOf(await sendAs(v, applicant, create.operationId, { body }))
  return { path: { id: String(id) }, read: { who: admin, operation: "certification.get" } }
}

/** Whom a step of an application is taken by: the applicant, the colleague for an agency, otherwise who may. */
function senderOf(by: readonly string[]): readonly string[] {
  if (by.includes("applicant")) return [applicant]
  return by.includes(applicant) || by.includes(colleague) ? [colleague] : by
}

/** Brings the application into a state. */
async function bringBy(v: Verification, subject: Subject, state: string): Promise<void> {
  const table = tableOf("certification")
  const record = await readRecord(v, subject)
  for (const step of wayTo(v, table, fittingStates(table, record)[0], new Set([state]), record))
    expectDone(await takeStep(v, { ...step, by: senderOf(step.by) }, subject))
}

/** Refusals of certificates. */
export const refusedCertificates: readonly Provoking[] = [
  {
    operation: "certificate.update",
    code: "code_taken",
    how: "with the code of another certificate",
    provoke: async (v) => {
      const made = async () => {
        const { call } = await validCall(v, "certificate.create")
        return resultOf(await v.target.send("certificate.create", call))
      }
      const [first, second] = [await made(), await made()]
      const { call } = await callOf(v, "certificate.update", certificateAt(second.id))
      const body = { ...(call.body as object), code: first.code }
      return { exchange: await v.target.send("certificate.update", { ...call, body }) }
    },
  },
  {
    operation: "certificate.delete",
    code: "certificate_in_use",
    how: "of a completed application",
    provoke: async (v) => {
      const { certificates: issued } = await readRecord(v, await recordIn(v, tableOf("certification"), "completed"))
      const subject = certificateAt((issued as View[])[0]?.id)
      const { call } = await callOf(v, "certificate.delete", subject)
      const preview = {
        module: "certificate",
        key: String(subject.path.id),
        action: "delete",
        who: "certificate_admin" as const,
      }
      return { exchange: await v.target.send("certificate.delete", call), preview }
    },
  },
  ...[
    { operation: "certification.review", state: "certification_agency_review" },
    { operation: "certification.evaluation.create", state: "test_evaluation" },
    { operation: "certification.result.create", state: "test_result" },
    { operation: "certification.certificate.create", state: "agency_certificate" },
  ].map(({ operation, state }): Provoking => ({
    operation,
    code: "own_application",
    how: `by the applicant, for the agency, ${state}`,
    provoke: async (v) => {
      const application = await v.records.shared("own application", () => ownApplication(v))
      await bringBy(v, application, state)
      return { exchange: await takeStep(v, { operation, by: [applicant] }, application) }
    },
  })),
]
