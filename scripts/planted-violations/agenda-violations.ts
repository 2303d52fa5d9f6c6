import { restrictedShown } from "./list-plants.ts"
import { allowed, codeWrong, type Json, notKept, notLogged, resulting, sending, versionIgnored } from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Row } from "./row.ts"
import { deletedAgain } from "./write-plants.ts"

/** Changes what an agenda says about each topic. */
const inItems = (operation: string, change: (item: Json) => Json): Plant =>
  resulting(operation, (agenda) => ({ ...agenda, items: (agenda.items as Json[]).map(change) }))

/** Never counts the time of a topic. */
const uncounted = (operation: string): Plant => inItems(operation, (item) => ({ ...item, used_seconds: 0 }))

/** Leaves topics that have begun open. */
const neverDone = (operation: string): Plant =>
  inItems(operation, (item) => (item.status === "done" ? { ...item, status: "pending" } : item))

/** Moving on changes the version of the meeting, so that the minutes that somebody writes become stale. */
const newVersion = (): Plant =>
  resulting("meeting.get", (meeting) => {
    const { version } = meeting.agenda as Json
    return { ...meeting, version: Number(meeting.version) + Number(version) - 1 }
  })

/** Keeps the first topic of a template only. */
const firstTopicOnly = (operation: string): Plant =>
  sending(operation, ({ topics, ...body }) => ({
    ...body,
    topics: Array.isArray(topics) ? topics.slice(0, 1) : topics,
  }))

/** What a backend can get wrong about the agenda of a meeting that takes place, its topics (MEET-06), and agenda templates (MEET-16). */
export const agendaRows: Row[] = [
  ["the time of a topic is not counted", "meeting.agenda.move", "effect", uncounted],
  ["a topic that was left is not done", "meeting.agenda.move", "effect", neverDone],
  ["moving on raises the version of the meeting", "meeting.agenda.move", "effect", newVersion],
  ["an outsider moves on in the agenda", "meeting.agenda.move", "role", (at) => allowed(at, "lone-member")],
  [
    "the agenda of a meeting that is over: wrong code",
    "meeting.agenda.move",
    "state",
    (at) => codeWrong(at, "state_refused", "forbidden"),
  ],
  // topics
  ["the text of a new topic is not kept", "meeting.topic.create", "effect", (at) => notKept(at, "subject", "Other")],
  ["the subject of a topic is not kept", "meeting.topic.update", "effect", (at) => notKept(at, "subject", "Other")],
  [
    "an officer changes the topic of somebody else",
    "meeting.topic.update",
    "role",
    (at) => allowed(at, "chair", "member"),
  ],
  ["the planned minutes of a topic are not kept", "meeting.topic.plan", "effect", (at) => notKept(at, "minutes", 5)],
  [
    "the reason of a withdrawn topic is not kept",
    "meeting.topic.withdraw",
    "effect",
    (at) => notKept(at, "reason", "x"),
  ],
  [
    "a topic that was withdrawn is withdrawn again: wrong code",
    "meeting.topic.withdraw",
    "state",
    (at) => codeWrong(at, "state_refused", "forbidden"),
  ],
  ["feedback on a topic is not logged", "meeting.topic.feedback.create", "log", notLogged],
  [
    "feedback does not complete a topic",
    "meeting.topic.feedback.create",
    "effect",
    (at) => notKept(at, "is_completed", false),
  ],
  // agenda templates
  ["an outsider may keep an agenda template", "agenda-template.create", "role", (at) => allowed(at, "lone-member")],
  ["a template has its first topic only", "agenda-template.create", "effect", firstTopicOnly],
  ["the name of a template is not kept", "agenda-template.update", "effect", (at) => notKept(at, "name", "Other")],
  ["an old version of a template is written", "agenda-template.update", "stale", versionIgnored],
  ["a member deletes a template", "agenda-template.delete", "role", (at) => allowed(at, "member")],
  ["a template can be deleted twice", "agenda-template.delete", "not-found", deletedAgain],
  ["templates of restricted groups are in every list", "agenda-template.list", "role", restrictedShown],
]
