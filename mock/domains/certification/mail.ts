import type { MemberRow } from "#mock/domains/member/records.ts"
import { bizRoles } from "#mock/domains/member/roles.ts"
import { sendMails } from "#mock/engine/mail.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { CertificationRow } from "./records.ts"
import { openStepIn, type Step, type StepKey } from "./steps.ts"

/** Step names in mails: English, Chinese. */
const stepNames: Readonly<Record<StepKey, readonly [string, string]>> = {
  submit: ["modify and resubmit the application", "修改并重新提交申请"],
  organization_review: ["review by the administrators", "管理员审核"],
  certification_agency_review: ["review by the certification agency", "认证机构审核"],
  testing_agency_review: ["review by the test agency", "测试机构审核"],
  test_evaluation: ["test evaluation", "测试评估"],
  test_evaluation_confirm: ["confirm the test evaluation", "确认测试评估"],
  test_result: ["upload test results", "上传测试结果"],
  test_result_confirm: ["confirm the test results", "确认测试结果"],
  test_result_agency_confirm: ["confirmation of the test results by the certification agency", "认证机构确认测试结果"],
  certification_evaluation: ["certification evaluation", "认证评估"],
  certification_evaluation_confirm: ["confirm the certification evaluation", "确认认证评估"],
  certification_result: ["upload certification results", "上传认证结果"],
  certification_result_confirm: ["confirm the certification results", "确认认证结果"],
  agency_certificate: ["upload the certificate", "上传证书"],
  label_enable: ["enable label management", "启用标识管理"],
  label_sample: ["upload a sample of the label in use", "上传标志使用样稿"],
  label_confirm: ["confirm the label", "确认标识"],
  confirmation_evaluation: ["evaluation of fees and labelling rules", "评估费用与标识规则"],
  confirmation_evaluation_confirm: ["confirm the evaluation and upload materials", "确认评估并上传材料"],
  materials_review: ["review of the materials", "审核材料"],
  final_certificate: ["upload the final certificate", "上传最终证书"],
}

const membersWith = (number: number, row: CertificationRow, { store }: World): MemberRow[] =>
  store.rows.member
    .where("alliance_id", row.alliance_id)
    .filter(({ biz_roles, is_disabled }) => biz_roles.includes(number) && !is_disabled)

const membersNamed = (ids: readonly string[], { store }: World): MemberRow[] =>
  ids.flatMap((id) => store.rows.member.get(id) ?? []).filter(({ is_disabled }) => !is_disabled)

/** The people who can do a step. */
export function peopleOf(actor: Step["actor"], row: CertificationRow, world: World): MemberRow[] {
  const { agency } = world.store.rows
  switch (actor) {
    case "applicant":
      return membersNamed([row.submitter_id], world)
    case "certification_admin":
      return membersWith(bizRoles.certification, row, world)
    case "certificate_admin":
      return membersWith(bizRoles.certificate, row, world)
    case "certification_agency":
      return membersNamed(agency.get(row.certification_agency_id)?.member_ids ?? [], world)
    case "testing_agency":
      return membersNamed(agency.get(row.test_agency_id)?.member_ids ?? [], world)
  }
}

const once = (people: MemberRow[]): MemberRow[] => [...new Map(people.map((one) => [one.id, one])).values()]

/** Recipients after a step: the people who act next, and the applicant. */
export function turnRecipients(row: CertificationRow, user: MemberRow, world: World): MemberRow[] {
  const next = openStepIn(row.state)
  const people = [...(next ? peopleOf(next.actor, row, world) : []), ...peopleOf("applicant", row, world)]
  return once(people).filter(({ id }) => id !== user.id)
}

/** Recipients when an application is withdrawn: everybody who had a step to do. */
export function withdrawalRecipients(row: CertificationRow, user: MemberRow, world: World): MemberRow[] {
  const actors = new Set<Step["actor"]>(["certification_admin"])
  if (row.reached.includes("certification_agency_review")) actors.add("certification_agency")
  if (row.reached.includes("testing_agency_review")) actors.add("testing_agency")
  if (row.reached.includes("agency_certificate")) actors.add("certificate_admin")
  return once([...actors].flatMap((actor) => peopleOf(actor, row, world))).filter(({ id }) => id !== user.id)
}

/** Why the step just done sent the application back, in both languages: the reason of a rejection or the text of an objection. */
function whySentBack({ steps }: CertificationRow, before: CertificationRow): Record<Language, string> {
  const done = openStepIn(before.state)
  const { state, memo } = (done && steps[done.key]) ?? {}
  if (state === "reject") return { english: ` Rejected. Reason: ${memo ?? ""}`, chinese: `已驳回，原因：${memo ?? ""}` }
  if (state === "raise_objection") return { english: ` Objection: ${memo ?? ""}`, chinese: `异议：${memo ?? ""}` }
  return { english: "", chinese: "" }
}

/** Mails the people who act next, and the applicant, about the step that is now open, and why it is open again. */
export const mailTurn: Effect<CertificationRow> = ({ user, record, before, world, source }) => {
  if (!user) return
  const { code, product } = record
  const open = openStepIn(record.state)
  const [english, chinese] = open ? stepNames[open.key] : ["The application is completed.", "申请已完成。"]
  const number = open?.number ?? 20
  const why = whySentBack(record, before)
  const opened = {
    english: `Step ${number} of 20 is open: ${english}.${why.english}`,
    chinese: `当前第 ${number} 步（共 20 步）：${chinese}。${why.chinese}`,
  }
  sendMails(turnRecipients(record, user, world), record, source, {
    english: { subject: `${code} ${product}`, text: open ? opened.english : english },
    chinese: { subject: `${code} ${product}`, text: open ? opened.chinese : chinese },
  })
}

/** Mails everybody who had a step to do that the application is withdrawn. */
export const mailWithdrawal: Effect<CertificationRow> = ({ user, record, world, source }) => {
  if (!user) return
  const { code, product, withdraw_reason } = record
  sendMails(withdrawalRecipients(record, user, world), record, source, {
    english: { subject: `Withdrawn: ${code} ${product}`, text: withdraw_reason ?? "" },
    chinese: { subject: `已撤回：${code} ${product}`, text: withdraw_reason ?? "" },
  })
}
