import { day, hour, type Instant } from "../store/clock.ts"
import type { WorkgroupRow } from "../store/records.ts"
import type { BallotRow } from "../store/work-records.ts"
import type { AllianceSeed } from "./builder.ts"
import { Random } from "./random.ts"

type Plan = { group: WorkgroupRow | null; start: Instant; days: number; isCancelled?: boolean }
type Numbered = Plan & { group_number: number | null }

const options = [
  { id: "approve", text: "同意 Approve", is_abstention: false },
  { id: "disapprove", text: "不同意 Disapprove", is_abstention: false },
  { id: "abstain", text: "弃权 Abstain", is_abstention: true },
]

/** Who of the sign-on page has still to vote in what is open. */
const undecided = new Set(["chair", "member", "restricted-member", "lone-member", "admin"])

/** Ballots in every state: open ones in the first, second and restricted group and for the whole alliance. */
export function seedBallots(seed: AllianceSeed): void {
  const { builder, groups } = seed
  const [first = null, second = null, third = null] = groups
  const restricted = groups.find(({ type }) => type === "restricted") ?? null
  const disbanded = groups.find(({ status }) => status === "disband") ?? null
  const today = builder.anchor
  const plans: Plan[] = [
    { group: first, start: today - 21 * hour, days: 3 },
    { group: null, start: today - 2 * day, days: 4 },
    { group: second, start: today - 3 * hour, days: 2 },
    { group: restricted, start: today - 30 * hour, days: 3 },
    { group: first, start: builder.at(3, "10:00"), days: 3 },
    { group: null, start: builder.at(8, "01:00"), days: 4 },
    { group: null, start: builder.at(-15, "10:00"), days: 3 },
    { group: first, start: builder.at(-9, "10:00"), days: 2 },
    { group: third, start: builder.at(-24, "10:00"), days: 1 },
    { group: restricted, start: builder.at(-12, "10:00"), days: 2 },
    { group: third, start: builder.at(-4, "10:00"), days: 5, isCancelled: true },
    { group: disbanded, start: builder.at(5, "10:00"), days: 2, isCancelled: true },
  ]
  plans.forEach((plan, at) => {
    const group_number = plan.group && plans.slice(0, at + 1).filter(({ group }) => group === plan.group).length
    const ballot = builder.add("ballot", ballotOf(seed, at, { ...plan, group_number }))
    if (ballot.start_time <= builder.anchor && !ballot.is_cancelled) seedVotes(seed, ballot, plan.group)
  })
}

/** The ballot that was made from the meeting that is going on in the first group. */
const meetingBallot = 0

function ballotOf({ data, proposalOf }: AllianceSeed, at: number, plan: Numbered): BallotRow {
  return {
    id: `ballot-${data.key}-${at + 1}`,
    alliance_id: `alliance-${data.key}`,
    number: at + 1,
    group_number: plan.group_number,
    group_id: plan.group?.id ?? null,
    meeting_id: at === meetingBallot ? `meeting-${data.key}-1` : null,
    proposal_id: at % 3 === 0 && plan.group ? proposalOf(plan.group) : null,
    subject: data.ballots[at % data.ballots.length] ?? "",
    start_time: plan.start,
    end_time: plan.start + plan.days * day,
    timezone: at % 4 === 1 ? "Europe/Oslo" : "Asia/Shanghai",
    options,
    voters: { member_ids: [], group_ids: [] },
    is_cancelled: plan.isCancelled ?? false,
    updated_time: plan.start - 20 * hour,
    version: 1,
  }
}

function seedVotes({ builder, members, data }: AllianceSeed, ballot: BallotRow, group: WorkgroupRow | null): void {
  const random = new Random(`votes ${ballot.id}`)
  const voters = new Set(group?.roles.member ?? members.slice(0, 80).map(({ id }) => id))
  const isOpen = ballot.end_time > builder.anchor
  const until = Math.min(ballot.end_time, builder.anchor)
  for (const member_id of voters) {
    if (isOpen && undecided.has(member_id.slice(`member-${data.key}-`.length))) continue
    if (random.next() > (isOpen ? 0.6 : 0.85)) continue
    const option_id = random.pick(["approve", "approve", "approve", "approve", "disapprove", "abstain"])
    const time = ballot.start_time + Math.floor(random.next() * (until - ballot.start_time))
    builder.add("vote", { id: `${ballot.id}/${member_id}`, ballot_id: ballot.id, member_id, option_id, time })
  }
}
