import type { Fault } from "./mock.ts"

/**
 * Every screen there is, in the order of the route table. The accessibility tests, the byte budget and `npm run screens` all walk
 * this list: a new page is registered here once.
 */
export type Screen = {
  /** unique; the name of its picture */
  name: string
  /** below the alliance, e.g. "/dashboard"; with two slashes in front it stands outside, e.g. "//kit" */
  path: string
  /** who looks at it, by the id of the sign-on page; absent: nobody signed in */
  person?: string
  alliance?: "aurora" | "harbor"
  /** what it weighs in JavaScript: a page to read, a form, or one that is complete without scripts */
  kind: "read" | "form" | "static"
  /** the HTTP status it answers; absent: 200 */
  status?: number
  /** what the mock does meanwhile */
  faults?: Fault[]
}

/** The mock fails every call of one operation. */
function failing(operation: string, status: number): Fault[] {
  return [{ operation, kind: "status", status }]
}

export const screens: Screen[] = [
  { name: "login", path: "/login", kind: "form" },
  { name: "login-harbor", path: "/login", alliance: "harbor", kind: "form" },
  { name: "login-request", path: "/login/request", kind: "form" },
  { name: "login-request-sent", path: "/login/request/sent", kind: "static" },
  { name: "thanks", path: "/thanks", kind: "static" },
  { name: "dashboard", path: "/dashboard", person: "member", kind: "read" },
  { name: "dashboard-admin", path: "/dashboard", person: "admin", kind: "read" },
  { name: "dashboard-harbor", path: "/dashboard", person: "member", alliance: "harbor", kind: "read" },
  { name: "dashboard-without-group", path: "/dashboard", person: "lone-member", kind: "read" },
  { name: "calendar", path: "/calendar", person: "member", kind: "read" },
  { name: "calendar-week", path: "/calendar?view=week", person: "chair", kind: "read" },
  { name: "calendar-agenda", path: "/calendar?view=agenda&module=meeting", person: "member", kind: "read" },
  { name: "calendar-none", path: "/calendar?view=agenda&date=2031-01-01&mine=1", person: "member", kind: "read" },
  { name: "calendar-feed", path: "/calendar/feed", person: "member", kind: "form" },
  { name: "calendar-feed-none", path: "/calendar/feed", person: "lone-member", kind: "form" },
  { name: "schedules", path: "/schedule", person: "member", kind: "read" },
  { name: "schedules-none", path: "/schedule?q=nothing-like-it", person: "schedule-admin", kind: "read" },
  { name: "schedule", path: "/schedule/schedule-aurora-1", person: "schedule-admin", kind: "form" },
  { name: "schedule-subscribed", path: "/schedule/schedule-aurora-2", person: "member", kind: "form" },
  { name: "schedule-cancelled", path: "/schedule/schedule-aurora-4", person: "member", kind: "form" },
  { name: "schedule-create", path: "/schedule/create", person: "schedule-admin", kind: "form" },
  { name: "schedule-edit", path: "/schedule/schedule-aurora-3/edit", person: "admin", kind: "form" },
  { name: "schedule-cancel", path: "/schedule/schedule-aurora-1/cancel", person: "schedule-admin", kind: "form" },
  {
    name: "schedule-not-offered",
    path: "/schedule/schedule-aurora-1/cancel",
    person: "member",
    kind: "static",
    status: 403,
  },
  { name: "entities", path: "/admin/entity", person: "member-admin", kind: "read" },
  { name: "entities-none", path: "/admin/entity?q=nothing-like-it", person: "admin", kind: "read" },
  { name: "entity", path: "/admin/entity/entity-aurora-1", person: "member-admin", kind: "read" },
  { name: "entity-bare", path: "/admin/entity/entity-aurora-12", person: "admin", kind: "read" },
  { name: "entity-create", path: "/admin/entity/create", person: "member-admin", kind: "form" },
  { name: "entity-edit", path: "/admin/entity/entity-aurora-1/edit", person: "admin", kind: "form" },
  { name: "entity-disable", path: "/admin/entity/entity-aurora-12/disable", person: "member-admin", kind: "form" },
  {
    name: "entity-not-disabled",
    path: "/admin/entity/entity-aurora-1/disable",
    person: "admin",
    kind: "static",
    status: 403,
  },
  { name: "operation-log", path: "/admin/log", person: "member-admin", kind: "read" },
  { name: "operation-log-none", path: "/admin/log?q=nothing-like-it", person: "admin", kind: "read" },
  { name: "member-levels", path: "/admin/entity/level", person: "member-admin", kind: "form" },
  { name: "meetings", path: "/meeting", person: "chair", kind: "read" },
  { name: "meetings-admin", path: "/meeting?status=not_started&size=10", person: "admin", kind: "read" },
  { name: "meetings-none", path: "/meeting?q=nothing-like-it", person: "member", kind: "read" },
  { name: "group-meetings", path: "/wg/COPT/meeting", person: "chair", kind: "read" },
  { name: "meeting", path: "/meeting/meeting-aurora-1", person: "chair", kind: "read" },
  { name: "meeting-to-come", path: "/wg/COPT/meeting/meeting-aurora-5", person: "member", kind: "read" },
  { name: "meeting-ended", path: "/meeting/meeting-aurora-2", person: "secretary", kind: "read" },
  { name: "meeting-cancelled", path: "/meeting/meeting-aurora-4", person: "member", kind: "read" },
  { name: "meeting-everyone", path: "/meeting/meeting-aurora-38", person: "admin", kind: "read" },
  {
    name: "meeting-failing-log",
    path: "/meeting/meeting-aurora-1",
    person: "member",
    kind: "read",
    faults: failing("operation-log.list", 500),
  },
  { name: "meeting-restricted", path: "/meeting/meeting-aurora-33", person: "member", kind: "static", status: 403 },
  { name: "ballots", path: "/vote", person: "chair", kind: "read" },
  { name: "my-ballots", path: "/account/vote", person: "member", kind: "read" },
  { name: "my-ballots-done", path: "/account/vote?vote=done", person: "secretary", kind: "read" },
  { name: "group-ballots", path: "/wg/COPT/vote", person: "member", kind: "read" },
  { name: "ballot", path: "/vote/ballot-aurora-1", person: "secretary", kind: "read" },
  { name: "ballot-to-vote", path: "/vote/ballot-aurora-2", person: "member", kind: "read" },
  { name: "ballot-to-come", path: "/wg/COPT/vote/ballot-aurora-5", person: "chair", kind: "read" },
  { name: "ballot-ended", path: "/vote/ballot-aurora-7", person: "member", kind: "read" },
  { name: "ballot-cancelled", path: "/vote/ballot-aurora-11", person: "admin", kind: "read" },
  { name: "ballot-result", path: "/vote/ballot-aurora-7/result", person: "member", kind: "static" },
  { name: "ballot-result-early", path: "/vote/ballot-aurora-1/result", person: "member", kind: "static", status: 403 },
  { name: "meeting-summary", path: "/meeting/meeting-aurora-2/summary", person: "chair", kind: "read" },
  { name: "meeting-minutes", path: "/meeting/meeting-aurora-2/minutes", person: "member", kind: "static" },
  { name: "meeting-cancel", path: "/meeting/meeting-aurora-6/confirm/cancel", person: "chair", kind: "form" },
  { name: "meeting-end", path: "/meeting/meeting-aurora-1/confirm/end", person: "chair", kind: "form" },
  { name: "meeting-documents", path: "/meeting/meeting-aurora-6/documents", person: "chair", kind: "form" },
  { name: "meeting-summary-edit", path: "/meeting/meeting-aurora-2/summary/edit", person: "chair", kind: "form" },
  { name: "topic-create", path: "/meeting/meeting-aurora-6/topic/create", person: "member", kind: "form" },
  { name: "topic-edit", path: "/meeting/meeting-aurora-5/topic/topic-aurora-2/edit", person: "member", kind: "form" },
  {
    name: "topic-withdraw",
    path: "/meeting/meeting-aurora-5/topic/topic-aurora-2/withdraw",
    person: "member",
    kind: "form",
  },
  { name: "meeting-remind", path: "/meeting/meeting-aurora-6/confirm/remind", person: "chair", kind: "form" },
  {
    name: "meeting-not-offered",
    path: "/meeting/meeting-aurora-6/confirm/cancel",
    person: "member",
    kind: "static",
    status: 403,
  },
  { name: "search", path: "/search?q=plenary", person: "member", kind: "read" },
  { name: "search-none", path: "/search?q=nothing-like-it", person: "member", kind: "read" },
  { name: "profile", path: "/account/profile", person: "secretary", kind: "form" },
  { name: "profile-empty", path: "/account/profile", person: "member", kind: "form" },
  { name: "needs-my-action", path: "/account/needs-my-action", person: "admin", kind: "read" },
  { name: "admin-groups", path: "/admin/group", person: "member-admin", kind: "read" },
  { name: "admin-group-create", path: "/admin/group/create", person: "admin", kind: "form" },
  { name: "admin-group-edit", path: "/admin/group/COPT/edit", person: "member-admin", kind: "form" },
  { name: "admin-group-disband", path: "/admin/group/COPT/disband", person: "admin", kind: "form" },
  { name: "needs-my-action-none", path: "/account/needs-my-action?q=nothing-like-it", person: "member", kind: "read" },
  { name: "subscriptions", path: "/account/subscription", person: "member", kind: "form" },
  { name: "my-downloads", path: "/account/download", person: "secretary", kind: "read" },
  { name: "my-downloads-none", path: "/account/download", person: "lone-member", kind: "read" },
  { name: "export-meetings", path: "/export?module=meeting&query=status%3Dended", person: "member", kind: "form" },
  { name: "export-meeting", path: "/export?module=meeting&key=meeting-aurora-2", person: "member", kind: "form" },
  { name: "my-meetings", path: "/account/meeting", person: "chair", kind: "read" },
  { name: "groups", path: "/group", person: "chair", kind: "read" },
  { name: "groups-none", path: "/group?q=nothing-like-it", person: "chair", kind: "read" },
  { name: "group-about", path: "/wg/COPT/about", person: "chair", kind: "read" },
  { name: "group-members", path: "/wg/COPT/member", person: "chair", kind: "read" },
  { name: "group-disbanded", path: "/wg/FIBR/about", person: "member", kind: "read" },
  { name: "group-restricted", path: "/wg/STEER/about", person: "chair", kind: "static", status: 403 },
  { name: "group-unknown", path: "/wg/NONE/about", person: "chair", kind: "static", status: 404 },
  { name: "not-found", path: "/no-such-page", person: "member", kind: "static", status: 404 },
  { name: "no-such-alliance", path: "//a/nowhere/dashboard", kind: "static", status: 404 },
  { name: "logout", path: "/logout", person: "member", kind: "static" },
  { name: "download-failed", path: "/file/gone/failed", kind: "static", status: 502 },
  { name: "forbidden", path: "/thanks", kind: "static", status: 403, faults: failing("thanks.get", 403) },
  { name: "no-alliances", path: "/login", kind: "static", status: 503, faults: failing("alliance.list", 500) },
  { name: "server-error", path: "/thanks", kind: "static", status: 502, faults: failing("thanks.get", 500) },
  {
    name: "dashboard-failing-widget",
    path: "/dashboard",
    person: "member",
    kind: "read",
    faults: failing("notice.list", 500),
  },
  { name: "unavailable", path: "/dashboard", person: "member", kind: "static", status: 503, faults: failing("*", 500) },
  { name: "meeting-create", path: "/wg/COPT/meeting/create", person: "chair", kind: "form" },
  { name: "meeting-create-alliance", path: "/meeting/create", person: "admin", kind: "form" },
  { name: "meeting-create-refused", path: "/meeting/create", person: "member", kind: "static", status: 403 },
  { name: "meeting-edit", path: "/wg/COPT/meeting/meeting-aurora-6/edit", person: "chair", kind: "form" },
  { name: "ballot-create", path: "/wg/COPT/vote/create", person: "chair", kind: "form" },
  { name: "ballot-create-alliance", path: "/vote/create", person: "admin", kind: "form" },
  { name: "ballot-create-refused", path: "/vote/create", person: "member", kind: "static", status: 403 },
  { name: "ballot-edit", path: "/wg/COPT/vote/ballot-aurora-5/edit", person: "chair", kind: "form" },
  { name: "ballot-extend", path: "/wg/COPT/vote/ballot-aurora-1/extend", person: "chair", kind: "form" },
  { name: "ballot-cancel", path: "/wg/COPT/vote/ballot-aurora-1/confirm/cancel", person: "chair", kind: "form" },
  { name: "ballot-remind", path: "/wg/COPT/vote/ballot-aurora-1/confirm/remind", person: "chair", kind: "form" },
  { name: "login-requests", path: "/admin/apply", person: "member-admin", kind: "read" },
  { name: "login-request-pending", path: "/admin/apply/login-request-aurora-1", person: "admin", kind: "form" },
  { name: "login-request-rejected", path: "/admin/apply/login-request-aurora-5", person: "admin", kind: "form" },
  { name: "login-request-reject", path: "/admin/apply/login-request-aurora-1/reject", person: "admin", kind: "form" },
  { name: "members", path: "/admin/member", person: "admin", kind: "read" },
  { name: "members-none", path: "/admin/member?q=nothing-like-it", person: "member-admin", kind: "read" },
  { name: "member", path: "/admin/member/member-aurora-chair", person: "member-admin", kind: "form" },
  { name: "member-disabled", path: "/admin/member/member-aurora-disabled", person: "admin", kind: "form" },
  { name: "member-disable", path: "/admin/member/member-aurora-chair/disable", person: "admin", kind: "form" },
  {
    name: "member-not-offered",
    path: "/admin/member/member-aurora-admin/disable",
    person: "admin",
    kind: "static",
    status: 403,
  },
  { name: "kit", path: "//kit", kind: "form" },
  { name: "kit-confirm", path: "//kit?confirm", kind: "form" },
  { name: "kit-rich-text", path: "/kit/rich-text", person: "member", kind: "form" },
  { name: "kit-list", path: "//kit/list", kind: "read" },
  { name: "kit-session", path: "/kit/session", person: "member", kind: "form" },
]

/** The address of a screen. */
export function pathOf(screen: Screen): string {
  return screen.path.startsWith("//") ? screen.path.slice(1) : `/a/${screen.alliance ?? "aurora"}${screen.path}`
}
