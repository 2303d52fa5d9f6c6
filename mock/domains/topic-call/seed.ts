import { holder } from "#mock/domains/workgroup/holder.ts"
import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { hour } from "#mock/engine/store/clock.ts"
import type { RichText } from "#mock/engine/store/values.ts"
import type { TopicCallRow, TopicRow } from "./records.ts"
import { callWords } from "./seed-words.ts"

type Plan = {
  /** Start and end in days from the anchor. */
  days: readonly [number, number]
  group: WorkgroupRow | null
  /** Submitters of the call's topics, as people of the sign-on page. */
  by?: readonly string[]
  cancelReason?: string
  summary?: string
}

const markdown = (text: string): RichText => ({ format: "markdown", text })

/** Index of the topic of the first call that is withdrawn. */
const withdrawn = 3

/** Topic calls in every state, of the alliance and of public, restricted and disbanded groups. */
function plansOf(groups: AllianceSeed["groups"]): Plan[] {
  const [first, second = null, third = null] = groups
  const restricted = groups.find(({ type }) => type === "restricted") ?? null
  const disbanded = groups.find(({ status }) => status === "disband") ?? null
  const summary = "All topics were discussed. The results are in the minutes of the plenary."
  return [
    { days: [-6, 14], group: null, by: ["admin", "member", "lone-member", "chair"] },
    { days: [4, 30], group: first },
    { days: [-30, -9], group: null, by: ["secretary", "member", "chair"] },
    { days: [-12, 20], group: first, by: ["vice-chair"], cancelReason: "The plenary on this subject was postponed." },
    { days: [-3, 11], group: restricted, by: ["restricted-member"] },
    { days: [-20, 25], group: disbanded, by: ["member"] },
    { days: [-75, -50], group: null, by: ["member", "secretary"], summary },
    { days: [-90, -70], group: second, by: ["secretary"], summary },
    { days: [-110, -95], group: third, by: ["member"], summary },
    { days: [20, 45], group: null },
  ]
}

/** Seeds calls, their topics and two code rules: an old one and the one in effect. */
export function seedTopicCalls(seed: AllianceSeed): void {
  const plans = plansOf(seed.groups)
  plans.forEach((plan, at) => seed.builder.add("topic_call", callOf(seed, plan, at)))
  const current = addTopics(seed, plans)
  addRules(seed, current)
  addFile(seed)
}

const highest = [999, 9999] as const
/** Calls that started before this day still used the old rule. */
const oldRule = -60

function callOf(
  seed: AllianceSeed,
  { days: [from, to], group, cancelReason, summary }: Plan,
  at: number,
): TopicCallRow {
  const { builder, data, alliance_id } = seed
  const creator_id = group ? holder(group, "secretary") : seed.person("topic-admin").id
  const created_time = builder.at(Math.min(from, 0) - 2, "03:00")
  const { subject = "", text = "" } = callWords[data.key].calls[at] ?? {}
  return {
    id: `topic-call-${data.key}-${at + 1}`,
    alliance_id,
    group_id: group?.id ?? null,
    subject,
    start_time: builder.at(from, "10:00"),
    end_time: builder.at(to, "10:00"),
    timezone: "Asia/Shanghai",
    description: markdown(text),
    attachment_ids: at === 0 ? [fileId(data.key)] : [],
    creator_id,
    is_cancelled: cancelReason !== undefined,
    cancel_reason: cancelReason ?? null,
    summary: summary === undefined ? null : markdown(summary),
    summary_file_ids: [],
    created_time,
    changed_by_id: creator_id,
    updated_time: created_time,
    version: 1,
  }
}

/** Adds the topics in the order of their codes, beginning with the oldest call. @returns the last number of each rule */
function addTopics(seed: AllianceSeed, plans: readonly Plan[]): [old: number, now: number] {
  const issued: [number, number] = [0, 0]
  const inOrder = plans.map((plan, at) => ({ plan, at })).sort((a, b) => a.plan.days[0] - b.plan.days[0])
  for (const { plan, at } of inOrder) {
    const rule = plan.days[0] < oldRule ? 0 : 1
    for (const [index, by] of (plan.by ?? []).entries()) {
      issued[rule] += 1
      const code = codeOf(callWords[seed.data.key].prefix, rule, issued[rule])
      seed.builder.add("topic", topicOf(seed, { at, index, by, code, from: plan.days[0] }))
    }
  }
  return issued
}

type TopicPlan = { at: number; index: number; by: string; code: string; from: number }

function topicOf({ builder, data, alliance_id, person }: AllianceSeed, plan: TopicPlan): TopicRow {
  const { at, index, by, code, from } = plan
  const [subject, text] = callWords[data.key].calls[at]?.topics?.[index] ?? ["", ""]
  const { id: creator_id } = person(by)
  const created_time = builder.at(from, "11:00") + (index + 1) * 5 * hour
  const is_withdrawn = at === 0 && index === withdrawn
  return {
    id: `topic-call-topic-${data.key}-${at === 0 ? "" : `${at + 1}-`}${index + 1}`,
    alliance_id,
    call_id: `topic-call-${data.key}-${at + 1}`,
    code,
    subject,
    description: markdown(text),
    attachment_ids: [],
    creator_id,
    created_time,
    is_withdrawn,
    withdraw_reason: is_withdrawn ? "Goes to the laboratories first." : null,
    changed_by_id: creator_id,
    updated_time: created_time,
    version: 1,
  }
}

const years = ["25-", "26-"] as const

function codeOf(prefix: string, rule: 0 | 1, number: number): string {
  return prefix + years[rule] + String(number).padStart(String(highest[rule]).length, "0")
}

function addRules({ builder, data, alliance_id, person }: AllianceSeed, current: readonly [number, number]): void {
  for (const rule of [0, 1] as const)
    builder.add("topic_code_rule", {
      id: `topic-code-rule-${data.key}-${rule + 1}`,
      alliance_id,
      prefix: callWords[data.key].prefix + years[rule],
      max_sequence: highest[rule],
      current_sequence: current[rule],
      creator_id: person("topic-admin").id,
      created_time: builder.at(rule === 0 ? -400 : oldRule, "03:00"),
    })
}

const fileId = (key: string) => `file-topic-call-${key}-1`

function addFile({ builder, data, alliance_id, person }: AllianceSeed): void {
  builder.add("file", {
    id: fileId(data.key),
    alliance_id,
    uploader_id: person("topic-admin").id,
    name: "议题模板 Topic template.txt",
    content_type: "application/octet-stream",
    module: "topic_call",
    use: "attachment",
    created_time: builder.at(-8, "02:30"),
    is_public: false,
    bytes: new TextEncoder().encode("Subject\nPurpose\nWho prepares it\n"),
  })
}
