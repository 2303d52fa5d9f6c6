import type { MeetingRow } from "../store/work-records.ts"
import { creationRules } from "./creation.ts"
import { mailMeeting } from "./meeting-mail.ts"

/** states.md section 2, its first three rows. */
export const meetingListRules = creationRules<MeetingRow>("meeting.create", mailMeeting("create"))
