import type { ShellScope } from "#app/lib/route-params.ts"
import { below, inShell } from "./address.ts"

/** A page of a meeting. */
export type MeetingPage = "agenda" | "answer" | "edit" | "documents" | "summary" | "summary/edit" | "topic/create"

/** Paths of meetings; the list is in `paths.ts`. */
export const meetingPaths = {
  create: (scope: ShellScope) => inShell(scope, "meeting", "create"),
  duplicate: (scope: ShellScope, id: string) => `${inShell(scope, "meeting", "create")}?from=${encodeURIComponent(id)}`,
  detail: (scope: ShellScope, id: string) => inShell(scope, "meeting", id),
  page: (scope: ShellScope, id: string, page: MeetingPage) => inShell(scope, "meeting", id, ...page.split("/")),
  confirm: (scope: ShellScope, id: string, action: "cancel" | "end" | "remind" | "summary.approve") =>
    inShell(scope, "meeting", id, "confirm", action),
  topic: (scope: ShellScope, id: string, topicId: string, page: "edit" | "plan" | "withdraw") =>
    inShell(scope, "meeting", id, "topic", topicId, page),
  invitation: (alliance: string, id: string, token: string) => below(alliance, "meeting", id, "invitation", token),
  invitationCalendar: (alliance: string, id: string, token: string) =>
    below(alliance, "meeting", id, "invitation", token, "calendar.ics"),
  minutes: (alliance: string, id: string) => below(alliance, "meeting", id, "minutes"),
  calendar: (alliance: string, id: string) => below(alliance, "meeting", id, "calendar.ics"),
  csv: (alliance: string) => below(alliance, "meeting.csv"),
}
