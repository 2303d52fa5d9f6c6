import type { MeetingRow } from "./records.ts"
import { creationRules } from "#mock/domains/proposal/creation-rules.ts"
import { mailMeeting } from "./mail.ts"

/** Implements the first three rows of openapi/states/meeting.yaml. */
export const meetingListRules = creationRules<MeetingRow>("meeting.create", mailMeeting("create"))
