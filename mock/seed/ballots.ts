import { day, hour, type Instant } from "../store/clock.ts"
import type { WorkgroupRow } from "../store/records.ts"
import type { BallotOption, BallotRow } from "../store/work-records.ts"
import { commentsOf, seedBallotLog, seedVotes } from "./ballot-details.ts"
import { holder, type AllianceSeed } from "./builder.ts"

type Plan = {
  group: WorkgroupRow | null
  start: Instant
  days: number
  /** What is not as in most ballots. */
  traits?: Partial<BallotRow>
  /** Days as planned before it was extended. */
  planned?: number
}

const approval: readonly BallotOption[] = [
  { id: "approve", text: "同意 Approve", is_abstention: false },
  { id: "disapprove", text: "不同意 Disapprove", is_abstention: false },
  { id: "abstain", text: "弃权 Abstain", is_abstention: true },
]
const places: readonly BallotOption[] = [
  { id: "tromso", text: "特罗姆瑟 Tromsø", is_abstention: false },
  { id: "chengdu", text: "成都 Chengdu", is_abstention: false },
  { id: "halifax", text: "哈利法克斯 Halifax", is_abstention: false },
]

const cancelled = { is_cancelled: true, cancel_reason: "草案尚未完成。The draft is not ready." }

/** In every state: open ones in the first, second and restricted group and for the whole alliance. */
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
    { group: first, start: builder.at(3, "10:00"), days: 3, traits: { previous_ballot_id: idOf(data.key, 7) } },
    { group: null, start: builder.at(8, "01:00"), days: 4, traits: { voters: chosen } },
    {
      group: null,
      start: builder.at(-15, "10:00"),
      days: 3,
      traits: { options: places, quorum_percent: 90, majority_percent: 50 },
    },
    { group: first, start: builder.at(-9, "10:00"), days: 2, planned: 1, traits: { quorum_percent: 50 } },
    { group: third, start: builder.at(-24, "10:00"), days: 1 },
    { group: restricted, start: builder.at(-12, "10:00"), days: 2 },
    { group: third, start: builder.at(-4, "10:00"), days: 5, traits: cancelled },
    { group: disbanded, start: builder.at(5, "10:00"), days: 2, traits: cancelled },
  ]
}

const idOf = (key: string, at: number) => `ballot-${key}-${at + 1}`

/** Ballots with their votes and their rows in the log. */
export function seedBallots(seed: AllianceSeed): void {
  const plans = plansOf(seed)
  plans.forEach((plan, at) => {
    const group_number = plan.group && plans.slice(0, at + 1).filter(({ group }) => group === plan.group).length
    const ballot = seed.builder.add("ballot", { ...ballotOf(seed, at, plan), group_number, ...plan.traits })
    seedBallotLog(seed, ballot)
    seedVotes(seed, ballot)
  })
}

function ballotOf(seed: AllianceSeed, at: number, plan: Plan): BallotRow {
  const { data, builder } = seed
  const { group, start, days } = plan
  const belonging = belongingOf(seed, at, group)
  return {
    ...belonging,
    ...changesOf(plan, belonging.creator_id, builder.anchor),
    id: idOf(data.key, at),
    alliance_id: `alliance-${data.key}`,
    number: at + 1,
    group_number: null,
    meeting_id: null,
    previous_ballot_id: null,
    subject: data.ballots[at % data.ballots.length] ?? "",
    start_time: start,
    end_time: start + days * day,
    timezone: at % 4 === 1 ? "Europe/Oslo" : "Asia/Shanghai",
    options: approval,
    voters: { member_ids: [], group_ids: [] },
    voter_ids: start <= builder.anchor ? votersAt(seed, group) : null,
    description: { format: "markdown", text: descriptions[at % descriptions.length] ?? "" },
    documentation_ids: at % 4 === 0 ? [commentsOf(seed, idOf(data.key, at), belonging.creator_id)] : [],
    quorum_percent: null,
    majority_percent: null,
    is_cancelled: false,
    cancel_reason: null,
    reminded_time: null,
  }
}

/** Whose ballot it is: every third of a group is about a proposal of it. */
function belongingOf({ proposalOf, phaseOf, person }: AllianceSeed, at: number, group: WorkgroupRow | null) {
  const proposal_id = at % 3 === 0 && group ? proposalOf(group) : null
  const creator_id = group ? holder(group, "secretary") : person("general-secretary").id
  return { group_id: group?.id ?? null, proposal_id, phase: phaseOf(proposal_id), creator_id }
}

/** What was done to it after it was made: it was extended, cancelled, or nothing. */
function changesOf({ start, days, planned, traits }: Plan, user_id: string, anchor: Instant) {
  const isChanged = planned !== undefined || traits?.is_cancelled === true
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

/** Everyone of the group or the alliance whose account is not disabled. */
function votersAt({ members }: AllianceSeed, group: WorkgroupRow | null): string[] {
  const inGroup = new Set(group?.roles.member)
  return members.filter(({ id, is_disabled }) => !is_disabled && (!group || inGroup.has(id))).map(({ id }) => id)
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

const descriptions = [
  "是否通过本条款？请在投票前阅读**意见处理表**。\n\nShall this clause be adopted? Please read the **comment sheet** before you vote.",
  "1. 背景 Background\n2. 影响 Impact\n3. 建议 Recommendation",
]
