import type { components } from "#openapi/generated/schema.d.ts"
import { meetingRef } from "#mock/domains/meeting/record-ref.ts"
import { readableBallot } from "#mock/domains/meeting/topic-minutes-view.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import { groupRefOf } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText } from "#mock/engine/store/clock.ts"
import type { DecisionRow } from "./records.ts"
import { decisionRules } from "./rules.ts"

type Schemas = components["schemas"]

/** The meeting of a decision. */
export function meetingOf({ id, meeting_id }: DecisionRow, { store }: World) {
  const meeting = store.rows.meeting.get(meeting_id)
  if (!meeting) throw new Error(`the decision ${id} names the meeting ${meeting_id}, which is not there`)
  return meeting
}

/** The title of the topic under which a decision was made; null if it was under none. */
export function topicTitle({ topic_id }: DecisionRow, { store }: World): string | null {
  return topic_id === null ? null : (store.rows.meeting_topic.get(topic_id)?.subject ?? null)
}

/** A decision of the register. */
export function decisionRecord(decision: DecisionRow, user: MemberRow, world: World): Schemas["Decision"] {
  const { id, number, group_number, text, group_id, ballot_id, approved_by_id, approved_time } = decision
  const { store } = world
  const meeting = meetingOf(decision, world)
  return {
    id,
    number,
    group_number,
    text,
    status: decisionRules.status(decision, world),
    group: groupRefOf(store, group_id),
    meeting: meetingRef(meeting, world),
    topic: topicTitle(decision, world),
    ballot: readableBallot(ballot_id, user, world),
    decided_time: toText(meeting.start_time),
    timezone: meeting.timezone,
    approved_time: toText(approved_time),
    approved_by: memberRefOf(store, approved_by_id),
  }
}
