import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** A page of a meeting. */
export type MeetingPage = "answer" | "edit" | "documents" | "summary" | "summary/edit" | "topic/create"

/** Paths of meetings; the list is in `paths.ts`. */
export const meetingPaths = {
  create: (place: ShellScope) => inShell(place, "meeting", "create"),
  duplicate: (place: ShellScope, id: string) => `${inShell(place, "meeting", "create")}?from=${encodeURIComponent(id)}`,
  detail: (place: ShellScope, id: string) => inShell(place, "meeting", id),
  page: (place: ShellScope, id: string, page: MeetingPage) => inShell(place, "meeting", id, ...page.split("/")),
  confirm: (place: ShellScope, id: string, action: "cancel" | "end" | "remind" | "summary.approve") =>
    inShell(place, "meeting", id, "confirm", action),
  topic: (place: ShellScope, id: string, topicId: string, page: "edit" | "plan" | "withdraw") =>
    inShell(place, "meeting", id, "topic", topicId, page),
  invitation: (alliance: string, id: string, token: string) => below(alliance, "meeting", id, "invitation", token),
  minutes: (alliance: string, id: string) => below(alliance, "meeting", id, "minutes"),
  calendar: (alliance: string, id: string) => below(alliance, "meeting", id, "calendar.ics"),
  csv: (alliance: string) => below(alliance, "meeting.csv"),
}
