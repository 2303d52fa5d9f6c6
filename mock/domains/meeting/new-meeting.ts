import type { MemberRow } from "#mock/domains/member/records.ts"
import type { CreationScope } from "#mock/domains/proposal/creation-rules.ts"
import { nextNumbers } from "#mock/engine/numbers.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { MeetingRow } from "./records.ts"

/** What the creator of a meeting fills in. */
export type WrittenMeeting = Pick<
  MeetingRow,
  "subject" | "start_time" | "timezone" | "duration" | "location" | "participants" | "description" | "documentation_ids"
>

type Creating = { store: Store; now: Instant; viewer: { member: MemberRow } }

/** A meeting that has just been created, with its numbers; the caller organizes it. */
export function newMeeting(
  { store, now, viewer: { member } }: Creating,
  { group_id, proposal }: Pick<CreationScope<MeetingRow>, "group_id" | "proposal">,
  written: WrittenMeeting,
): MeetingRow {
  return {
    ...written,
    id: store.newId("meeting"),
    alliance_id: member.alliance_id,
    ...nextNumbers(store.rows.meeting, member.alliance_id, group_id),
    group_id,
    proposal_id: proposal?.id ?? null,
    phase_id: null,
    organizer_id: member.id,
    summary: null,
    topic_minutes: [],
    summary_file_ids: [],
    attendee_ids: [],
    actual_end_time: null,
    is_cancelled: false,
    cancel_reason: null,
    system_reason: null,
    reminded_time: null,
    series: null,
    approved_by_id: null,
    approved_time: null,
    approved_quorum: null,
    created_time: now,
    changed_by_id: member.id,
    updated_time: now,
    version: 1,
  }
}
