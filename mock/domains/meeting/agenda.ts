import type { Store } from "#mock/engine/store/store.ts"
import type { MeetingTopicRow } from "./records.ts"

/** The topics of a meeting in the order of its agenda (MEET-13). */
export function agendaOf(meeting_id: string, store: Store): MeetingTopicRow[] {
  const topics = store.rows.meeting_topic.filter((topic) => topic.meeting_id === meeting_id)
  return topics.sort((a, b) => a.position - b.position || a.created_time - b.created_time)
}

/**
 * Gives the topics of a meeting their positions anew where one of them takes another place. The others move by its change
 * alone: their versions stay, so that whoever edits one of them is not refused.
 * @param position where it is to stand, from 1; beyond the last one it becomes the last
 * @returns the position that it has now
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
