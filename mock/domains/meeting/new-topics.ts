import type { MemberRow } from "#mock/domains/member/records.ts"
import type { BodyCheck } from "#mock/engine/body-check.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import type { MeetingRow, MeetingTopicRow } from "./records.ts"

type Schemas = components["schemas"]
type NewTopic = Pick<MeetingTopicRow, "subject" | "minutes" | "description">

/** Reads the topics with which a meeting is created (MEET-16). */
export function readNewTopics(input: BodyCheck, topics: readonly Schemas["MeetingNewTopic"][]): NewTopic[] {
  return topics.map(({ subject, minutes = null, description }, at) => ({
    subject: input.text(subject) ?? "",
    minutes,
    description: description
      ? input.richText(`topics.${at}.description`, description)
      : { format: "markdown" as const, text: "" },
  }))
}

type Creating = { store: Store; now: Instant; viewer: { member: MemberRow } }

/** A topic that has just been added to a meeting; the caller created it. */
export function newTopic(
  { store, now, viewer: { member } }: Creating,
  meeting: MeetingRow,
  written: NewTopic & Pick<MeetingTopicRow, "attachment_ids" | "presenter_id" | "position">,
): MeetingTopicRow {
  return {
    ...written,
    id: store.newId("topic"),
    alliance_id: meeting.alliance_id,
    meeting_id: meeting.id,
    creator_id: member.id,
    created_time: now,
    status: "submitted",
    withdraw_reason: null,
    changed_by_id: member.id,
    updated_time: now,
    version: 1,
  }
}

/** Stores the topics with which a meeting is created. */
export function addTopics(call: Creating, meeting: MeetingRow, topics: readonly NewTopic[]): void {
  const unplanned = { attachment_ids: [], presenter_id: null }
  topics.forEach((topic, at) =>
    call.store.rows.meeting_topic.put(newTopic(call, meeting, { ...topic, ...unplanned, position: at + 1 })),
  )
}
