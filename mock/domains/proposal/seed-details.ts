import { hour } from "#mock/engine/store/clock.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { textsFor } from "./seed-texts.ts"
import type { PhaseRow, ProposalRow } from "./records.ts"

/** Seeds files, feedback with answers, and log rows of the proposals. */
export function seedProposalDetails(seed: AllianceSeed, proposals: readonly ProposalRow[]): void {
  const authors = new Map(seed.groups.map(({ id, roles }) => [id, authorsAmong(seed, roles.member)]))
  proposals.forEach((proposal, at) => {
    seedFiles(seed, proposal)
    seedFeedback(seed, proposal, authors.get(proposal.group_id) ?? [], (at * 7) % 11)
    seedLog(seed, proposal)
  })
}

/** Members with enabled accounts, in the order of the alliance. */
function authorsAmong({ members }: AllianceSeed, ids: readonly string[]): MemberRow[] {
  const named = new Set(ids)
  return members.filter(({ id, is_disabled }) => named.has(id) && !is_disabled)
}

function seedFiles({ builder }: AllianceSeed, { alliance_id, title, revisions }: ProposalRow): void {
  for (const { attachment_ids, submitter_id: uploader_id, created_time, number } of revisions)
    for (const id of attachment_ids)
      builder.add("file", {
        id,
        alliance_id,
        uploader_id,
        name: textsFor(title).file,
        content_type: "text/plain",
        module: "proposal",
        use: "attachment",
        created_time,
        is_public: false,
        bytes: new TextEncoder().encode(`${title} ${number}\n`.repeat(40)),
      })
}

const commented: ReadonlySet<string> = new Set(["group_review", "public_notice", "others"])

/** Feedback from group members in the phases that permit it; every third one is answered. */
function seedFeedback({ builder }: AllianceSeed, proposal: ProposalRow, members: MemberRow[], count: number): void {
  const { id, alliance_id, submitter_id, title, revisions } = proposal
  const phases = proposal.phases.filter(({ type }) => commented.has(type))
  const authors = members.filter((member) => member.id !== submitter_id)
  const { feedback, answer } = textsFor(title)
  for (let at = 0; at < count; at += 1) {
    const phase = phases[at % Math.max(1, phases.length)]
    const author = authors[(at * 3 + 5) % Math.max(1, authors.length)]
    if (!phase || !author) return
    const created_time = Math.min(phase.start_time + (at + 2) * 7 * hour, builder.anchor - (at + 1) * hour)
    const revision = revisions.findLast((one) => one.created_time <= created_time)
    if (!revision) return
    builder.add("proposal_feedback", {
      id: `feedback-${id}-${at + 1}`,
      alliance_id,
      proposal_id: id,
      revision_id: revision.id,
      phase_id: phase.id,
      text: feedback[at % feedback.length] ?? "",
      attachment_ids: [],
      author_id: author.id,
      created_time,
      answer: at % 3 === 1 ? { text: answer, author_id: submitter_id, time: created_time + hour / 2 } : null,
    })
  }
}

type Entry = readonly [time: number, operation: string, member_id: string | null, memo: string | null]

/** Adds log rows for everything done to a proposal so far. */
function seedLog(seed: AllianceSeed, proposal: ProposalRow): void {
  const { alliance_id, group_id, draft_code: key, id } = proposal
  entriesOf(seed, proposal).forEach(([time, operation, member_id, memo], at) =>
    seed.builder.addLog({
      id: `log-${id}-${at + 1}`,
      alliance_id,
      group_id,
      member_id,
      operation,
      module: "proposal",
      key,
      time,
      ip: `198.51.100.${at + 20}`,
      memo,
    }),
  )
}

function entriesOf(seed: AllianceSeed, proposal: ProposalRow): Entry[] {
  const { submitter_id, title, created_time, revisions, phases } = proposal
  const admin = seed.person("proposal-admin").id
  const later = revisions.slice(1).map(({ created_time: time, number, memo }): Entry => {
    return [time, "proposal.revision.create", submitter_id, `revision ${number}: ${memo ?? ""}`]
  })
  const begun = phases
    .slice(1)
    .map((phase): Entry => [phase.start_time, operationThatBegan(phase), admin, memoOf(phase)])
  const end = endOf(proposal, admin, seed.builder.anchor)
  return [[created_time, "proposal.create", submitter_id, title], ...later, ...begun, ...(end ? [end] : [])]
}

/** The log row of a proposal's end: by a user or at a deadline. */
function endOf(proposal: ProposalRow, admin: string, anchor: number): Entry | undefined {
  const { decided, phases, created_time, submitter_id, reject_reason, close_reason } = proposal
  const time = phases.at(-1)?.end_time ?? created_time
  if (decided === "withdrawn") return [time, "proposal.withdraw", submitter_id, close_reason]
  if (decided === "closed")
    return [time, reject_reason ? "proposal.review" : "proposal.close", admin, reject_reason ?? close_reason]
  return decided === null ? runOut(proposal, anchor) : undefined
}

/** The log row of a phase whose time is over: a public notice has ended, any other phase closes the proposal. */
function runOut({ deadline, phase }: ProposalRow, anchor: number): Entry | undefined {
  if (deadline === null || phase === null || deadline > anchor) return undefined
  return [deadline, phase === "public_notice" ? "system.end" : "system.close", null, null]
}

const memoOf = ({ type, name }: PhaseRow) => (type === "group_review" ? "approved" : name)

function operationThatBegan({ type }: PhaseRow): string {
  if (type === "group_review") return "proposal.review"
  if (type === "archive") return "proposal.submit-archive"
  return type === "published" ? "proposal.archive" : "proposal.phase.create"
}
