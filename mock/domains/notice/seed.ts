import { hour, minute, toText, type Instant } from "#mock/engine/store/clock.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { NoticeRow } from "./records.ts"
import { noticeTextsAt } from "./seed-words.ts"
import { holder } from "#mock/domains/workgroup/holder.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"

type Publication = Pick<
  NoticeRow,
  | "published_time"
  | "planned_time"
  | "timezone"
  | "sent_time"
  | "is_withdrawn_by_disbanding"
  | "external_recipients"
  | "template_language"
>
type Plan = Publication & { group: WorkgroupRow | null; updated: Instant }

const draft: Publication = {
  published_time: null,
  planned_time: null,
  timezone: null,
  sent_time: null,
  is_withdrawn_by_disbanding: false,
  external_recipients: [],
  template_language: null,
}

const externalAddresses = ["oskar.lindqvist@skerry-test.example", "shen.ruozhou@skerry-test.example"]
const undeliverableAddresses = ["nils.aas@undeliverable.example", "lin.kexin@undeliverable.example"]

/** Notices in every state: sent ones over ten weeks, one being sent, drafts, planned ones, and one withdrawn when its group was disbanded. */
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
    sent(null, -1, { external_recipients: externalAddresses, template_language: "english" }),
    sent(second, -2),
    sent(third, -7),
    sent(null, -8, {
      external_recipients: [...externalAddresses, ...undeliverableAddresses],
      template_language: "english",
    }),
    sent(third, -11),
    sent(restricted, -3),
    sent(first, -4),
    {
      ...draft,
      group: first,
      updated: builder.anchor,
      published_time: builder.anchor - 2 * minute,
      sent_time: builder.anchor + 6 * hour,
    },
    { ...draft, group: null, updated: builder.at(-1, "06:30") },
    { ...draft, group: first, updated: builder.at(-2, "06:30") },
    { ...draft, group: restricted, updated: builder.at(-5, "06:30") },
    { ...draft, group: disbanded, updated: builder.at(-40, "06:30"), is_withdrawn_by_disbanding: true },
    ...Array.from({ length: 14 }, (_, at) =>
      sent(at % 3 === 0 ? null : (groups[at % groups.length] ?? null), -15 - 4 * at),
    ),
    // Published at least half an hour in the future, so that one notice can always be recalled.
    {
      ...draft,
      group: first,
      updated: builder.anchor,
      published_time: builder.anchor + 90 * minute,
      sent_time: builder.anchor + 150 * minute,
    },
    ...plannedOnes(seed, first),
  ]
  plans.forEach((plan, at) => {
    const notice = noticeOf(seed, at, plan)
    builder.add("notice", notice)
    seedLog(seed, notice)
  })
}

/** Two planned notices: one to the alliance, one to a group. */
function plannedOnes({ builder }: AllianceSeed, group: WorkgroupRow | null): Plan[] {
  return [
    {
      ...draft,
      group: null,
      updated: builder.at(-1, "07:30"),
      planned_time: builder.at(9, "08:00"),
      timezone: "Europe/Oslo",
      external_recipients: externalAddresses,
      template_language: "chinese",
    },
    {
      ...draft,
      group,
      updated: builder.at(-1, "08:30"),
      planned_time: builder.at(4, "01:00"),
      timezone: "Asia/Shanghai",
    },
  ]
}

/** Adds log rows for everything done to a notice since it was written. */
function seedLog({ builder }: AllianceSeed, notice: NoticeRow): void {
  const { id, alliance_id, group_id, creator_id, published_time, planned_time, recipient_ids, external_recipients } =
    notice
  const add = (operation: string, time: number, memo: string | null, member_id: string | null = creator_id) =>
    builder.addLog({
      id: `log-${id}-${operation}`,
      alliance_id,
      group_id,
      member_id,
      module: "notice",
      key: id,
      operation,
      time,
      ip: "192.0.2.30",
      memo,
    })
  add("notice.create", notice.created_time, null)
  const total = (recipient_ids?.length ?? 0) + external_recipients.length
  if (published_time !== null) add("notice.publish", published_time, `${total} recipients`)
  if (planned_time !== null)
    add(
      "notice.plan",
      notice.updated_time,
      `planned_time: null -> ${toText(planned_time)}\ntimezone: null -> ${notice.timezone}`,
    )
  if (notice.is_withdrawn_by_disbanding) add("system.disband", notice.updated_time, null, null)
}

function noticeOf(seed: AllianceSeed, at: number, { group, updated, ...publication }: Plan): NoticeRow {
  const { data } = seed
  const creator_id = group
    ? holder(group, "secretary")
    : seed.person(at % 2 === 0 ? "notice-admin" : "general-secretary").id
  const isOut = publication.published_time !== null && publication.published_time <= updated
  return {
    ...publication,
    id: `notice-${data.key}-${at + 1}`,
    alliance_id: `alliance-${data.key}`,
    group_id: group?.id ?? null,
    ...noticeTextsAt(data.key, at),
    attachment_ids: [],
    creator_id,
    changed_by_id: creator_id,
    recipient_ids: publication.published_time === null ? null : recipients(seed, group),
    is_mailed: isOut,
    reply_to: [`secretariat@${data.domain}`],
    created_time: updated - 5 * hour,
    updated_time: updated,
    version: (at % 4) + 1,
  }
}

function recipients({ members }: AllianceSeed, group: WorkgroupRow | null): readonly string[] {
  const active = members.flatMap(({ id, is_disabled }) => (is_disabled ? [] : [id]))
  return group ? active.filter((id) => group.roles.member.includes(id)) : active
}
