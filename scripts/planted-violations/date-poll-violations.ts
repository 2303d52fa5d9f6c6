import { restrictedShown } from "./list-plants.ts"
import {
  allowed,
  allowedInAnyState,
  type Json,
  leaking,
  notKept,
  notLogged,
  resulting,
  sending,
  versionIgnored,
} from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Row } from "./row.ts"

/** Whoever decides on a date gets no meeting. */
const withoutMeeting = (): Plant => resulting("date-poll.get", (poll) => ({ ...poll, meeting: null }))

/** The meeting of a decided poll has nobody's answer. */
const withoutAnswers = (): Plant =>
  resulting("meeting.get", (meeting) => ({ ...meeting, my_answer: null, answers: null }))

/** Takes every answer for a yes. */
const alwaysYes = (operation: string): Plant =>
  sending(operation, ({ answers, ...body }) => ({
    ...body,
    answers: Array.isArray(answers) ? (answers as Json[]).map((one) => ({ ...one, answer: "yes" })) : answers,
  }))

/** What a backend can get wrong about date polls (MEET-14). */
export const datePollRows: Row[] = [
  ["an outsider may start a date poll", "date-poll.create", "role", (at) => allowed(at, "lone-member")],
  ["the length of the slots is not kept", "date-poll.create", "effect", (at) => notKept(at, "duration", 15)],
  ["an old version of a date poll is written", "date-poll.update", "stale", versionIgnored],
  ["a decided poll takes answers", "date-poll.answer", "state", allowedInAnyState],
  ["every answer to a poll is a yes", "date-poll.answer", "effect", alwaysYes],
  ["a poll that was closed can be closed", "date-poll.close", "state", allowedInAnyState],
  ["opening a poll again is not logged", "date-poll.reopen", "log", notLogged],
  ["deciding on a date makes no meeting", "date-poll.decide", "effect", withoutMeeting],
  ["the answers of a poll get lost when it is decided", "date-poll.decide", "effect", withoutAnswers],
  ["an outsider may decide on a date", "date-poll.decide", "role", (at) => allowed(at, "lone-member")],
  ["the reason of a cancelled poll is not kept", "date-poll.cancel", "effect", (at) => notKept(at, "reason", "Other")],
  ["a poll that is decided reminds people", "date-poll.remind", "state", allowedInAnyState],
  ["polls of restricted groups are in every list", "date-poll.list", "role", restrictedShown],
  ["another alliance reads a date poll", "date-poll.get", "tenant", leaking],
]
