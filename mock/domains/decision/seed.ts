import type { MeetingRow } from "#mock/domains/meeting/records.ts"
import type { AllianceSeed } from "#mock/engine/seed/alliance-seed.ts"
import { languageOf } from "#mock/engine/seed/language.ts"

const withdrawnTexts = {
  english: "The next reading is held in writing.",
  chinese: "下一次审议以书面方式进行。",
} as const

/** The decisions of the minutes that the seed approved, and one that such minutes no longer contain. */
export function seedDecisions({ builder, alliance_id }: AllianceSeed): void {
  const approved = builder
    .ofAlliance("meeting", alliance_id)
    .filter(({ approved_time, topic_minutes }) => approved_time !== null && topic_minutes.length > 0)
  const given = new Map<string | null, number>()
  let number = 0
  const add = (
    meeting: MeetingRow,
    one: { id: string; text: string; topic_id: string | null; is_withdrawn: boolean },
  ) => {
    const { group_id, approved_by_id, approved_time } = meeting
    if (approved_by_id === null || approved_time === null) return
    const last = (given.get(group_id) ?? 0) + 1
    given.set(group_id, last)
    number += 1
    const numbers = { number, group_number: group_id === null ? null : last }
    const owner = { alliance_id, group_id, meeting_id: meeting.id, ballot_id: null }
    builder.add("decision", { ...one, ...owner, ...numbers, approved_by_id, approved_time })
  }
  for (const meeting of approved)
    for (const { topic_id, decisions } of meeting.topic_minutes)
      for (const { id, text } of decisions) add(meeting, { id, text, topic_id, is_withdrawn: false })
  const [first] = approved
  if (!first) return
  const text = withdrawnTexts[languageOf(first.subject)]
  add(first, { id: `decision-${first.id}-withdrawn`, text, topic_id: null, is_withdrawn: true })
}
