import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"

type Action = components["schemas"]["MeetingAction"]
type MessageId = FormatjsIntl.Message["ids"]

/** A button of a meeting's head: where it leads and what it says. */
export type Act = { key: string; href: string; text: MessageId; isFile?: boolean }

/** What this page offers of a meeting's actions in its head, the most pressing first; the others stand in their sections. */
const order = ["end", "summary.update", "update", "remind", "topic.create", "documentation.update", "cancel"] as const

/** Never among the first buttons: what cannot be taken back, and what has its own place. */
const alwaysMore: ReadonlySet<Action> = new Set(["cancel", "documentation.update"])

type Subject = { id: string; actions: readonly Action[]; place: Place; hasSummary: boolean }

function actOf(action: (typeof order)[number], { id, place, hasSummary }: Subject): Act {
  const acts: Record<typeof action, Omit<Act, "key">> = {
    end: { href: paths.meetingConfirm(place, id, "end"), text: "meeting.act.end" },
    "summary.update": {
      href: paths.meetingPage(place, id, "summary/edit"),
      text: hasSummary ? "meeting.act.summary-edit" : "meeting.act.summary-write",
    },
    update: { href: paths.meetingPage(place, id, "edit"), text: "meeting.act.update" },
    remind: { href: paths.meetingConfirm(place, id, "remind"), text: "meeting.act.remind" },
    "topic.create": { href: paths.meetingPage(place, id, "topic/create"), text: "meeting.act.topic" },
    "documentation.update": { href: paths.meetingPage(place, id, "documents"), text: "meeting.act.documents" },
    cancel: { href: paths.meetingConfirm(place, id, "cancel"), text: "meeting.act.cancel" },
  }
  return { key: action, ...acts[action] }
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
      { key: "minutes", href: paths.meetingMinutes(place.alliance, id), text: "meeting.act.minutes" },
      { key: "calendar", href: paths.meetingCalendar(place.alliance, id), text: "meeting.act.calendar", isFile: true },
      ...rest.filter(isLast).map((action) => actOf(action, meeting)),
    ],
  }
}
