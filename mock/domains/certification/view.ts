import type { components } from "#openapi/generated/schema.d.ts"
import { agencyRefOf } from "#mock/domains/agency/view.ts"
import { fileRefs } from "#mock/domains/file/ref.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { CertificationRow, FeedbackEntry, UploadEntry } from "./records.ts"
import { certificationRules } from "./rules.ts"
import { openStepIn, statusOf, steps, type Step } from "./steps.ts"

type Schemas = components["schemas"]

/** The title of an application: its subject, or the company and the product. */
export function subjectOf({ subject, company, product }: CertificationRow): string {
  return subject ?? `${company} ${product}`
}

function agencyOf({ actor }: Step, row: CertificationRow, { store }: World): Schemas["AgencyRef"] | null {
  if (actor === "testing_agency") return agencyRefOf(store, row.test_agency_id)
  return actor === "certification_agency" ? agencyRefOf(store, row.certification_agency_id) : null
}

/** Whether the user can do the open step. */
export function isWaitingFor(user: MemberRow, row: CertificationRow, world: World): boolean {
  const open = openStepIn(row.state)
  return open !== undefined && !certificationRules.can(user, open.action, row, world)
}

/** The time since when the open step has been waiting. */
export function waitsSince(row: CertificationRow): number {
  const open = openStepIn(row.state)
  return (open && row.steps[open.key]?.time) ?? row.updated_time
}

/** The phase of the open step. */
export function phaseOf({ state }: CertificationRow): Schemas["CertificationPhase"] {
  return openStepIn(state)?.phase ?? (state === "ongoing" ? "review" : "end")
}

/** The reason for the last rejection of a review; null after resubmission. */
function rejectReasonOf({ state, steps: marks }: CertificationRow): string | null {
  if (state !== "rejected") return null
  return Object.values(marks).find((mark) => mark.state === "reject")?.memo ?? null
}

/** An application as a row of a list. */
export function certificationRow(row: CertificationRow, user: MemberRow, world: World): Schemas["CertificationRow"] {
  const { store } = world
  const { id, version, code, company, product, label_required, memo, objections, withdraw_reason } = row
  const open = openStepIn(row.state)
  const certificates = store.rows.certificate.where("certification_id", id)
  return {
    id,
    version,
    actions: certificationRules.actions(user, row, world),
    code,
    subject: subjectOf(row),
    company,
    product,
    label_required,
    memo,
    test_agency: agencyRefOf(store, row.test_agency_id),
    certification_agency: agencyRefOf(store, row.certification_agency_id),
    submitter: memberRefOf(store, row.submitter_id),
    status: statusOf(row.state),
    phase: phaseOf(row),
    step: open?.key ?? null,
    actor: open?.actor ?? null,
    actor_agency: open ? agencyOf(open, row, world) : null,
    since_time: open ? toText(waitsSince(row)) : null,
    is_waiting_for_me: isWaitingFor(user, row, world),
    objection_total: objections.length,
    certificates: certificates.map((one) => ({ id: one.id, code: one.code, name: one.name })),
    reject_reason: rejectReasonOf(row),
    withdraw_reason,
    created_time: toText(row.created_time),
    updated_time: toText(row.updated_time),
  }
}

/** An application with all details. */
export function certificationRecord(row: CertificationRow, user: MemberRow, world: World): Schemas["Certification"] {
  const { store } = world
  const done = ({ user_id, time }: { user_id: string; time: number }) => ({
    user: memberRefOf(store, user_id),
    time: toText(time),
  })
  const uploads = (entries: readonly UploadEntry[]) =>
    entries.map((one) => ({ files: fileRefs(store, one.file_ids), memo: one.memo, ...done(one) }))
  return {
    ...certificationRow(row, user, world),
    steps: steps.map((step) => stepLine(step, row, world)),
    evaluations: row.evaluations.map((one) => ({
      step: one.step,
      issue: issueOf(one, row.evaluations),
      cycle: one.cycle,
      fees: one.fees,
      label_rules: one.label_rules,
      attachments: fileRefs(store, one.attachment_ids),
      answer: one.answer,
      ...done(one),
    })),
    results: row.results.map((one) => ({
      step: one.step,
      issue: issueOf(one, row.results),
      files: fileRefs(store, one.file_ids),
      memo: one.memo,
      answer: one.answer,
      ...done(one),
    })),
    objections: row.objections.map((one) => ({
      step: one.step,
      text: one.text,
      attachments: fileRefs(store, one.attachment_ids),
      answered_time: one.answered_time === null ? null : toText(one.answered_time),
      ...done(one),
    })),
    rejections: row.rejections.map((one) => ({ step: one.step, reason: one.reason, ...done(one) })),
    label: { samples: uploads(row.samples) },
    materials: uploads(row.materials),
    feedbacks: row.feedbacks.map((one) => feedbackRecord(one, world)),
  }
}

function issueOf<E extends { step: string }>(entry: E, all: readonly E[]): number {
  return all.filter(({ step }) => step === entry.step).indexOf(entry) + 1
}

/** One step of the progress display. */
function stepLine(step: Step, row: CertificationRow, world: World): Schemas["CertificationStep"] {
  const { key, number, phase, actor } = step
  const mark = row.steps[key]
  return {
    key,
    number,
    phase,
    actor,
    actor_agency: agencyOf(step, row, world),
    state: mark?.state ?? null,
    user: mark?.user_id ? memberRefOf(world.store, mark.user_id) : null,
    time: mark ? toText(mark.time) : null,
    memo: mark?.memo ?? null,
  }
}

/** Converts feedback to the contract's shape. */
export function feedbackRecord(entry: FeedbackEntry, { store }: World): Schemas["CertificationFeedback"] {
  const { id, phase, text, attachment_ids, user_id, time } = entry
  const author = memberRefOf(store, user_id)
  return { id, text, attachments: fileRefs(store, attachment_ids), author, created_time: toText(time), phase }
}
