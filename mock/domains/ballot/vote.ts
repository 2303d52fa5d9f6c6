import { memberRefOf } from "#mock/domains/member/ref.ts"
import { BodyCheck } from "#mock/engine/body-check.ts"
import { guarded, ok, type Checked, type Handlers, type SignedIn } from "#mock/engine/handler.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import { entityOfVoter } from "./entities.ts"
import { findBallot, logOf } from "./guard.ts"
import { mailCast } from "./passed-vote-mail.ts"
import { receiptCode, secretReceiptCode } from "./receipt.ts"
import type { BallotRow, VoteRow } from "./records.ts"
import { ballotRules } from "./rules.ts"
import { optionOf } from "./view.ts"
import { ownVote, voteId, votesToCastFor } from "./votes.ts"

/** What a secret ballot stores of a choice together with its voter (VOTE-08). */
const noChoice = { option_id: null, receipt_code: null }

type Casting = SignedIn<Checked<"ballot.vote">>
type Cast = { option_id: string; reason: string | null; time: number; member_id: string }

/** Casting votes: the own one, and those that were passed to the user (VOTE-03, VOTE-09). */
export const voteHandlers = {
  "ballot.vote": guarded(findBallot("vote"), (call, { record: ballot, world }) => {
    const { now: time } = call
    const { own, others, reason } = votesIn(call, ballot, world)
    ballotRules.perform("vote", call, {
      record: ballot,
      change: () => {
        for (const one of [...(own ? [own] : []), ...others]) put(one, ballot, world)
        for (const { row } of others) mailCast(row, { ballot, world, source: call })
        return ballot
      },
      // The log does not contain the choice: only the ballot's records do, and not everybody may read those.
      log: logOf(call, ballot, null),
    })
    return ok({
      option: optionOf(call.body.option_id, ballot),
      reason,
      time: toText(time),
      receipt_code: own?.receipt_code ?? null,
      passed: others.map(({ row, receipt_code }) => ({ voter: memberRefOf(world.store, row.voter_id), receipt_code })),
    })
  }),
} satisfies Handlers

/** The votes that a body casts: the own one, and passed ones. @throws a refusal if one of them cannot be cast */
function votesIn(call: Casting, ballot: BallotRow, world: World) {
  const { body, now: time } = call
  const { member } = call.viewer
  const input = new BodyCheck(call)
  const reason = input.text(body.reason)
  if (!ballot.options.some(({ id }) => id === body.option_id)) input.refuse("option_id", "unknown_reference")
  if (ballot.is_secret && reason !== null) input.refuse("reason", "secret_reason")
  const passed = passedVotesIn(input, call, ballot, world)
  input.done()
  const isOwn = !body.voter_ids?.length || body.voter_ids.includes(member.id)
  const before = isOwn && ownVote(member, ballot, world)
  if (before) throw new Refusal("already_voted", { time: toText(before.time) })
  const given: Cast = { option_id: body.option_id, reason, time, member_id: member.id }
  return {
    reason,
    own: isOwn ? castVote(ownVoterId(member.id, ballot, world), given, ballot) : undefined,
    others: passed.map((row) => ({ row, ...castVote(row.voter_id, given, ballot) })),
  }
}

/** Whose vote the user casts: the own one, or in a ballot by entity that of the entity. */
function ownVoterId(id: string, ballot: BallotRow, world: World): string {
  return entityOfVoter({ id }, ballot, world)?.entity_id ?? id
}

/** The passed votes that a body names; each must be one that the user still holds. */
function passedVotesIn(input: BodyCheck, call: Casting, ballot: BallotRow, world: World) {
  const { member } = call.viewer
  const held = votesToCastFor(member, ballot, world)
  return (call.body.voter_ids ?? []).flatMap((id, at) => {
    if (id === member.id) return []
    const row = held.find(({ voter_id }) => voter_id === id)
    if (!row) input.refuse(`voter_ids.${at}`, "vote_not_held")
    return row ?? []
  })
}

/** The vote of a voter or an entity, and its receipt code. */
function castVote(voter_id: string, { option_id, ...given }: Cast, ballot: BallotRow) {
  const id = voteId(ballot, voter_id)
  const receipt_code = ballot.is_secret ? secretReceiptCode() : receiptCode(id, given.time)
  const choice = { option_id, receipt_code }
  const vote: VoteRow = { id, ballot_id: ballot.id, ...given, ...(ballot.is_secret ? noChoice : choice) }
  return { vote, ...choice }
}

/** Stores a vote; in a secret ballot without its choice, which is on a ballot paper without a voter (VOTE-08). */
function put({ vote, ...choice }: ReturnType<typeof castVote>, { id, is_secret }: BallotRow, { store }: World): void {
  store.rows.vote.put(vote)
  const { option_id, receipt_code } = choice
  if (is_secret) store.rows.ballot_paper.put({ id: `paper-${receipt_code}`, ballot_id: id, option_id, receipt_code })
}
