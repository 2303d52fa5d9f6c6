import { hour, minute, type Instant } from "../store/clock.ts"
import type { WorkgroupRow } from "../store/records.ts"
import type { MeetingRow } from "../store/work-records.ts"
import { holder, type AllianceSeed } from "./builder.ts"
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
  plans.forEach(([group, plan], at) => builder.add("meeting", meetingOf(seed, at, group, plan)))
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
  return {
    ...belonging(seed, at, group),
    id: `meeting-${data.key}-${at + 1}`,
    alliance_id: `alliance-${data.key}`,
    subject: data.meetings[at % data.meetings.length] ?? "",
    start_time: plan.start,
    duration: plan.duration,
    timezone: zones[at % zones.length] ?? "UTC",
    location: at % 2 === 0 ? `https://meet.example/${data.key}/${at + 1}` : null,
    actual_end_time: plan.endedEarlyAt ?? null,
    is_cancelled: plan.isCancelled ?? false,
    updated_time: Math.min(plan.start, builder.anchor) - 26 * hour,
    version: (at % 3) + 1,
  }
}

/** Whose meeting it is: every third of a group is for a few of its people only, every fourth about a proposal of it. */
function belonging({ person, proposalOf }: AllianceSeed, at: number, group: WorkgroupRow | null) {
  if (!group) {
    const organizer_id = person("general-secretary").id
    return { group_id: null, proposal_id: null, organizer_id, participants: { member_ids: [], group_ids: [] } }
  }
  const member_ids = at % 3 === 1 ? group.roles.member.slice(0, 6) : []
  return {
    group_id: group.id,
    proposal_id: at % 4 === 0 ? proposalOf(group) : null,
    organizer_id: holder(group, "secretary"),
    participants: { member_ids, group_ids: [] },
  }
}
