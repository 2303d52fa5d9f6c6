import type { WorkgroupRow } from "#mock/domains/workgroup/records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { languageOf } from "#mock/engine/seed/language.ts"
import type { TopicMinutesRow } from "./records.ts"
import { textsFor } from "./seed-texts.ts"
import type { MeetingWords } from "./seed-words/words.ts"

const texts = {
  english: {
    said: "The editors presented the comments; nobody spoke against the proposal.",
    decision: "The proposal of the editors is accepted.",
    action: "Update the draft and send it to the group",
    general: "Write to the laboratories about the next measurements",
  },
  chinese: {
    said: "编辑组介绍了各项意见，无人反对该方案。",
    decision: "采纳编辑组的方案。",
    action: "更新草案并发送给工作组",
    general: "就下一次测量致函各实验室",
  },
} as const

/** The meeting whose topics are seeded in every state (see `topicPlans`): the first one of the first group that is over. */
const withTopics = 1

/** Number of the first topic of that meeting. */
const firstTopic = 8

/**
 * What the minutes say about the topics: a draft with a decision and actions for the meeting that has topics, the outcomes as decisions for
 * approved minutes (every fourth meeting).
 */
export function topicMinutesOf(
  seed: AllianceSeed,
  at: number,
  { words, group }: { words: MeetingWords; group: WorkgroupRow | null },
): TopicMinutesRow[] {
  if (at === withTopics) return draftOf(seed, words)
  const { agenda, outcomes = [] } = words
  if ((at % 4 !== 3 && group !== null) || outcomes.length === 0) return []
  const decisions = outcomes.map((outcome, index) => {
    const text = `${agenda[index]}${textsFor(words.subject).colon}${outcome}`
    return { id: `decision-${seed.data.key}-${at + 1}-${index + 1}`, text, ballot_id: null }
  })
  return [{ topic_id: null, text: null, decisions, action_items: [] }]
}

function draftOf({ data: { key }, person }: AllianceSeed, { subject }: MeetingWords): TopicMinutesRow[] {
  const said = texts[languageOf(subject)]
  const action = (number: number, text: string, who: string, due_date: string | null) => ({
    id: `action-item-${key}-${number}`,
    text,
    assignee_id: person(who).id,
    due_date,
    is_task: due_date !== null,
    group_id: null,
  })
  return [
    {
      topic_id: `topic-${key}-${firstTopic}`,
      text: said.said,
      decisions: [{ id: `decision-${key}-draft`, text: said.decision, ballot_id: null }],
      action_items: [action(1, said.action, "secretary", "2026-12-18")],
    },
    { topic_id: null, text: null, decisions: [], action_items: [action(2, said.general, "member", null)] },
  ]
}
