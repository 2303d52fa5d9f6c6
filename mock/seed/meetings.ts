import { day, hour, minute, type Instant } from "../store/clock.ts"
import type { WorkgroupRow } from "../store/records.ts"
import type { MeetingRow, RichText } from "../store/work-records.ts"
import { holder, type AllianceSeed } from "./builder.ts"
import { agendaOf, seedMeetingDetails } from "./meeting-details.ts"
import { Random } from "./random.ts"

type Plan = { start: Instant; duration: number; isCancelled?: boolean; endedEarlyAt?: Instant }

const zones = ["Asia/Shanghai", "Asia/Shanghai", "Europe/Oslo"] as const

/** How many meetings an alliance has in all at `MOCK_SCALE=large`. */
const large = 2000

/** Meetings in every state, in every group; the first group has one going on. `large` adds years of past ones. */
export function seedMeetings(seed: AllianceSeed, scale: "normal" | "large"): void {
  const { builder, data, groups } = seed
  const random = new Random(`meetings ${data.key}`)
  const plans: [WorkgroupRow | null, Plan][] = [
    ...groups.flatMap((group) => plansOf(seed, group, random).map((plan): [WorkgroupRow, Plan] => [group, plan])),
    [null, { start: builder.at(12, "07:00"), duration: 180 }],
    [null, { start: builder.at(-21, "07:00"), duration: 420 }],
  ]
  if (scale === "large") {
    for (let at = plans.length; at < large; at += 1) {
      plans.push([random.pick(groups) ?? null, { start: builder.at(-60 - at, "08:00"), duration: 60 }])
    }
  }
  const given = new Map<string | null, number>()
  const meetings = plans.map(([group, plan], at) => {
    const group_number = (given.get(group?.id ?? null) ?? 0) + 1
    given.set(group?.id ?? null, group_number)
    return builder.add("meeting", { ...meetingOf(seed, at, group, plan), group_number: group && group_number })
  })
  seedMeetingDetails(seed, meetings)
}

function plansOf({ builder, groups }: AllianceSeed, group: WorkgroupRow, random: Random): Plan[] {
  if (group.status === "disband") return [{ start: builder.at(6, "08:00"), duration: 60, isCancelled: true }]
  const time = random.pick(["01:30", "07:00", "08:00", "12:00"])
  const shift = random.whole(0, 3)
  const plans: Plan[] = [
    { start: builder.at(-14 + shift, time), duration: 120 },
    { start: builder.at(-7 + shift, time), duration: 60, endedEarlyAt: builder.at(-7 + shift, time) + 40 * minute },
    { start: builder.at(-3, "02:00"), duration: 60, isCancelled: shift % 2 === 0 },
    { start: builder.at(2 + shift, time), duration: 60 },
    { start: builder.at(9 + shift, time), duration: 120 },
  ]
  return group === groups[0] ? [{ start: builder.anchor - hour, duration: 180 }, ...plans] : plans
}

function meetingOf(seed: AllianceSeed, at: number, group: WorkgroupRow | null, plan: Plan): MeetingRow {
  const { builder, data } = seed
  const whose = belonging(seed, at, group)
  const created_time = Math.min(plan.start, builder.anchor) - 9 * day
  return {
    ...whose,
    ...contents(seed, at, plan, whose.organizer_id),
    attendee_ids: isOver(seed, plan) ? (group?.roles.member ?? [whose.organizer_id]).slice(0, 7) : [],
    id: idOf(seed, at),
    number: at + 1,
    group_number: null,
    alliance_id: `alliance-${data.key}`,
    subject: data.meetings[at % data.meetings.length] ?? "",
    start_time: plan.start,
    duration: plan.duration,
    timezone: zones[at % zones.length] ?? "UTC",
    location: at % 2 === 0 ? `https://meet.example/${data.key}/${at + 1}` : null,
    actual_end_time: plan.endedEarlyAt ?? null,
    reminded_time: null,
    created_time,
    changed_by_id: whose.organizer_id,
    updated_time: created_time + 8 * day - 2 * hour,
    version: (at % 3) + 1,
  }
}

function idOf({ data }: AllianceSeed, at: number): string {
  return `meeting-${data.key}-${at + 1}`
}

function isOver({ builder }: AllianceSeed, { start, duration, isCancelled = false }: Plan): boolean {
  return !isCancelled && start + duration * minute < builder.anchor
}

/** Every fifth has an agenda; of those that are over, every second has its minutes. */
function contents(seed: AllianceSeed, at: number, plan: Plan, organizer_id: string) {
  const { isCancelled = false } = plan
  const hasAgenda = at % 5 === 0 && at < withFiles
  const minutes = { format: "markdown" as const, text: "第 7 条通过。\n\nClause **7** is agreed." }
  return {
    description: descriptions[at % descriptions.length] ?? descriptions[0],
    documentation_ids: hasAgenda ? [agendaOf(seed, idOf(seed, at), organizer_id)] : [],
    summary: isOver(seed, plan) && at % 2 === 1 ? minutes : null,
    summary_file_ids: [],
    is_cancelled: isCancelled,
    cancel_reason: isCancelled ? "草案尚未完成。The draft is not ready." : null,
  }
}

/** Meetings beyond these have no documents, so that years of them stay cheap. */
const withFiles = 60

const descriptions: readonly [RichText, ...RichText[]] = [
  {
    format: "markdown",
    text: "1. 上次会议纪要 Minutes of the last meeting\n2. **遗留问题** Open issues\n3. 其他 Any other business",
  },
  {
    format: "html",
    text: "<p>议程见附件。<strong>The agenda is attached.</strong></p><ul><li>通道模型 Channel models</li></ul>",
  },
  { format: "markdown", text: "请提前阅读草案。Please read the draft before." },
]

/** Whose meeting it is: every third of a group is for a few of its people only, every fourth about a proposal of it. */
function belonging({ person, proposalOf, phaseOf }: AllianceSeed, at: number, group: WorkgroupRow | null) {
  if (!group) {
    const organizer_id = person("general-secretary").id
    return {
      group_id: null,
      proposal_id: null,
      phase: null,
      organizer_id,
      participants: { member_ids: [], group_ids: [] },
    }
  }
  const member_ids = at % 3 === 1 ? group.roles.member.slice(0, 6) : []
  const proposal_id = at % 4 === 0 ? proposalOf(group) : null
  return {
    group_id: group.id,
    proposal_id,
    phase: phaseOf(proposal_id),
    organizer_id: holder(group, "secretary"),
    participants: { member_ids, group_ids: [] },
  }
}
