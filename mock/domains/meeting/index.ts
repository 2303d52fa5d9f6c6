import type { Domain } from "#mock/engine/domain.ts"
import { meetingAnswerHandlers } from "./answer.ts"
import { meetingEntries } from "./calendar.ts"
import { endMeetingsWithGroup } from "./ending.ts"
import { meetingExport } from "./export.ts"
import { meetingRefersTo } from "./files.ts"
import { meetingNamed } from "./guard.ts"
import { meetingLifeHandlers } from "./life.ts"
import { participantsNamed } from "./people.ts"
import { previewMeeting } from "./preview.ts"
import { meetingHandlers } from "./read.ts"
import { meetingByKey } from "./record-ref.ts"
import { meetingRules } from "./rules.ts"
import { searchMeetings } from "./search.ts"
import { seedMeetings } from "./seed.ts"
import { meetingTopicHandlers } from "./topic.ts"
import { meetingWriteHandlers } from "./write.ts"

/** Meetings with their topics and feedback. */
export const meeting: Domain = {
  rows: ["meeting", "meeting_topic", "meeting_feedback", "meeting_answer", "meeting_link_key"],
  handlers: {
    ...meetingHandlers,
    ...meetingWriteHandlers,
    ...meetingLifeHandlers,
    ...meetingTopicHandlers,
    ...meetingAnswerHandlers,
  },
  seed: seedMeetings,
  readers: { meeting: meetingRules.read },
  mailSwitches: ["meeting"],
  records: {
    meeting: {
      reference: meetingByKey,
      log: meetingNamed,
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
