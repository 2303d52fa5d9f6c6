import { receiptCode } from "../rules/receipt.ts"
import { hour } from "../store/clock.ts"
import type { BallotRow, VoteRow } from "../store/work-records.ts"
import type { AllianceSeed } from "./builder.ts"
import { Random } from "./random.ts"

/** Who of the sign-on page has still to vote in what is open. */
const undecided = new Set(["chair", "member", "restricted-member", "lone-member", "admin"])
/** Votes beyond these are as good as none: an alliance of ten thousand stays cheap. */
const mostVoters = 80

const reasons = ["与我们的测量一致。Matches our measurements.", "需要更多余量。More margin is needed."]

/** Votes of a ballot that has begun, also of one that was cancelled after its start. */
export function seedVotes({ builder, data }: AllianceSeed, ballot: BallotRow): void {
  const random = new Random(`votes ${ballot.id}`)
  const isOpen = !ballot.is_cancelled && ballot.end_time > builder.anchor
  const until = ballot.is_cancelled ? ballot.updated_time : Math.min(ballot.end_time, builder.anchor)
  const [first, ...others] = ballot.options.map(({ id }) => id)
  const isUndecided = (id: string) => isOpen && undecided.has(id.slice(`member-${data.key}-`.length))
  for (const [at, member_id] of (ballot.voter_ids ?? []).slice(0, mostVoters).entries()) {
    if (isUndecided(member_id)) continue
    if (random.next() > (isOpen ? 0.6 : 0.85)) continue
    const option_id = random.pick([first, first, first, ...others]) ?? ""
    const time = ballot.start_time + Math.floor(random.next() * (until - ballot.start_time))
    const reason = random.pick([null, null, null, null, ...reasons]) ?? null
    builder.add("vote", voteOf(ballot, { member_id, option_id, reason, time }))
    addLog(builder, ballot, `vote-${at}`, { operation: "ballot.vote", time, member_id, memo: null })
  }
}

function voteOf(ballot: BallotRow, cast: Pick<VoteRow, "member_id" | "option_id" | "reason" | "time">): VoteRow {
  const id = `${ballot.id}/${cast.member_id}`
  return { ...cast, id, ballot_id: ballot.id, receipt_code: receiptCode(id, cast.time) }
}

/** What was done to a ballot so far. */
export function seedBallotLog({ builder }: AllianceSeed, ballot: BallotRow): void {
  const { creator_id: member_id, created_time, updated_time, start_time, extensions, voter_ids } = ballot
  const { number, subject, is_cancelled, cancel_reason } = ballot
  const begun = voter_ids ? "ongoing" : "not_started"
  const add = (row: Omit<Done, "member_id">) => addLog(builder, ballot, row.operation, { member_id, ...row })
  add({ operation: "ballot.create", time: created_time, memo: `number ${number}: ${subject}` })
  if (voter_ids)
    addLog(builder, ballot, "start", {
      operation: "system.start",
      time: start_time,
      member_id: null,
      memo: `not_started -> ongoing: ${voter_ids.length} voters`,
    })
  for (const { old_end_time, new_end_time, time } of extensions) {
    const [from, to] = [old_end_time, new_end_time].map((instant) => new Date(instant).toISOString())
    add({ operation: "ballot.extend", time, memo: `end_time: ${from} -> ${to}` })
  }
  if (is_cancelled)
    add({ operation: "ballot.cancel", time: updated_time, memo: `${begun} -> cancelled: ${cancel_reason}` })
}

type Done = { operation: string; time: number; member_id: string | null; memo: string | null }

function addLog(
  builder: AllianceSeed["builder"],
  { id, alliance_id, group_id }: BallotRow,
  name: string,
  done: Done,
): void {
  builder.add("operation_log", {
    ...done,
    id: `log-${id}-${name}`,
    alliance_id,
    group_id,
    module: "ballot",
    key: id,
    ip: done.member_id === null ? null : "192.0.2.23",
    user_agent: done.member_id === null ? null : "Mozilla/5.0",
    is_on_behalf: false,
  })
}

/** The document that some ballots have, as a file of who made them. */
export function commentsOf({ builder, data }: AllianceSeed, id: string, uploader_id: string): string {
  const file = builder.add("file", {
    id: `file-${id}-comments`,
    alliance_id: `alliance-${data.key}`,
    uploader_id,
    name: "意见处理表 Comments.txt",
    content_type: "text/plain",
    module: "ballot",
    use: "attachment",
    created_time: builder.anchor - 40 * 24 * hour,
    is_public: false,
    bytes: new TextEncoder().encode("1. 第 7.4 条 Clause 7.4: 采纳 accepted\n2. 附录 C Annex C: 推迟 postponed\n"),
  })
  return file.id
}
