import { restrictedShown } from "./list-plants.ts"
import { allowed, allowedInAnyState, type Json, leaking, parameterIgnored, resulting, sending } from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Row } from "./row.ts"

/** Changes what the minutes say about each topic. */
const inMinutes = (operation: string, change: (said: Json) => Json): Plant =>
  resulting(operation, (meeting) => ({ ...meeting, topic_minutes: (meeting.topic_minutes as Json[]).map(change) }))

/** Approves minutes without making tasks of their actions. */
const withoutTasks = (operation: string): Plant =>
  inMinutes(operation, (said) => {
    const items = said.action_items as Json[]
    return { ...said, action_items: items.map((item) => ({ ...item, task: null })) }
  })

/** Gives every decision the number 1. */
const sameNumbers = (operation: string): Plant =>
  inMinutes(operation, (said) => {
    const decisions = said.decisions as Json[]
    return { ...said, decisions: decisions.map((one) => ({ ...one, number: 1, group_number: 1 })) }
  })

/** Never withdraws a decision. */
const staysRecorded = (): Plant => resulting("decision.get", (one) => ({ ...one, status: "recorded" }))

/** Takes the answer to a series for the answer to one meeting. */
const forOne = (operation: string): Plant => sending(operation, ({ scope: _ignored, ...body }) => body)

/** Takes the answer to one meeting for the answer to all that follow. */
const forAll = (operation: string): Plant => sending(operation, (body) => ({ scope: "following", ...body }))

/** Offers nothing on the whole list. */
const nothingOffered = (operation: string): Plant => resulting(operation, (list) => ({ ...list, actions: [] }))

/** Shows nobody's answer. */
const unanswered = (): Plant => resulting("meeting.get", (meeting) => ({ ...meeting, my_answer: null }))

/** What a backend can get wrong about answers to a series (MEET-17), minutes, and the register of their decisions (MEET-15). */
export const minutesRows: Row[] = [
  ["a ticked action of the minutes gets no task", "meeting.summary.approve", "effect", withoutTasks],
  ["all decisions have the same number", "meeting.summary.approve", "effect", sameNumbers],
  ["a decision that was taken out stays recorded", "meeting.summary.approve", "effect", staysRecorded],
  ["an answer to a series is one to its first meeting", "meeting.answer", "effect", forOne],
  ["an answer to one meeting is one to its series", "meeting.answer", "effect", forAll],
  ["somebody who was not invited answers", "meeting.answer", "role", (at) => allowed(at, "lone-member", "member")],
  ["a meeting that is over takes answers", "meeting.answer", "state", allowedInAnyState],
  ["an organizer has not accepted", "meeting.create", "effect", unanswered],
  // the register
  ["the register of decisions cannot be exported", "decision.list", "actions", nothingOffered],
  ["the ballots of decisions are no filter", "decision.list", "list", (at) => parameterIgnored(at, "with_ballot")],
  ["decisions of restricted groups are in every list", "decision.list", "role", restrictedShown],
  ["a decision of a restricted group is read by an outsider", "decision.get", "role", restrictedShown],
  ["another alliance reads a decision", "decision.get", "tenant", leaking],
]
