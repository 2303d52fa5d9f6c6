import type { Store } from "#mock/engine/store/store.ts"
import type { MeetingTopicRow } from "./records.ts"

/** The topics of a meeting in agenda order (MEET-13). */
export function agendaOf(meeting_id: string, store: Store): MeetingTopicRow[] {
  const topics = store.rows.meeting_topic.filter((topic) => topic.meeting_id === meeting_id)
  return topics.sort((a, b) => a.position - b.position || a.created_time - b.created_time)
}

/** Whether a topic takes up meeting time: false once it is withdrawn or cancelled. */
export const takesTime = ({ status }: MeetingTopicRow): boolean => status !== "withdrawn" && status !== "cancelled"

/**
 * Renumbers the topics of a meeting after one of them moved. The versions of the other topics do not change, so open edit forms do not
 * become stale.
 * @param position the new position, from 1; values beyond the end mean the last position
 * @returns the topic's new position
 */
export function moveInAgenda({ id, meeting_id }: MeetingTopicRow, position: number, store: Store): number {
  const others = agendaOf(meeting_id, store).filter((topic) => topic.id !== id)
  const place = Math.min(position, others.length + 1)
  others.forEach((topic, at) => {
    const moved = at + 1 < place ? at + 1 : at + 2
    if (topic.position !== moved) store.rows.meeting_topic.put({ ...topic, position: moved })
  })
  return place
}
