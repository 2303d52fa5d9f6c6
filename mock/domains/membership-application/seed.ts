import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import type { Both } from "#mock/engine/seed/alliances.ts"
import { day, hour } from "#mock/engine/store/clock.ts"
import type { MembershipApplicationRow, StepRow } from "./records.ts"
import { endedBy, firstSteps, passed, rejected } from "./steps.ts"

type State = "materials" | "qualification" | "entry" | "complete" | "reject" | "cancel" | "withdraw"

type Plan = { state: State; names: Both; acronyms: Both; region: string; nature: MembershipApplicationRow["nature"] }

/** One application for every state and step. */
const plans: readonly Plan[] = [
  {
    state: "materials",
    names: ["云岭通信", "Yunling Communications"],
    acronyms: ["云岭", "YUNLING"],
    region: "CN-3301",
    nature: "company",
  },
  {
    state: "qualification",
    names: ["北灯研究所", "Nordlicht Institute"],
    acronyms: ["北灯", "NORDLICHT"],
    region: "DE-BY",
    nature: "research_institute",
  },
  { state: "entry", names: ["霜原传感", "Rime Sensing"], acronyms: ["霜原", "RIME"], region: "FI", nature: "company" },
  {
    state: "complete",
    names: ["子午织机", "Meridian Loom"],
    acronyms: ["子午", "LOOM"],
    region: "PT",
    nature: "company",
  },
  {
    state: "reject",
    names: ["江畔光电", "Riverside Photonics"],
    acronyms: ["江畔", "RIVERSIDE"],
    region: "CN-44",
    nature: "company",
  },
  {
    state: "cancel",
    names: ["西溪大学", "Xixi University"],
    acronyms: ["西溪", "XIXI"],
    region: "CN-33",
    nature: "university",
  },
  {
    state: "withdraw",
    names: ["远帆协会", "Far Sail Association"],
    acronyms: ["远帆", "SAIL"],
    region: "GB",
    nature: "association",
  },
]

const statuses: Record<State, MembershipApplicationRow["status"]> = {
  materials: "ongoing",
  qualification: "ongoing",
  entry: "ongoing",
  complete: "complete",
  reject: "reject",
  cancel: "cancel",
  withdraw: "withdraw",
}

const reasons: Partial<Record<State, string>> = {
  reject: "The application document is not signed.",
  cancel: "三个月未回复。",
}

/** Applications in every state, the guidelines, and files that somebody has just uploaded. */
export function seedApplications(seed: AllianceSeed): void {
  const { builder, data, alliance_id } = seed
  plans.forEach((plan, at) => addApplication(seed, plan, at + 1))
  const rejectedId = `membership-application-${data.key}-5`
  // The contract's examples name this key: it opens the rejected application for two hours.
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
      text: "## 入会条件\n\n- 依法登记的单位\n- 认同联盟章程\n\n## 流程\n\n1. 下载并签署申请表\n2. 在线提交申请\n3. 材料审核与资格审核\n4. 录入成员信息",
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
  const apply_time = builder.anchor - (number + 1) * day
  const [name, name_english] = plan.names
  const [acronym, acronym_english] = plan.acronyms
  const suffix = `${name_english.toLowerCase().replaceAll(" ", "-")}.example`
  const status = statuses[plan.state]
  const reviewer_id = person("member-admin").id
  const isReviewed = plan.state !== "materials" && plan.state !== "withdraw"
  builder.add("membership_application", {
    id,
    alliance_id,
    code: `MA-2026-${String(number).padStart(3, "0")}`,
    ...{ name, name_english, acronym, acronym_english, status },
    nature: plan.nature,
    region_code: plan.region,
    website: `https://${suffix}/`,
    email_suffix: suffix,
    address: null,
    proposed_level_id: `level-${data.key}-3`,
    proposed_group_id: null,
    contacts: [{ name: `Aino Rantala`, phone: "+358 40 123 4567", email: `contact${number}@applicant.example` }],
    registration_document_id: addFile(seed, `file-${id}-1`, "登记证明 Registration.txt", null),
    logo_id: null,
    application_document_id: addFile(seed, `file-${id}-2`, "入会申请表 Application.txt", null),
    other_ids: [],
    apply_time,
    steps: stepsOf(plan.state, apply_time, reviewer_id),
    feedbacks:
      plan.state === "qualification"
        ? [
            {
              id: `${id}-feedback-1`,
              text: "Is the institute a legal person?\n研究所是否为独立法人？",
              attachment_ids: [],
              member_id: reviewer_id,
              created_time: apply_time + 9 * hour,
            },
            {
              id: `${id}-feedback-2`,
              text: "Yes, since 1998. 是，自 1998 年起。",
              attachment_ids: [],
              member_id: null,
              created_time: apply_time + 12 * hour,
            },
          ]
        : [],
    summary: plan.state === "complete" ? "A founding member of the port group. 港口工作组创始成员。" : null,
    reason: reasons[plan.state] ?? null,
    changed_fields: [],
    entity_id: plan.state === "complete" ? `entity-${data.key}-1` : null,
    changed_by_id: isReviewed ? reviewer_id : null,
    updated_time: apply_time + (isReviewed ? 8 * hour : 0),
    version: 1,
  })
}

/** The steps of an application as they stand in a state. */
function stepsOf(state: State, since: number, member_id: string): readonly StepRow[] {
  const of = (steps: readonly StepRow[]) => ({ steps }) as MembershipApplicationRow
  const done = { member_id, time: since + 8 * hour, memo: null }
  const first = firstSteps(since)
  const second = passed(of(first), "materials_review", done)
  const third = passed(of(second), "qualification_review", done)
  const byApplicant = { member_id: null, time: since + hour, memo: null }
  const all: Record<State, readonly StepRow[]> = {
    materials: first,
    qualification: second,
    entry: third,
    complete: passed(of(third), "member_information_entry", done),
    reject: rejected(of(first), "materials_review", { ...done, memo: reasons.reject ?? null }),
    cancel: endedBy(of(second), { ...done, key: "admin_close", state: "closed", memo: reasons.cancel ?? null }),
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
