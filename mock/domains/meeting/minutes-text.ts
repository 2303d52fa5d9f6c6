import { memberRefOf } from "#mock/domains/member/ref.ts"
import { citedNumbers } from "#mock/domains/workgroup/ref.ts"
import { plainBlocks } from "#mock/engine/plain-text.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Language } from "#mock/engine/store/values.ts"
import type { ActionItem, MeetingRow } from "./records.ts"

/** What the minutes say about the topics, as lines of plain text. */
export function plainTopicMinutes({ topic_minutes }: Pick<MeetingRow, "topic_minutes">): string {
  const lines = topic_minutes.flatMap(({ text, decisions, action_items }) => [
    text,
    ...[...decisions, ...action_items].map((one) => one.text),
  ])
  return lines.filter(Boolean).join("\n")
}

const heads = {
  english: { decisions: "Decisions", actions: "Actions" },
  chinese: { decisions: "决议", actions: "行动项" },
} as const

/** The minutes for a mail, the result first: decisions with their numbers, actions, then what was said. */
export function minutesText(meeting: MeetingRow, world: World, language: Language): string {
  const { topic_minutes, summary } = meeting
  const head = heads[language]
  const decisions = topic_minutes
    .flatMap(({ decisions: all }) => all)
    .map(({ id, text }) => `${citeOf(id, world)} ${text}`)
  const actions = topic_minutes.flatMap(({ action_items }) => action_items).map((item) => actionLine(item, world))
  const topics = topic_minutes.flatMap(({ topic_id, text }) => {
    const topic = topic_id === null ? undefined : world.store.rows.meeting_topic.get(topic_id)
    return text === null ? [] : [[topic?.subject, text].filter(Boolean).join("\n")]
  })
  const parts = [
    decisions.length > 0 && [head.decisions, ...decisions].join("\n"),
    actions.length > 0 && [head.actions, ...actions].join("\n"),
    ...topics,
    plainBlocks(summary?.text ?? "").join("\n"),
  ]
  return parts.filter(Boolean).join("\n\n")
}

/** The number of a recorded decision as people cite it: that of its group, if it has one. */
function citeOf(id: string, world: World): string {
  const decision = world.store.rows.decision.get(id)
  return (decision && citedNumbers("DEC", decision, world).at(-1)) ?? ""
}

function actionLine({ text, assignee_id, due_date }: ActionItem, { store }: World): string {
  const name = assignee_id === null ? null : memberRefOf(store, assignee_id).name
  const who = [name, due_date].filter(Boolean).join(", ")
  return who ? `${text} (${who})` : text
}
