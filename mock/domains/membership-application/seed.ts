import { joinMemo } from "#mock/engine/log.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day, hour } from "#mock/engine/store/clock.ts"
import type { ApplicationFeedbackRow, MembershipApplicationRow, StepRow } from "./records.ts"
import { type Plan, plans, reasons, type State } from "./seed-words.ts"
import { endedBy, firstSteps, passed, rejected } from "./steps.ts"

const statuses: Record<State, MembershipApplicationRow["status"]> = {
  materials: "ongoing",
  qualification: "ongoing",
  entry: "ongoing",
  complete: "complete",
  reject: "reject",
  cancel: "cancel",
  withdraw: "withdraw",
}

/** Seeds applications in every state, the guidelines, and newly uploaded files. */
export function seedApplications(seed: AllianceSeed): void {
  const { builder, data, alliance_id } = seed
  plans.forEach((plan, at) => addApplication(seed, plan, at + 1))
  const rejectedId = `membership-application-${data.key}-5`
  // The contract's examples name this key, which opens the rejected application for two hours.
  builder.add("applicant_key", {
    id: `applicant-key-${data.key}-5`,
    application_id: rejectedId,
    expiry_time: builder.anchor + 2 * hour,
  })
  addFile(seed, `file-membership-${data.key}-upload`, "登记证明 Registration.txt", null)
  addFile(seed, `file-membership-${data.key}-upload-2`, "入会申请表 Application.txt", null)
  addFile(seed, `file-membership-${data.key}-form`, "入会申请表 Application form.txt", seed.person("admin").id, true)
  builder.add("membership_guideline", {
    id: `membership-guideline-${data.key}`,
    alliance_id,
    content: {
      format: "markdown",
      text: "## 入会条件\n\n- 依法登记的单位\n- 认同联盟章程\n\n## 流程\n\n1. 下载并签署申请表\n2. 在线提交申请\n3. 材料审核与资格审核\n4. 录入会员信息",
    },
    content_english: {
      format: "markdown",
      text: "## Conditions\n\n- a registered organisation\n- that accepts the charter\n\n## Steps\n\n1. Download and sign the form\n2. Submit the application here\n3. Review of materials and qualification\n4. Entry of the member information",
    },
    attachment_ids: [`file-membership-${data.key}-form`],
    changed_by_id: seed.person("admin").id,
    updated_time: builder.at(-120, "08:00"),
    version: 1,
  })
}

function addApplication(seed: AllianceSeed, plan: Plan, number: number): void {
  const { builder, data, alliance_id, person } = seed
  const id = `membership-application-${data.key}-${number}`
  const apply_time = builder.anchor - plan.ago * day
  const entity = plan.state === "complete" ? entityOf(seed, plan) : undefined
  const { name, name_english, acronym, acronym_english } = entity ?? namesOf(plan)
  const suffix = `${name_english.toLowerCase().replaceAll(" ", "-")}.example`
  const status = statuses[plan.state]
  const reviewer_id = person("member-admin").id
  const steps = stepsOf(plan.state, apply_time, reviewer_id)
  const taken = steps.filter(({ time }) => time !== null)
  taken.forEach((step, at) => addLog(seed, id, step, at))
  builder.add("membership_application", {
    id,
    alliance_id,
    code: `MA-2026-${String(number).padStart(3, "0")}`,
    name,
    name_english,
    acronym,
    acronym_english,
    status,
    nature: plan.nature,
    region_code: plan.region,
    website: `https://${suffix}/`,
    email_suffix: suffix,
    address: null,
    proposed_level_id: `level-${data.key}-3`,
    proposed_group_id: null,
    contacts: [{ name: plan.contact[0], phone: plan.contact[1], email: `contact${number}@applicant.example` }],
    registration_document_id: addFile(seed, `file-${id}-1`, "登记证明 Registration.txt", null),
    logo_id: null,
    application_document_id: addFile(seed, `file-${id}-2`, "入会申请表 Application.txt", null),
    other_ids: [],
    apply_time,
    steps,
    feedbacks: plan.state === "qualification" ? feedbacksOf(id, reviewer_id, apply_time + day) : [],
    summary: plan.state === "complete" ? "A founding member of the port group. 港口工作组创始成员。" : null,
    reason: reasons[plan.state] ?? null,
    changed_fields: [],
    entity_id: entity?.id ?? null,
    ...changedBy(taken.at(-1), apply_time),
    version: 1,
  })
}

/** Who took the last step, and when. */
const changedBy = (step: StepRow | undefined, apply_time: number) => ({
  changed_by_id: step?.member_id ?? null,
  updated_time: step?.time ?? apply_time,
})

/** A question from the administrators and the answer, before the first review. */
function feedbacksOf(id: string, member_id: string, asked: number): ApplicationFeedbackRow[] {
  const question = "Is the institute a legal person?\n研究所是否为独立法人？"
  const answer = "Yes, since 1998. 是，自 1998 年起。"
  const first = { attachment_ids: [], text: question, member_id, created_time: asked }
  return [
    { ...first, id: `${id}-feedback-1` },
    { ...first, id: `${id}-feedback-2`, text: answer, member_id: null, created_time: asked + 3 * hour },
  ]
}

function namesOf({ names: [name, name_english], acronyms: [acronym, acronym_english] }: Plan) {
  return { name, name_english, acronym, acronym_english }
}

/** The entity created by an application: the one with its name, or the alliance's first one. */
function entityOf({ builder, alliance_id }: AllianceSeed, { names: [name] }: Plan) {
  const entities = builder.ofAlliance("entity", alliance_id)
  return entities.find((entity) => entity.name === name) ?? entities[0]
}

const operations = {
  applicant_submission: "create",
  applicant_withdrawal: "withdraw",
  resubmission: "resubmit",
  admin_close: "close",
  materials_review: "review",
  qualification_review: "review",
  member_information_entry: "complete",
} as const satisfies Record<StepRow["key"], string>

/** Adds the log row that the real call would have written for a step. */
function addLog({ builder, alliance_id }: AllianceSeed, id: string, step: StepRow, at: number): void {
  const { key, state, member_id, time, memo } = step
  const operation = operations[key]
  const decision = state === "rejected" ? joinMemo("reject", memo) : "approve"
  builder.addLog({
    id: `log-${id}-${at + 1}`,
    alliance_id,
    module: "membership_application",
    key: id,
    operation: `membership-application.${operation}`,
    member_id,
    time: time ?? builder.anchor,
    memo: operation === "review" ? joinMemo(key, decision) : memo,
    ip: "192.0.2.41",
  })
}

/** The steps of an application in a given state. */
function stepsOf(state: State, since: number, member_id: string): readonly StepRow[] {
  const of = (steps: readonly StepRow[]) => ({ steps }) as MembershipApplicationRow
  const after = (days: number) => ({ member_id, time: since + days * day, memo: null })
  const first = firstSteps(since)
  const second = passed(of(first), after(2))
  const third = passed(of(second), after(4))
  const byApplicant = { member_id: null, time: since + day, memo: null }
  const all: Record<State, readonly StepRow[]> = {
    materials: first,
    qualification: second,
    entry: third,
    complete: passed(of(third), after(5)),
    reject: rejected(of(first), { ...after(2), memo: reasons.reject ?? null }),
    cancel: endedBy(of(second), { ...after(5), key: "admin_close", state: "closed", memo: reasons.cancel ?? null }),
    withdraw: endedBy(of(first), { ...byApplicant, key: "applicant_withdrawal", state: "withdrawn" }),
  }
  return all[state]
}

function addFile(
  { builder, alliance_id }: AllianceSeed,
  id: string,
  name: string,
  uploader_id: string | null,
  is_public = false,
): string {
  builder.add("file", {
    id,
    alliance_id,
    uploader_id,
    name,
    content_type: "application/octet-stream",
    module: "membership_application",
    use: "attachment",
    created_time: builder.at(-30, "07:00"),
    is_public,
    bytes: new TextEncoder().encode(`${name}\n`.repeat(100)),
  })
  return id
}
