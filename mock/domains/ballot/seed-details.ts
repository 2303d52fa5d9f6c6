import { languageOf } from "#mock/engine/seed/language.ts"
import { extensionMemo } from "./log.ts"
import { receiptCode } from "./receipt.ts"
import { reasonsFor } from "./seed-words/reasons.ts"
import { hour } from "#mock/engine/store/clock.ts"
import type { BallotRow, VoteRow } from "./records.ts"
import { voteId } from "./votes.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { Random } from "#mock/engine/seed/random.ts"

/** People of the sign-on page who have not voted in open ballots yet. */
const undecided = new Set(["chair", "member", "restricted-member", "lone-member", "admin"])
/** More votes add nothing to the tests; the limit keeps the seed of an alliance with ten thousand members fast. */
const maxVoters = 80

/** Adds votes to a ballot that has started, even if it was cancelled afterwards. */
export function seedVotes({ builder, data, members }: AllianceSeed, ballot: BallotRow): void {
  const random = new Random(`votes ${ballot.id}`)
  const isOpen = !ballot.is_cancelled && ballot.end_time > builder.anchor
  const until = ballot.is_cancelled ? ballot.updated_time : Math.min(ballot.end_time, builder.anchor)
  const [first, ...others] = ballot.options.map(({ id }) => id)
  const languages = new Map(members.map(({ id, language }) => [id, language]))
  const isUndecided = (id: string) => isOpen && undecided.has(id.slice(`member-${data.key}-`.length))
  for (const [at, { member_id, voter_id }] of votersIn(ballot).slice(0, maxVoters).entries()) {
    if (isUndecided(member_id)) continue
    if (random.next() > (isOpen ? 0.6 : 0.85)) continue
    const option_id = random.pick([first, first, first, ...others]) ?? ""
    const time = ballot.start_time + Math.floor(random.next() * (until - ballot.start_time))
    const reason = random.pick([null, null, null, null, ...reasonsFor(option_id, languages.get(member_id))]) ?? null
    const cast = { member_id, option_id, reason, time }
    if (ballot.is_secret) addSecretVote(builder, ballot, voter_id, { ...cast, code: random.next() })
    else builder.add("vote", voteOf(ballot, voter_id, cast))
    addBallotLog(builder, ballot, `vote-${at}`, { operation: "ballot.vote", time, member_id, memo: null })
  }
}

/** Who may cast a vote for whom: in a ballot by entity, the first voter of each entity. */
function votersIn({ entities, voter_ids }: BallotRow): { voter_id: string; member_id: string }[] {
  if (!entities) return (voter_ids ?? []).map((id) => ({ voter_id: id, member_id: id }))
  return entities.map(({ entity_id, member_ids: [first = ""] }) => ({ voter_id: entity_id, member_id: first }))
}

/** A vote without its choice, and the choice on a paper without its voter. */
function addSecretVote(
  builder: AllianceSeed["builder"],
  ballot: BallotRow,
  voter_id: string,
  { member_id, option_id, time, code }: Cast & { code: number },
): void {
  const { id: ballot_id } = ballot
  builder.add("vote", {
    ...voteOf(ballot, voter_id, { member_id, option_id, reason: null, time }),
    option_id: null,
    receipt_code: null,
  })
  const receipt_code = receiptCode("paper", ballot_id, code)
  builder.add("ballot_paper", { id: `paper-${receipt_code}`, ballot_id, option_id, receipt_code })
}

type Cast = Pick<VoteRow, "member_id" | "reason" | "time"> & { option_id: string }

function voteOf(ballot: BallotRow, voter_id: string, cast: Cast): VoteRow {
  const id = voteId(ballot, voter_id)
  return { ...cast, id, ballot_id: ballot.id, receipt_code: receiptCode(id, cast.time) }
}

/** Adds the log rows of everything done to a ballot so far. */
export function seedBallotLog({ builder }: AllianceSeed, ballot: BallotRow): void {
  const { creator_id: member_id, created_time, updated_time, start_time, extensions, voter_ids } = ballot
  const { subject, is_cancelled, cancel_reason } = ballot
  const add = (row: Omit<Done, "member_id">) => addBallotLog(builder, ballot, row.operation, { member_id, ...row })
  add({ operation: "ballot.create", time: created_time, memo: subject })
  if (voter_ids)
    addBallotLog(builder, ballot, "start", {
      operation: "system.start",
      time: start_time,
      member_id: null,
      memo: null,
    })
  for (const extension of extensions)
    add({ operation: "ballot.extend", time: extension.time, memo: extensionMemo(extension) })
  if (is_cancelled) add({ operation: "ballot.cancel", time: updated_time, memo: cancel_reason })
}

type Done = { operation: string; time: number; member_id: string | null; memo: string | null }

/** Adds a log row of something done to a ballot. */
export function addBallotLog(
  builder: AllianceSeed["builder"],
  { id, alliance_id, group_id }: BallotRow,
  name: string,
  done: Done,
): void {
  builder.addLog({
    ...done,
    id: `log-${id}-${name}`,
    alliance_id,
    group_id,
    module: "ballot",
    key: id,
    ip: "192.0.2.23",
  })
}

/** The attachment that some ballots have: a file uploaded by the ballot's creator. */
export function commentsOf(
  { builder, data }: AllianceSeed,
  id: string,
  comments: readonly string[],
  uploader_id: string,
): string {
  const lines = comments.map((comment, at) => `${at + 1}. ${comment}\n`)
  const file = builder.add("file", {
    id: `file-${id}-comments`,
    alliance_id: `alliance-${data.key}`,
    uploader_id,
    name: languageOf(comments[0] ?? "") === "chinese" ? "意见处理表.txt" : "Comment resolution sheet.txt",
    content_type: "text/plain",
    module: "ballot",
    use: "attachment",
    created_time: builder.anchor - 40 * 24 * hour,
    is_public: false,
    bytes: new TextEncoder().encode(lines.join("")),
  })
  return file.id
}
