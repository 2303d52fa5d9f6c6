import type { MemberRow } from "#mock/domains/member/records.ts"
import { proposalOf } from "#mock/domains/proposal/seed.ts"
import { day, hour, type Instant } from "#mock/engine/store/clock.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { BallotRow } from "./records.ts"
import { passedVoteId } from "./passed-votes.ts"
import { auroraBallots } from "./seed-words/aurora.ts"
import { harborBallots } from "./seed-words/harbor.ts"
import type { BallotWords } from "./seed-words/words.ts"
import { addBallotLog, commentsOf, seedBallotLog, seedVotes } from "./seed-details.ts"
import { holder } from "#mock/domains/workgroup/holder.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"

type Plan = {
  group: WorkgroupRow | null
  start: Instant
  days: number
  /** Fields that differ from most ballots. */
  traits?: Partial<BallotRow>
  /** Duration in days before the extension. */
  planned?: number
}

const wordsOf = { aurora: auroraBallots, harbor: harborBallots } as const

/** Ballots in every state; open ones in the first, the second and the restricted group, and for the whole alliance. */
function plansOf({ builder, groups, data, members }: AllianceSeed): Plan[] {
  const [first = null, second = null, third = null] = groups
  const restricted = groups.find(({ type }) => type === "restricted") ?? null
  const disbanded = groups.find(({ status }) => status === "disband") ?? null
  const today = builder.anchor
  const few = members.slice(0, 12).map(({ id }) => id)
  const chosen = { member_ids: few, group_ids: second ? [second.id] : [] }
  return [
    {
      group: first,
      start: today - 21 * hour,
      days: 3,
      traits: { meeting_id: `meeting-${data.key}-1`, quorum_percent: 50, majority_percent: 67 },
    },
    { group: null, start: today - 2 * day, days: 4 },
    { group: second, start: today - 3 * hour, days: 2 },
    { group: restricted, start: today - 30 * hour, days: 3, planned: 2 },
    {
      group: first,
      start: builder.at(3, "10:00"),
      days: 3,
      traits: { previous_ballot_id: idOf(data.key, 7), proxy_limit: 2 },
    },
    { group: null, start: builder.at(8, "01:00"), days: 4, traits: { voters: chosen } },
    {
      group: null,
      start: builder.at(-15, "10:00"),
      days: 3,
      traits: { quorum_percent: 90, majority_percent: 50 },
    },
    { group: first, start: builder.at(-9, "10:00"), days: 2, planned: 1, traits: { quorum_percent: 50 } },
    { group: third, start: builder.at(-24, "10:00"), days: 1 },
    { group: restricted, start: builder.at(-12, "10:00"), days: 2 },
    { group: third, start: builder.at(-4, "10:00"), days: 5 },
    { group: disbanded, start: builder.at(5, "10:00"), days: 2 },
    {
      group: null,
      start: builder.at(-40, "10:00"),
      days: 3,
      traits: { counted_by: "entity", weights: weightsOf(data.key), quorum_percent: 50, majority_percent: 50 },
    },
    { group: null, start: builder.at(-34, "10:00"), days: 3, traits: { is_secret: true, majority_percent: 50 } },
  ]
}

const idOf = (key: string, at: number) => `ballot-${key}-${at + 1}`

/** Votes of an entity of the first two member levels; all others have one. */
const weightsOf = (key: string) => [3, 2].map((weight, at) => ({ level_id: `level-${key}-${at + 1}`, weight }))

/** Seeds ballots with their votes and log rows. */
export function seedBallots(seed: AllianceSeed): void {
  const plans = plansOf(seed)
  plans.forEach((plan, at) => {
    const group_number = plan.group && plans.slice(0, at + 1).filter(({ group }) => group === plan.group).length
    const row = { ...ballotOf(seed, at, plan), group_number, ...plan.traits }
    const ballot = seed.builder.add("ballot", row.counted_by === "entity" ? byEntity(seed, row) : row)
    seedBallotLog(seed, ballot)
    seedVotes(seed, ballot)
    if (ballot.proxy_limit > 0) seedPassedVote(seed, ballot)
  })
}

/** The vice chair's vote, passed to the secretary (VOTE-09). */
function seedPassedVote({ builder }: AllianceSeed, ballot: BallotRow): void {
  const { id: ballot_id, alliance_id, group_id, created_time } = ballot
  const group = builder.ofAlliance("workgroup", alliance_id).find(({ id }) => id === group_id)
  if (!group) return
  const [voter_id, holder_id] = [holder(group, "vice_chair"), holder(group, "secretary")]
  const id = passedVoteId({ id: ballot_id }, voter_id)
  const time = created_time + hour
  builder.add("passed_vote", { id, ballot_id, voter_id, holder_id, time })
  addBallotLog(builder, ballot, "pass", { operation: "ballot.pass", time, member_id: voter_id, memo: null })
}

function ballotOf(seed: AllianceSeed, at: number, plan: Plan): BallotRow {
  const { data, builder } = seed
  const { group, start, days } = plan
  const words = wordsAt(data.key, at)
  const owner = ownerOf(seed, words, group)
  return {
    ...owner,
    ...changesOf(plan, words, owner.creator_id, builder.anchor),
    id: idOf(data.key, at),
    alliance_id: `alliance-${data.key}`,
    number: at + 1,
    group_number: null,
    meeting_id: null,
    meeting_topic_id: null,
    previous_ballot_id: null,
    subject: words.subject,
    start_time: start,
    end_time: start + days * day,
    timezone: at % 4 === 1 ? "Europe/Oslo" : "Asia/Shanghai",
    options: words.options,
    voters: { member_ids: [], group_ids: [] },
    counted_by: "person",
    is_secret: false,
    proxy_limit: 0,
    weights: [],
    entities: null,
    voter_ids: start <= builder.anchor ? votersAt(seed, group) : null,
    description: { format: "markdown", text: words.question },
    documentation_ids: words.comments ? [commentsOf(seed, idOf(data.key, at), words.comments, owner.creator_id)] : [],
    quorum_percent: null,
    majority_percent: null,
    is_cancelled: words.reason !== undefined,
    cancel_reason: words.reason ?? null,
    system_reason: null,
    reminded_time: null,
  }
}

function wordsAt(key: keyof typeof wordsOf, at: number): BallotWords {
  const words = wordsOf[key][at]
  if (!words) throw new Error(`the seed needs words for ballot ${at + 1} of ${key}`)
  return words
}

/** The creator and group of a ballot, and the proposal that it is about. */
function ownerOf(seed: AllianceSeed, { proposal }: BallotWords, group: WorkgroupRow | null) {
  const creator_id = group ? holder(group, "secretary") : seed.person("general-secretary").id
  return { group_id: group?.id ?? null, ...proposalOf(seed, proposal), creator_id }
}

/** Fields that depend on what happened after creation: an extension, a cancellation or nothing. */
function changesOf({ start, days, planned }: Plan, { reason }: BallotWords, user_id: string, anchor: Instant) {
  const isChanged = planned !== undefined || reason !== undefined
  const created_time = Math.min(start, anchor) - 20 * hour
  return {
    duration: planned ?? days,
    extensions: planned === undefined ? [] : [extension(start, planned, days, user_id)],
    created_time,
    changed_by_id: user_id,
    updated_time: isChanged && start < anchor ? start + 20 * hour : created_time + hour,
    version: isChanged ? 2 : 1,
  }
}

/** A ballot by entity that has started: voters without an entity are left out, the others are grouped. */
function byEntity({ builder, members }: AllianceSeed, ballot: BallotRow): BallotRow {
  const levels = new Map(builder.ofAlliance("entity", ballot.alliance_id).map(({ id, level_id }) => [id, level_id]))
  const entityOf = new Map(members.map(({ id, entity_id }) => [id, entity_id]))
  const groups = new Map<string, string[]>()
  const voter_ids = (ballot.voter_ids ?? []).filter((id) => {
    const entity_id = entityOf.get(id)
    if (entity_id) groups.set(entity_id, [...(groups.get(entity_id) ?? []), id])
    return entity_id
  })
  const entities = [...groups].map(([entity_id, member_ids]) => {
    const weight = ballot.weights.find(({ level_id }) => level_id === levels.get(entity_id))?.weight ?? 1
    return { entity_id, weight, member_ids }
  })
  return { ...ballot, voter_ids, entities }
}

/** Cache of voter lists by group, because an alliance may have ten thousand members. */
const votersByGroup = new WeakMap<AllianceSeed, Map<string | undefined, string[]>>()

/** Everybody in the group or alliance whose account is not disabled. */
function votersAt(seed: AllianceSeed, group: WorkgroupRow | null): string[] {
  const known = votersByGroup.get(seed) ?? new Map<string | undefined, string[]>()
  votersByGroup.set(seed, known)
  const inGroup = new Set(group?.roles.member)
  const isVoter = ({ id, is_disabled }: MemberRow) => !is_disabled && (!group || inGroup.has(id))
  const ids = known.get(group?.id) ?? seed.members.filter(isVoter).map(({ id }) => id)
  known.set(group?.id, ids)
  return [...ids]
}

function extension(start: Instant, planned: number, days: number, user_id: string) {
  return {
    old_end_time: start + planned * day,
    new_end_time: start + days * day,
    timezone: "Asia/Shanghai",
    user_id,
    time: start + 20 * hour,
  }
}
