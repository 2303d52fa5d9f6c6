import { participantsOf } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { bizRoles } from "#mock/domains/member/roles.ts"
import { membersToMail } from "#mock/domains/subscription/mail-switches.ts"
import { sendMails } from "#mock/engine/mail.ts"
import type { Effect, World } from "#mock/engine/rules.ts"
import { reasonTexts } from "#mock/engine/system-reason.ts"
import { readersAmong } from "#mock/engine/visible.ts"
import type { Language } from "#mock/engine/store/values.ts"
import { lastPhase } from "./phases.ts"
import type { ProposalRow } from "./records.ts"

/** Events for which people of a proposal receive a mail. */
export type MailEvent =
  | "create"
  | "review"
  | "phase.create"
  | "phase.end"
  | "submit-archive"
  | "archive"
  | "send-back"
  | "withdraw"
  | "close"
  | "system.close"
  | "submitter.update"
  | "revision.create"
  | "feedback.create"

const subjects: Record<MailEvent | "reject", Record<Language, string>> = {
  create: { english: "New proposal", chinese: "新提案" },
  review: { english: "Proposal approved", chinese: "提案已通过审核" },
  reject: { english: "Proposal rejected", chinese: "提案被驳回" },
  "phase.create": { english: "Proposal in a new phase", chinese: "提案进入新阶段" },
  "phase.end": { english: "Phase of a proposal ended", chinese: "提案阶段结束" },
  "submit-archive": { english: "Proposal submitted for the archive", chinese: "提案提交归档" },
  archive: { english: "Proposal published", chinese: "提案已发布" },
  "send-back": { english: "Proposal sent back", chinese: "提案退回" },
  withdraw: { english: "Proposal withdrawn", chinese: "提案已撤回" },
  close: { english: "Proposal closed", chinese: "提案已关闭" },
  "system.close": { english: "Proposal closed at the end of its phase", chinese: "提案到期关闭" },
  "submitter.update": { english: "Another submitter", chinese: "提案提交人变更" },
  "revision.create": { english: "New revision", chinese: "提案新修订版" },
  "feedback.create": { english: "Feedback on your proposal", chinese: "您的提案收到反馈" },
}

/** The recipients of a mail who have not switched off such mails (ACC-03). Used for both mails and previews. */
export function recipientsOf(occasion: MailEvent, proposal: ProposalRow, world: World): MemberRow[] {
  const meant = membersToMail(concernedIds(occasion, proposal, world), "proposal", proposal, world)
  return readersAmong("proposal", proposal, meant, world)
}

type Roles = { member: readonly string[]; leaders: readonly string[] }
type Meant = (proposal: ProposalRow, roles: Roles, world: World) => readonly string[]

const submitterAnd =
  (role: keyof Roles): Meant =>
  ({ submitter_id }, roles) => [submitter_id, ...roles[role]]
const toAdministrators: Meant = (proposal, _roles, world) => administratorsOf(proposal, world)
const toSubmitter: Meant = ({ submitter_id }) => [submitter_id]

/** The people whom each event concerns. */
const concerned: Record<MailEvent, Meant> = {
  create: toAdministrators,
  review: submitterAnd("member"),
  "phase.create": (proposal, _roles, world) => audience(proposal, world),
  "phase.end": submitterAnd("leaders"),
  "submit-archive": toAdministrators,
  archive: submitterAnd("member"),
  "send-back": submitterAnd("leaders"),
  withdraw: (proposal, { leaders }, world) => [...leaders, ...administratorsOf(proposal, world)],
  close: submitterAnd("leaders"),
  "system.close": submitterAnd("leaders"),
  "submitter.update": toSubmitter,
  "revision.create": (proposal, { member }, world) =>
    proposal.phase === "administrator_review" ? administratorsOf(proposal, world) : member,
  "feedback.create": toSubmitter,
}

function concernedIds(occasion: MailEvent, proposal: ProposalRow, world: World): readonly string[] {
  const roles = world.store.rows.workgroup.get(proposal.group_id)?.roles
  const leaders = [...(roles?.chair ?? []), ...(roles?.vice_chair ?? [])]
  return concerned[occasion](proposal, { member: roles?.member ?? [], leaders }, world)
}

/** Proposal administrators who can log in; alliance administrators if there are none. */
export function administrationOf(
  { alliance_id }: Pick<ProposalRow, "alliance_id">,
  { store }: World,
): { role: "proposal_admin" | "alliance_admin"; ids: string[] } {
  const all = store.rows.member.where("alliance_id", alliance_id).filter(({ is_disabled }) => !is_disabled)
  const reviewers = all.filter((row) => row.biz_roles.includes(bizRoles.proposal))
  if (reviewers.length > 0) return { role: "proposal_admin", ids: reviewers.map(({ id }) => id) }
  return { role: "alliance_admin", ids: all.filter((row) => row.is_admin).map(({ id }) => id) }
}

/** The ids of these administrators. */
export function administratorsOf(proposal: Pick<ProposalRow, "alliance_id">, world: World): string[] {
  return administrationOf(proposal, world).ids
}

/** The group and the people invited to the running phase; in a public notice everybody who may enter the group. */
function audience(proposal: ProposalRow, world: World): string[] {
  const { alliance_id, group_id } = proposal
  const group = world.store.rows.workgroup.get(group_id)
  const { invited } = lastPhase(proposal)
  const isPublic = proposal.phase === "public_notice" && group?.type === "public"
  const everyone = { member_ids: [], group_ids: [] }
  if (isPublic)
    return participantsOf({ alliance_id, group_id: null, participants: everyone }, world).map(({ id }) => id)
  const participants = { member_ids: invited.member_ids, group_ids: [group_id, ...invited.group_ids] }
  return participantsOf({ alliance_id, group_id, participants }, world).map(({ id }) => id)
}

/** The reasons of the events that have one; a proposal that was sent back keeps that reason while it goes on. */
const reasons: Partial<Record<MailEvent, (proposal: ProposalRow) => string | null>> = {
  review: ({ reject_reason }) => reject_reason,
  "send-back": (proposal) => lastPhase(proposal).end_reason,
  withdraw: ({ close_reason }) => close_reason,
  close: ({ close_reason }) => close_reason,
}

/** The subject names the outcome: only a review that rejects the proposal stores its reason. */
function subjectOf(occasion: MailEvent, { reject_reason }: ProposalRow): Record<Language, string> {
  return subjects[occasion === "review" && reject_reason !== null ? "reject" : occasion]
}

/** Returns the effect that sends the mails of an event; a replaced submitter receives one as well. */
export function mailProposal(occasion: MailEvent): Effect<ProposalRow> {
  return ({ record, before, world, source }) => {
    const old = occasion === "submitter.update" ? recipientsOf(occasion, before, world) : []
    const to = [...new Set([...recipientsOf(occasion, record, world), ...old])]
    const { draft_code, title } = record
    const subject = subjectOf(occasion, record)
    const why = reasonTexts(reasons[occasion]?.(record) ?? null, record.system_reason)
    const textIn = (language: Language) => [title, why[language]].filter(Boolean).join("\n")
    sendMails(to, record, source, {
      english: { subject: `${subject.english}: ${draft_code}`, text: textIn("english") },
      chinese: { subject: `${subject.chinese}：${draft_code}`, text: textIn("chinese") },
    })
  }
}

/** Mails the author of feedback that the submitter has answered it. */
export function mailAnswer(author_id: string): Effect<ProposalRow> {
  return ({ record, world, source }) => {
    const { draft_code, title: text } = record
    const meant = membersToMail([author_id], "proposal", record, world)
    sendMails(readersAmong("proposal", record, meant, world), record, source, {
      english: { subject: `Your feedback was answered: ${draft_code}`, text },
      chinese: { subject: `您的反馈已获答复：${draft_code}`, text },
    })
  }
}
