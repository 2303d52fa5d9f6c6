import type { MeetingRow } from "./records.ts"
import { creationRules } from "#mock/domains/proposal/creation-rules.ts"
import { mailMeeting } from "./mail.ts"

/** openapi/states/meeting.yaml, its first three rows. */
export const meetingListRules = creationRules<MeetingRow>("meeting.create", mailMeeting("create"))
