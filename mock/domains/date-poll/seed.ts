import type { MeetingRow } from "#mock/domains/meeting/records.ts"
import { holder } from "#mock/domains/workgroup/holder.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day, hour, type Instant } from "#mock/engine/store/clock.ts"
import type { DatePollAnswerRow, DatePollRow } from "./records.ts"
import { pollWords, type PollWords } from "./seed-words.ts"

type Answer = DatePollAnswerRow["answers"][number]["answer"]

type Plan = {
  group: WorkgroupRow | null
  /** Start of each slot: days from the anchor and the time in UTC. */
  slots: readonly (readonly [day: number, time: string])[]
  /** Days from the anchor. */
  deadline: number
  /** In minutes. */
  duration: number
  isCancelled?: true
  /** The invited people of the sign-on page; everyone of the group if there are none. */
  people?: readonly string[]
}

const leaders = ["general-secretary", "admin", "chair", "vice-chair", "proposal-admin"] as const

/** Date polls in every state, of the alliance and of public, restricted and disbanded groups. */
function plansOf(groups: AllianceSeed["groups"]): Plan[] {
  const [first, second = null] = groups
  const restricted = groups.find(({ type }) => type === "restricted") ?? null
  const disbanded = groups.find(({ status }) => status === "disband") ?? null
  const week = [[8, "08:00"] as const, [8, "13:00"] as const, [9, "08:00"] as const, [10, "07:00"] as const]
  const spring = [[60, "01:00"] as const, [61, "01:00"] as const, [67, "01:00"] as const]
  const nextYear = [[500, "01:00"] as const, [507, "01:00"] as const]
  return [
    { group: first, slots: [...week, [11, "12:00"], [12, "08:30"]], deadline: 5, duration: 90 },
    {
      group: first,
      slots: [
        [6, "02:00"],
        [6, "08:00"],
        [7, "02:00"],
      ],
      deadline: -1,
      duration: 60,
    },
    {
      group: second,
      slots: [
        [9, "09:00"],
        [10, "09:00"],
      ],
      deadline: 4,
      duration: 180,
      isCancelled: true,
    },
    { group: null, slots: spring, deadline: 20, duration: 420, people: leaders },
    {
      group: restricted,
      slots: [
        [7, "07:00"],
        [8, "07:00"],
      ],
      deadline: 3,
      duration: 60,
    },
    {
      group: disbanded,
      slots: [
        [7, "08:00"],
        [9, "08:00"],
      ],
      deadline: 5,
      duration: 60,
    },
    // More than a year ahead, so that the contract's example can open it again.
    { group: null, slots: nextYear, deadline: -3, duration: 420, people: leaders },
  ]
}

/** Seeds the polls, answers of some people, the meeting of the decided one, and log rows. */
export function seedDatePolls(seed: AllianceSeed): void {
  const given = new Map<string | null, number>()
  plansOf(seed.groups).forEach((plan, at) => {
    const group_id = plan.group?.id ?? null
    const group_number = (given.get(group_id) ?? 0) + 1
    given.set(group_id, group_number)
    const row = pollOf(seed, plan, at, plan.group && group_number)
    for (const answer of answersTo(seed, plan, row)) seed.builder.add("date_poll_answer", answer)
    seedLog(seed, seed.builder.add("date_poll", row))
  })
  seedDecided(seed, given)
}

/** A poll of the first group that became its last coming meeting: the answers to the invitation are those to the second slot. */
function seedDecided(seed: AllianceSeed, given: ReadonlyMap<string | null, number>): void {
  const { builder, data, alliance_id, groups } = seed
  const [group] = groups
  const isComing = (one: MeetingRow) =>
    one.group_id === group.id && !one.is_cancelled && one.start_time > builder.anchor
  const meeting = builder.ofAlliance("meeting", alliance_id).filter(isComing).at(-1)
  if (!meeting) return
  const plan: Plan = { group, slots: [], deadline: 0, duration: meeting.duration }
  const row = pollOf(seed, plan, pollWords[data.key].length - 1, (given.get(group.id) ?? 0) + 1)
  const slots = [meeting.start_time - day, meeting.start_time].map((start_time, at) => {
    return { id: slotId(row.id, at + 1), start_time }
  })
  const { participants, timezone, organizer_id, created_time } = meeting
  seedLog(
    seed,
    builder.add("date_poll", {
      ...row,
      participants,
      timezone,
      organizer_id,
      slots,
      required_ids: [],
      created_time: created_time - 5 * day,
      deadline: created_time - day,
      updated_time: created_time,
      version: 2,
      decided_slot_id: slots[1]?.id ?? null,
      meeting_id: meeting.id,
    }),
  )
  builder
    .ofAlliance("meeting_answer", alliance_id)
    .filter(({ meeting_id }) => meeting_id === meeting.id)
    .forEach(({ member_id, answer }, at) =>
      builder.add("date_poll_answer", {
        id: `answers-${row.id}-${at + 1}`,
        alliance_id,
        poll_id: row.id,
        member_id,
        answers: slots.map(({ id: slot_id }, slot) => ({ slot_id, answer: slot === 1 ? pollAnswers[answer] : "no" })),
        time: created_time - 2 * day,
      }),
    )
}

/** The answer to a slot that became this answer to the invitation. */
const pollAnswers = { accepted: "yes", tentative: "if_need_be", declined: "no" } as const

const slotId = (poll: string, number: number) => `${poll}-slot-${number}`

function pollOf(seed: AllianceSeed, plan: Plan, at: number, group_number: number | null): DatePollRow {
  const { builder, data, alliance_id, person } = seed
  const { group, duration, people = [] } = plan
  const organizer_id = group ? holder(group, "secretary") : person("general-secretary").id
  const words = pollWords[data.key][at]
  if (!words) throw new Error("the seed needs words for its date polls")
  const id = `date-poll-${data.key}-${at + 1}`
  const created_time = builder.at(-4, "06:00") - at * hour
  return {
    id,
    alliance_id,
    number: at + 1,
    group_number,
    group_id: group?.id ?? null,
    subject: words.subject,
    duration,
    timezone: at % 2 === 0 ? "Europe/Oslo" : "Asia/Shanghai",
    location: `https://meet.example/${data.key}/date-${at + 1}`,
    description: { format: "markdown", text: words.text },
    participants: { member_ids: people.map((name) => person(name).id), group_ids: [] },
    required_ids: group ? [...new Set([holder(group, "chair"), holder(group, "vice_chair")])] : [],
    slots: plan.slots.map(([days, time], index) => ({ id: slotId(id, index + 1), start_time: builder.at(days, time) })),
    deadline: builder.at(plan.deadline, "16:00"),
    organizer_id,
    ...endOf(plan, words, created_time),
    decided_slot_id: null,
    meeting_id: null,
    reminded_time: null,
    created_time,
    changed_by_id: organizer_id,
  }
}

/** Whether a poll is cancelled, why, and since when. */
function endOf(
  { isCancelled }: Plan,
  { reason }: PollWords,
  created_time: Instant,
): Pick<DatePollRow, "is_cancelled" | "cancel_reason" | "updated_time" | "version"> {
  if (!isCancelled) return { is_cancelled: false, cancel_reason: null, updated_time: created_time, version: 1 }
  return { is_cancelled: true, cancel_reason: reason ?? null, updated_time: created_time + 30 * hour, version: 2 }
}

/** A row for each person, a column for each slot; what is missing is not answered. */
const patterns: readonly (readonly Answer[])[] = [
  ["no", "yes", "yes", "if_need_be", "yes", "no"],
  ["if_need_be", "yes", "yes", "no", "yes", "no"],
  ["yes", "if_need_be", "no", "yes", "yes", "if_need_be"],
  ["yes", "no", "if_need_be", "yes", "no", "yes"],
  ["yes", "yes"],
]

/** Answers of some invited people, never of all; the plain member of the sign-on page has not answered. */
function answersTo(seed: AllianceSeed, { group }: Plan, poll: DatePollRow): DatePollAnswerRow[] {
  const invited = group?.roles.member ?? poll.participants.member_ids
  const { id: member } = seed.person("member")
  const order = [...new Set([...poll.required_ids, ...invited])].filter((id) => id !== member && invited.includes(id))
  return order.slice(0, Math.min(patterns.length, order.length - 1)).map((member_id, at) => ({
    id: `answers-${poll.id}-${at + 1}`,
    alliance_id: poll.alliance_id,
    poll_id: poll.id,
    member_id,
    answers: poll.slots.flatMap(({ id: slot_id }, slot) => {
      const answer = patterns[at]?.[slot]
      return answer ? [{ slot_id, answer }] : []
    }),
    time: poll.created_time + (at + 1) * hour,
  }))
}

function seedLog({ builder }: AllianceSeed, poll: DatePollRow): void {
  const { id, alliance_id, group_id, organizer_id, subject, created_time, updated_time, meeting_id } = poll
  const add = (operation: string, time: Instant, memo: string | null) =>
    builder.addLog({
      id: `log-${id}-${operation}`,
      alliance_id,
      group_id,
      member_id: organizer_id,
      operation,
      module: "date_poll",
      key: id,
      time,
      ip: "192.0.2.17",
      memo,
    })
  add("date-poll.create", created_time, subject)
  if (poll.is_cancelled) add("date-poll.cancel", updated_time, poll.cancel_reason)
  if (meeting_id !== null) add("date-poll.decide", updated_time, null)
}
