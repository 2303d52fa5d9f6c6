import type { MeetingRow } from "./records.ts"
import { creationRules } from "#mock/domains/proposal/creation-rules.ts"
import { tables } from "#openapi/generated/states.ts"
import { mailMeeting } from "./mail.ts"

/** Who may create meetings where (openapi/states/meeting.yaml). */
export const meetingListRules = creationRules<MeetingRow>()(tables.meeting.list, "meeting.create", mailMeeting)
