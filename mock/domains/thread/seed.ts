import type { MemberRow } from "#mock/domains/member/records.ts"
import { plainBlocks } from "#mock/engine/plain-text.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { day, hour, minute } from "#mock/engine/store/clock.ts"
import type { ThreadRow } from "./records.ts"

type Plan = Pick<ThreadRow, "module"> & {
  /** The record: its number among those of the seed. */
  record: number
  /** Hours before the anchor at which it was started. */
  ago: number
  comments: readonly { by: string; text: string; mentions?: readonly string[]; isDeleted?: true; isEdited?: true }[]
  /** Who resolved it. */
  resolver?: string
  /** A paragraph of the first revision, or a topic, by its number. */
  about?: { paragraph: number } | { topic: number }
}

/** Threads in every state, on every kind of record. */
const plans: readonly Plan[] = [
  {
    module: "task",
    record: 7,
    ago: 0,
    comments: [
      { by: "chair", text: "Does figure **D.4** have to be redrawn?\n\nD.4 需要重绘吗？", mentions: ["secretary"] },
      { by: "member", text: "Yes, at a higher resolution.\n\n需要，分辨率更高。" },
    ],
  },
  {
    module: "task",
    record: 7,
    ago: 30,
    comments: [
      { by: "secretary", text: "The figures are in the annex.\n\n插图在附录中。", isEdited: true },
      { by: "member", text: "Wrong file.", isDeleted: true },
      { by: "chair", text: "Thank you.\n\n谢谢。" },
    ],
    resolver: "chair",
  },
  {
    module: "topic_call",
    record: 1,
    ago: 50,
    comments: [{ by: "member", text: "May a topic come from two organisations?\n\n两个单位可以共同提交议题吗？" }],
  },
  {
    module: "proposal",
    record: 2,
    ago: 26,
    comments: [
      {
        by: "member",
        text: "Table 2 uses `dBm`, the text uses `mW`.\n\n表 2 用 `dBm`，正文用 `mW`。",
        mentions: ["chair"],
      },
      { by: "chair", text: "The next revision will use `dBm`.\n\n下一版统一使用 `dBm`。" },
    ],
  },
  {
    module: "notice",
    record: 1,
    ago: 20,
    comments: [{ by: "member", text: "Is there a recording?\n\n有录像吗？" }],
  },
  {
    // After the hour in which the store was opened, so that it can still be edited whenever that is.
    module: "task",
    record: 10,
    ago: -1.5,
    comments: [{ by: "chair", text: "Who continues here?\n\n由谁继续？" }],
  },
  {
    // In the restricted group.
    module: "task",
    record: 6,
    ago: 40,
    comments: [{ by: "restricted-member", text: "The budget is in the annex.\n\n预算见附件。" }],
  },
  {
    module: "proposal",
    record: 2,
    ago: 60,
    about: { paragraph: 3 },
    comments: [
      { by: "member", text: "Is that long enough at −40 °C?\n\n在 −40 °C 下够吗？" },
      { by: "chair", text: "It will be longer in the next revision.\n\n下一版会延长。" },
    ],
  },
  {
    module: "topic_call",
    record: 1,
    ago: 48,
    about: { topic: 1 },
    comments: [{ by: "member", text: "We have figures for this.\n\n我们有相关数据。" }],
  },
]

/** Seeds threads, with a comment that was deleted and one that was edited. */
export function seedThreads(seed: AllianceSeed): void {
  const { data } = seed
  plans.forEach((plan, at) => seedThread(seed, plan, `${data.key}-${at + 1}`))
}

/** The record of a plan, as its address names it; a draft that nobody has sent is no record to talk about. */
function keyOf({ builder, alliance_id }: AllianceSeed, { module, record }: Plan): string | undefined {
  if (module === "proposal") return builder.ofAlliance("proposal", alliance_id)[record - 1]?.draft_code
  const rows = builder.ofAlliance(module, alliance_id)
  const isSent = (row: (typeof rows)[number]) => !("sent_time" in row) || row.sent_time !== null
  return rows.filter(isSent)[record - 1]?.id
}

function seedThread(seed: AllianceSeed, plan: Plan, name: string): void {
  const { builder, alliance_id, person } = seed
  const key = keyOf(seed, plan)
  if (key === undefined) throw new Error(`the seed has no ${plan.module} ${plan.record} to talk about`)
  const first = plan.comments[0]?.by ?? "chair"
  const started = builder.anchor - plan.ago * hour
  const resolver = plan.resolver === undefined ? undefined : person(plan.resolver)
  const id = `thread-${name}`
  builder.add("thread", {
    anchor: anchorOf(seed, plan, key),
    ...writtenBy(person(first), alliance_id, started),
    id,
    module: plan.module,
    key,
    resolver_id: resolver?.id ?? null,
    resolved_time: resolver ? started + day : null,
  })
  plan.comments.forEach(({ by, text, mentions = [], isDeleted, isEdited }, at) => {
    const time = at === 0 ? started : Math.min(started + at * hour, builder.anchor)
    builder.add("thread_comment", {
      ...writtenBy(person(by), alliance_id, time),
      id: at === 0 ? `thread-comment-${name}` : `thread-comment-${name}-${at + 1}`,
      thread_id: id,
      content: isDeleted ? null : { format: "markdown", text },
      mention_ids: mentions.map((one) => person(one).id),
      edited_time: isEdited ? time + 5 * minute : null,
    })
  })
}

function anchorOf(seed: AllianceSeed, { about }: Plan, key: string): ThreadRow["anchor"] {
  if (!about) return null
  return "topic" in about ? topicAnchor(seed, about.topic, key) : paragraphAnchor(seed, about.paragraph, key)
}

function topicAnchor({ builder, alliance_id }: AllianceSeed, topic: number, key: string): ThreadRow["anchor"] {
  const topics = builder.ofAlliance("topic", alliance_id).filter(({ call_id }) => call_id === key)
  return { revision_id: null, quote: null, topic_id: topics[topic - 1]?.id ?? null }
}

function paragraphAnchor({ builder, alliance_id }: AllianceSeed, paragraph: number, key: string): ThreadRow["anchor"] {
  const proposal = builder.ofAlliance("proposal", alliance_id).find(({ draft_code }) => draft_code === key)
  const [first] = proposal?.revisions ?? []
  if (!first) return null
  return { revision_id: first.id, quote: plainBlocks(first.content.text)[paragraph - 1] ?? null, topic_id: null }
}

const writtenBy = ({ id }: MemberRow, alliance_id: string, time: number) => ({
  alliance_id,
  creator_id: id,
  created_time: time,
  changed_by_id: id,
  updated_time: time,
  version: 1,
})
