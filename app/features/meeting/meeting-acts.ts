import type { components } from "#app/api/schema.d.ts"
import { paths, type MeetingPage } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { feedAddress } from "#app/parts/calendar-file/feed-address.ts"
import { exportAddress } from "#app/parts/export/export-address.ts"
import type { PageAct } from "#app/parts/event-page/event-acts.tsx"
import type { ConfirmAction } from "./confirm-actions.ts"

type Action = components["schemas"]["MeetingAction"]
type MessageId = FormatjsIntl.Message["ids"]

/** A button of a meeting's head: a link, or a question that is asked first. */
export type Act = PageAct | { kind: "question"; key: ConfirmAction }

/** What this page offers of a meeting's actions in its head, the most pressing first; the others stand in their sections. */
const order = ["end", "summary.update", "update", "remind", "topic.create", "documentation.update", "cancel"] as const

/** Never among the first buttons: what cannot be taken back, and what has its own place. */
const alwaysMore: ReadonlySet<Action> = new Set(["cancel", "documentation.update"])

type Subject = { id: string; actions: readonly Action[]; place: Place; hasSummary: boolean }

function actOf(action: (typeof order)[number], { id, place, hasSummary }: Subject): Act {
  if (action === "end" || action === "remind" || action === "cancel") return { kind: "question", key: action }
  const page = (name: MeetingPage, text: MessageId): Act => {
    return { kind: "page", key: action, href: paths.meetingPage(place, id, name), text }
  }
  if (action === "summary.update")
    return page("summary/edit", hasSummary ? "meeting.act.summary-edit" : "meeting.act.summary-write")
  if (action === "topic.create") return page("topic/create", "meeting.act.topic")
  if (action === "documentation.update") return page("documents", "meeting.act.documents")
  return page("edit", "meeting.act.update")
}

function exportAct({ id, place }: Subject): Act {
  const href = exportAddress(place.alliance, { module: "meeting", key: id }, paths.meeting(place, id))
  return { kind: "page", key: "export", href, text: "event.export" }
}

/** The buttons of a meeting's head: at most three, the first of them primary, and the rest for the menu (ROLE-05). */
export function meetingActs(meeting: Subject): { shown: Act[]; more: Act[] } {
  const { id, actions, place } = meeting
  const offered = order.filter((action) => actions.includes(action))
  const shown = offered.filter((action) => !alwaysMore.has(action)).slice(0, 3)
  const rest = offered.filter((action) => !shown.includes(action))
  const isLast = (action: Action) => action === "cancel"
  return {
    shown: shown.map((action) => actOf(action, meeting)),
    more: [
      ...rest.filter((action) => !isLast(action)).map((action) => actOf(action, meeting)),
      { kind: "page", key: "minutes", href: paths.meetingMinutes(place.alliance, id), text: "meeting.act.minutes" },
      { kind: "file", key: "calendar", href: paths.meetingCalendar(place.alliance, id), text: "event.calendar" },
      { kind: "page", key: "feed", href: feedAddress(place.alliance, "meeting", id), text: "event.feed" },
      ...(actions.includes("export") ? [exportAct(meeting)] : []),
      ...rest.filter(isLast).map((action) => actOf(action, meeting)),
    ],
  }
}
