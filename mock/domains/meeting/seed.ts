import { proposalOf } from "#mock/domains/proposal/seed.ts"
import { day, hour, minute, type Instant } from "#mock/engine/store/clock.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { MeetingRow } from "./records.ts"
import { holder } from "#mock/domains/workgroup/holder.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { agendaOf, seedMeetingDetails } from "./seed-details.ts"
import { descriptionOf, minutesOf } from "./seed-texts.ts"
import { auroraMeetings } from "./seed-words/aurora.ts"
import { harborMeetings } from "./seed-words/harbor.ts"
import type { MeetingWords } from "./seed-words/words.ts"
import { topicMinutesOf } from "./seed-minutes.ts"
import { Random } from "#mock/engine/seed/random.ts"

type Time = { start: Instant; duration: number; endedEarlyAt?: Instant }
type Plan = Time & { group: WorkgroupRow | null; words: MeetingWords }

const wordsOf = { aurora: auroraMeetings, harbor: harborMeetings } as const

const zones = ["Asia/Shanghai", "Asia/Shanghai", "Europe/Oslo"] as const

/** Number of meetings in an alliance at `MOCK_SCALE=large`. */
const large = 2000

/** The secret that signs the links in the mails of a seeded alliance. */
export const linkSecretOf = (alliance: string) => `invitation-secret-${alliance}`

/** Meetings in every state and in every group; one of the first group is running. `large` adds years of past meetings. */
export function seedMeetings(seed: AllianceSeed): void {
  const { key } = seed.data
  // Fixed, so that the contract's example opens a seeded invitation.
  seed.builder.add("meeting_link_key", { id: `alliance-${key}`, secret: linkSecretOf(key) })
  const plans = plansOf(seed)
  const given = new Map<string | null, number>()
  const meetings = plans.map((plan, at) => {
    const group_id = plan.group?.id ?? null
    const group_number = (given.get(group_id) ?? 0) + 1
    given.set(group_id, group_number)
    return seed.builder.add("meeting", { ...meetingOf(seed, at, plan), group_number: plan.group && group_number })
  })
  seedMeetingDetails(seed, meetings)
}

function plansOf(seed: AllianceSeed): Plan[] {
  const { builder, data, groups, scale } = seed
  const random = new Random(`meetings ${data.key}`)
  const textsOfGroup = (group: WorkgroupRow | null) => wordsOf[data.key][group?.acronym ?? "alliance"] ?? []
  const withWords = (group: WorkgroupRow | null, times: readonly Time[]): Plan[] =>
    times.map((time, slot) => ({ ...time, group, words: wordsAt(textsOfGroup(group), slot) }))
  const plans = [
    ...groups.flatMap((group) => withWords(group, timesOf(seed, group, random))),
    ...withWords(null, [
      { start: builder.at(12, "07:00"), duration: 180 },
      { start: builder.at(-21, "07:00"), duration: 420 },
    ]),
  ]
  if (scale === "normal") return plans
  for (let at = plans.length; at < large; at += 1) {
    const group = random.pick(groups)
    const past = textsOfGroup(group).filter(({ outcomes }) => outcomes !== undefined)
    plans.push({ group, words: wordsAt(past, at), start: builder.at(-60 - at, "08:00"), duration: 60 })
  }
  return plans
}

function wordsAt(words: readonly MeetingWords[], at: number): MeetingWords {
  const found = words[at % words.length]
  if (!found) throw new Error("the seed needs words for its meetings")
  return found
}

function timesOf({ builder, groups }: AllianceSeed, group: WorkgroupRow, random: Random): Time[] {
  if (group.status === "disband") return [{ start: builder.at(6, "08:00"), duration: 60 }]
  const time = random.pick(["01:30", "07:00", "08:00", "12:00"])
  const shift = random.whole(0, 3)
  const times: Time[] = [
    { start: builder.at(-14 + shift, time), duration: 120 },
    { start: builder.at(-7 + shift, time), duration: 60, endedEarlyAt: builder.at(-7 + shift, time) + 40 * minute },
    { start: builder.at(-3, "02:00"), duration: 60 },
    { start: builder.at(2 + shift, time), duration: 60 },
    { start: builder.at(9 + shift, time), duration: 120 },
  ]
  return group === groups[0] ? [{ start: builder.anchor - hour, duration: 180 }, ...times] : times
}

function meetingOf(seed: AllianceSeed, at: number, plan: Plan): MeetingRow {
  const { builder, data } = seed
  const { group, words } = plan
  const owner = ownerOf(seed, at, plan)
  const created_time = Math.min(plan.start, builder.anchor) - 9 * day
  return {
    ...owner,
    ...contents(seed, at, plan, owner.organizer_id),
    attendee_ids: isOver(seed, plan) ? (group?.roles.member ?? [owner.organizer_id]).slice(0, 7) : [],
    id: idOf(seed, at),
    number: at + 1,
    group_number: null,
    alliance_id: `alliance-${data.key}`,
    subject: words.subject,
    start_time: plan.start,
    duration: plan.duration,
    timezone: zones[at % zones.length] ?? "UTC",
    location: words.place ?? (at % 2 === 0 ? `https://meet.example/${data.key}/${at + 1}` : null),
    actual_end_time: plan.endedEarlyAt ?? null,
    reminded_time: null,
    series: null,
    ...approvalOf(seed, at, plan, owner.organizer_id),
    created_time,
    changed_by_id: owner.organizer_id,
    updated_time: created_time + 8 * day - 2 * hour,
    version: (at % 3) + 1,
  }
}

/** Every second set of minutes is approved: by the group's chair, or by the organizer of a meeting of the whole alliance. */
function approvalOf(seed: AllianceSeed, at: number, plan: Plan, organizer_id: string) {
  const approved_quorum = null
  if (!isOver(seed, plan) || at % 4 !== 3) return { approved_by_id: null, approved_time: null, approved_quorum }
  const approved_by_id = plan.group ? holder(plan.group, "chair") : organizer_id
  return { approved_by_id, approved_time: seed.builder.at(-1, "09:00"), approved_quorum }
}

function idOf({ data }: AllianceSeed, at: number): string {
  return `meeting-${data.key}-${at + 1}`
}

function isOver({ builder }: AllianceSeed, { start, duration, words: { reason } }: Plan): boolean {
  return reason === undefined && start + duration * minute < builder.anchor
}

/** Every fifth meeting has an agenda; every second one that is over has minutes. */
function contents(seed: AllianceSeed, at: number, plan: Plan, organizer_id: string) {
  const { words } = plan
  const hasAgenda = at % 5 === 0 && at < withFiles
  return {
    description: descriptionOf(words, at % 3 === 1 ? "html" : "markdown"),
    documentation_ids: hasAgenda ? [agendaOf(seed, idOf(seed, at), words, organizer_id)] : [],
    summary: isOver(seed, plan) && at % 2 === 1 ? minutesOf(words) : null,
    topic_minutes: isOver(seed, plan) && at < withFiles ? topicMinutesOf(seed, at, plan) : [],
    summary_file_ids: [],
    is_cancelled: words.reason !== undefined,
    cancel_reason: words.reason ?? null,
    system_reason: null,
  }
}

/** Meetings after this number have no documents; the limit keeps years of meetings cheap. */
const withFiles = 60

/** The group and participants of a meeting: every third one of a group has only some members as participants; some are about a proposal. */
function ownerOf(seed: AllianceSeed, at: number, { group, words }: Plan) {
  const about = proposalOf(seed, words.proposal)
  if (!group) {
    const organizer_id = seed.person("general-secretary").id
    return { group_id: null, ...about, organizer_id, participants: { member_ids: [], group_ids: [] } }
  }
  const member_ids = at % 3 === 1 ? group.roles.member.slice(0, 6) : []
  return {
    group_id: group.id,
    ...about,
    organizer_id: holder(group, "secretary"),
    participants: { member_ids, group_ids: [] },
  }
}
