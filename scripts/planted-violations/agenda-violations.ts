import { restrictedShown } from "./list-plants.ts"
import { allowed, type Json, notKept, resulting, versionIgnored } from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Row } from "./row.ts"

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

/** What a backend can get wrong about the agenda of a meeting that takes place, and about agenda templates (MEET-16). */
export const agendaRows: Row[] = [
  ["the time of a topic is not counted", "meeting.agenda.move", "effect", uncounted],
  ["a topic that was left is not done", "meeting.agenda.move", "effect", neverDone],
  ["moving on raises the version of the meeting", "meeting.agenda.move", "effect", newVersion],
  // agenda templates
  ["an outsider may keep an agenda template", "agenda-template.create", "role", (at) => allowed(at, "lone-member")],
  ["the name of a template is not kept", "agenda-template.update", "effect", (at) => notKept(at, "name", "Other")],
  ["an old version of a template is written", "agenda-template.update", "stale", versionIgnored],
  ["templates of restricted groups are in every list", "agenda-template.list", "role", restrictedShown],
]
