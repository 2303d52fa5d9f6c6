import { hour, minute, type Instant } from "../store/clock.ts"
import type { WorkgroupRow } from "../store/records.ts"
import type { NoticeRow } from "../store/work-records.ts"
import { holder, type AllianceSeed } from "./builder.ts"

type Fate = Pick<
  NoticeRow,
  "published_time" | "sent_time" | "is_withdrawn_by_disbanding" | "failed_total" | "template_language"
>
type Plan = Fate & { group: WorkgroupRow | null; updated: Instant }

const draft: Fate = {
  published_time: null,
  sent_time: null,
  is_withdrawn_by_disbanding: false,
  failed_total: 0,
  template_language: null,
}

/** Notices in every state: sent ones over ten weeks, one on its way, drafts, one called back by the disbanding of its group. */
export function seedNotices(seed: AllianceSeed): void {
  const { builder, groups } = seed
  const [first = null, second = null, third = null] = groups
  const restricted = groups.find(({ type }) => type === "restricted") ?? null
  const disbanded = groups.find(({ status }) => status === "disband") ?? null
  const sent = (group: WorkgroupRow | null, days: number, more: Partial<Plan> = {}): Plan => {
    const published_time = builder.at(days, "02:00")
    return { ...draft, group, updated: published_time, published_time, sent_time: published_time + 3 * minute, ...more }
  }
  const plans: Plan[] = [
    sent(null, -1, { template_language: "english" }),
    sent(second, -2),
    sent(third, -7),
    sent(null, -8, { failed_total: 2 }),
    sent(third, -11),
    sent(restricted, -3),
    sent(first, -4),
    {
      ...draft,
      group: first,
      updated: builder.anchor,
      published_time: builder.anchor - 30_000,
      sent_time: builder.anchor + 6 * hour,
    },
    { ...draft, group: null, updated: builder.at(-1, "06:30") },
    { ...draft, group: first, updated: builder.at(-2, "06:30") },
    { ...draft, group: restricted, updated: builder.at(-5, "06:30") },
    { ...draft, group: disbanded, updated: builder.at(-40, "06:30"), is_withdrawn_by_disbanding: true },
    ...Array.from({ length: 14 }, (_, at) =>
      sent(at % 3 === 0 ? null : (groups[at % groups.length] ?? null), -15 - 4 * at),
    ),
  ]
  plans.forEach((plan, at) => builder.add("notice", noticeOf(seed, at, plan)))
}

function noticeOf(seed: AllianceSeed, at: number, { group, updated, ...fate }: Plan): NoticeRow {
  const { data } = seed
  return {
    ...fate,
    id: `notice-${data.key}-${at + 1}`,
    alliance_id: `alliance-${data.key}`,
    group_id: group?.id ?? null,
    subject: data.notices[at % data.notices.length] ?? "",
    creator_id: group
      ? holder(group, "secretary")
      : seed.person(at % 2 === 0 ? "notice-admin" : "general-secretary").id,
    reply_to: [`secretariat@${data.domain}`],
    created_time: updated - 5 * hour,
    updated_time: updated,
    recipient_total: recipients(seed, group),
    version: (at % 4) + 1,
  }
}

function recipients({ members }: AllianceSeed, group: WorkgroupRow | null): number {
  return group ? group.roles.member.length : members.filter(({ is_disabled }) => !is_disabled).length
}
