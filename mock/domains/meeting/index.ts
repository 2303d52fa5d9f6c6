import { calendarEntry } from "#mock/domains/calendar/entry.ts"
import type { FileRow } from "#mock/domains/file/records.ts"
import { participantsOf } from "#mock/domains/member/participants.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { citedNumbers } from "#mock/domains/workgroup/ref.ts"
import type { CalendarEntry, Domain, SearchEntry } from "#mock/engine/domain.ts"
import type { UncheckedCall } from "#mock/engine/record-guard.ts"
import { referenceByKey } from "#mock/engine/record-ref.ts"
import type { World } from "#mock/engine/rules.ts"
import { showsImage } from "#mock/engine/images.ts"
import { visible } from "#mock/engine/visible.ts"
import { meetingAgendaHandlers } from "./agenda-move.ts"
import { meetingAnswerHandlers } from "./answer.ts"
import { endMeetingsWithGroup } from "./ending.ts"
import { meetingExport } from "./export.ts"
import { meetingNamed } from "./guard.ts"
import { meetingLifeHandlers } from "./life.ts"
import { previewMeeting } from "./preview.ts"
import { meetingHandlers } from "./read.ts"
import { meetingRecordRef } from "./record-ref.ts"
import type { MeetingRow } from "./records.ts"
import { meetingEnd, meetingRules, takesPart } from "./rules.ts"
import { seedMeetings } from "./seed.ts"
import { meetingTopicHandlers } from "./topic.ts"
import { meetingWriteHandlers } from "./write.ts"

/** Meetings with their topics and feedback. */
export const meeting: Domain = {
  rows: ["meeting", "meeting_topic", "meeting_agenda", "meeting_feedback", "meeting_answer", "meeting_link_key"],
  handlers: {
    ...meetingHandlers,
    ...meetingWriteHandlers,
    ...meetingLifeHandlers,
    ...meetingTopicHandlers,
    ...meetingAgendaHandlers,
    ...meetingAnswerHandlers,
  },
  seed: seedMeetings,
  clocks: { meeting: meetingRules },
  readers: { meeting: meetingRules.read },
  mailSwitches: ["meeting"],
  records: {
    meeting: {
      reference: referenceByKey("meeting", meetingRules, meetingRecordRef),
      log: meetingNamed,
      // the log of a meeting says that a slot of a date poll became it (MEET-14)
      isLogRowBelow: ({ operation, key: poll }, key, { store }) =>
        operation === "date-poll.decide" && store.rows.date_poll.get(poll ?? "")?.meeting_id === key,
      people: participantsNamed,
      preview: previewMeeting,
      export: meetingExport,
      search: searchMeetings,
      calendar: meetingEntries,
      refersToFile: meetingRefersTo,
      isCountedInGroup: true,
      endWithGroup: endMeetingsWithGroup,
    },
  },
}

/** The participants of the meeting that a filter names. */
function participantsNamed(call: UncheckedCall, key: string | undefined): () => MemberRow[] | undefined {
  const find = meetingNamed(call, key)
  return () => {
    const meeting = find()
    return meeting && participantsOf(meeting, call)
  }
}

/** Calendar entries of the meetings that the user may read. */
function meetingEntries(user: MemberRow, world: World): CalendarEntry[] {
  return visible("meeting", user, world).map((row) => ({
    ...calendarEntry("meeting", row, [row.start_time, meetingEnd(row)], meetingRules.status(row, world)),
    location: row.location,
    isMine: () => takesPart(user, row, world),
    canMove: () => meetingRules.actions(user, row, world).includes("update"),
  }))
}

/** Whether a meeting that the user may read, one of its topics or its feedback refers to the file. */
function meetingRefersTo(file: FileRow, user: MemberRow, world: World): boolean {
  const { id } = file
  const { meeting_topic, meeting_feedback } = world.store.rows
  const parts = [...meeting_topic.all(), ...meeting_feedback.all()]
  const named = parts.filter(({ attachment_ids }) => attachment_ids.includes(id))
  const shown = meeting_topic.filter(({ description }) => showsImage(file, description))
  const ids = new Set([...named, ...shown].map((part) => part.meeting_id))
  const refers = (row: MeetingRow) =>
    ids.has(row.id) ||
    row.documentation_ids.includes(id) ||
    row.summary_file_ids.includes(id) ||
    showsImage(file, row.description, row.summary)
  return visible("meeting", user, world, refers).length > 0
}

/** Search entries of the meetings that the user may read. */
function searchMeetings(user: MemberRow, world: World): SearchEntry[] {
  return visible("meeting", user, world).map((meeting) => ({
    record: () => meetingRecordRef(meeting, world),
    names: [meeting.subject, ...citedNumbers("M", meeting, world), meeting.location ?? ""],
    text: meeting.description.text,
    updated: meeting.updated_time,
  }))
}
