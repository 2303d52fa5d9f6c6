/**
 * Who may open which route (specification 6, ROLE-01 to ROLE-03, ROLE-07, SES-06, TEN-07), written by hand and taken from no module:
 * a guard that is removed changes the portal, and not this table. A new route needs its row here; the test says which one is missing.
 */

/** The same words as in a route's `handle`. */
export type Access = "public" | "guest" | "member" | "group" | "member-admin" | "admin"

type Special = {
  /** The page opens only for those whom the backend offers its action; everybody else meets a 403. */
  offered?: readonly string[]
  /** Where a file leads those whom it is not offered: to its page, which says why. */
  otherwise?: string
  /** Asked by scripts: a stranger gets a 401 and is led nowhere. */
  isForScripts?: true
  /** Where a public page leads somebody who is not logged in. */
  strangers?: string
}

/** Access, and what whoever may open it finds there: a status, or the address it leads to (below the alliance, unless it begins with a slash). */
export type Row = readonly [access: Access, shows: number | string, special?: Special]

/** Who creates for the whole alliance, who does in a group (COPT), and who keeps schedules. */
const conveners = ["admin", "general-secretary", "chair", "vice-chair", "secretary"]
const officers = ["admin", "chair", "vice-chair", "secretary"]
const schedulers = ["admin", "schedule-admin"]
/** Who gives and takes roles in a group (COPT), who reads its log, and who is in it. */
const keepers = ["admin", "member-admin", "chair"]
const logReaders = [...keepers, "vice-chair", "secretary"]
const insiders = ["chair", "vice-chair", "secretary", "member"]

/** By pattern; without a slash at the beginning it stands below `/a/:alliance`. Made-up ids, the group COPT. */
export const routes: Record<string, Row> = {
  "/": ["public", 404],
  "/preferences": ["public", "/"],
  login: ["guest", 200],
  "login/request": ["guest", 200],
  "login/request/sent": ["guest", 200],
  callback: ["guest", 200],
  logout: ["public", 200, { strangers: "login" }],
  thanks: ["public", 200],
  "file/:id/failed": ["public", 502],
  "": ["member", "dashboard"],
  dashboard: ["member", 200],
  calendar: ["member", 200],
  "calendar/feed": ["member", 200],
  schedule: ["member", 200],
  "schedule/create": ["member", 200, { offered: schedulers }],
  "schedule/:id": ["member", 404],
  "schedule/:id/edit": ["member", 404],
  "schedule/:id/cancel": ["member", 404],
  meeting: ["group", 200],
  "meeting/:id": ["group", 404],
  "meeting/:id/summary": ["group", 404],
  "meeting/create": ["group", 200, { offered: conveners }],
  "meeting/:id/edit": ["group", 404],
  "meeting/:id/confirm/:action": ["group", 404],
  "meeting/:id/documents": ["group", 404],
  "meeting/:id/summary/edit": ["group", 404],
  "meeting/:id/topic/create": ["group", 404],
  "meeting/:id/topic/:topicId/edit": ["group", 404],
  "meeting/:id/topic/:topicId/withdraw": ["group", 404],
  vote: ["group", 200],
  "vote/:id": ["group", 404],
  "vote/create": ["group", 200, { offered: conveners }],
  "vote/:id/edit": ["group", 404],
  "vote/:id/extend": ["group", 404],
  "vote/:id/confirm/:action": ["group", 404],
  "kit/session": ["member", 200],
  "kit/rich-text": ["member", 200],
  group: ["member", 200],
  search: ["member", 200],
  export: ["member", 404],
  account: ["member", "account/profile"],
  "account/needs-my-action": ["member", 200],
  "account/profile": ["member", 200],
  "account/meeting": ["group", 200],
  "account/vote": ["group", 200],
  "account/subscription": ["member", 200],
  "account/download": ["member", 200],
  admin: ["member-admin", "admin/member"],
  "admin/member": ["member-admin", 200],
  "admin/member/:id": ["member-admin", 404],
  "admin/member/invite": ["member-admin", 200],
  "admin/member/invite/:importId": ["member-admin", 404],
  "admin/member/invite/:importId/message": ["member-admin", 404],
  "admin/member/invitation/:id": ["member-admin", 404],
  "admin/member/:id/disable": ["member-admin", 404],
  "admin/entity": ["member-admin", 200],
  "admin/entity/create": ["member-admin", 200],
  "admin/entity/level": ["member-admin", 200],
  "admin/entity/:id": ["member-admin", 404],
  "admin/entity/:id/edit": ["member-admin", 404],
  "admin/entity/:id/disable": ["member-admin", 404],
  "admin/log": ["member-admin", 200],
  "admin/group": ["member-admin", 200],
  "admin/group/create": ["member-admin", 200],
  "admin/group/:acronym/edit": ["member-admin", 200],
  "admin/group/:acronym/disband": ["member-admin", 200],
  "admin/group/:acronym/member": ["member-admin", 200],
  "admin/group/:acronym/member/:role/:memberId/remove": ["member-admin", 404],
  "admin/apply": ["member-admin", 200],
  "admin/apply/:id": ["member-admin", 404],
  "admin/apply/:id/edit": ["member-admin", 404],
  "admin/apply/:id/reject": ["member-admin", 404],
  "wg/:acronym": ["group", "wg/COPT/about"],
  "wg/:acronym/about": ["group", 200],
  "wg/:acronym/member": ["group", 200],
  "wg/:acronym/member/manage": ["group", 200, { offered: keepers }],
  "wg/:acronym/member/:role/:memberId/remove": ["group", 404],
  "wg/:acronym/leave": ["group", 200, { offered: insiders }],
  "wg/:acronym/log": ["group", 200, { offered: logReaders }],
  "wg/:acronym/meeting": ["group", 200],
  "wg/:acronym/meeting/:id": ["group", 404],
  "wg/:acronym/meeting/:id/summary": ["group", 404],
  "wg/:acronym/meeting/:id/confirm/:action": ["group", 404],
  "wg/:acronym/meeting/:id/documents": ["group", 404],
  "wg/:acronym/meeting/:id/summary/edit": ["group", 404],
  "wg/:acronym/meeting/:id/topic/create": ["group", 404],
  "wg/:acronym/meeting/:id/topic/:topicId/edit": ["group", 404],
  "wg/:acronym/meeting/:id/topic/:topicId/withdraw": ["group", 404],
  "wg/:acronym/vote": ["group", 200],
  "wg/:acronym/vote/:id": ["group", 404],
  "wg/:acronym/meeting/create": ["group", 200, { offered: officers }],
  "wg/:acronym/meeting/:id/edit": ["group", 404],
  "wg/:acronym/vote/create": ["group", 200, { offered: officers }],
  "wg/:acronym/vote/:id/edit": ["group", 404],
  "wg/:acronym/vote/:id/extend": ["group", 404],
  "wg/:acronym/vote/:id/confirm/:action": ["group", 404],
  "meeting/:id/minutes": ["group", 404],
  "vote/:id/result": ["group", 404],
  "vote/:id/receipt": ["group", 404],
  "rich-text": ["member", "dashboard"],
  "admin/apply.csv": ["member-admin", 200],
  "admin/member.csv": ["member-admin", 200],
  "import/template": ["member-admin", 200],
  "import/:id/rejected.csv": ["member-admin", "admin/member/invite/no-such-record"],
  "group.csv": ["member", 200],
  "wg/:acronym/member.csv": ["group", 200],
  "wg/:acronym/log.csv": ["group", 200, { offered: logReaders, otherwise: "wg/COPT/log" }],
  "schedule/:id/calendar.ics": ["member", "schedule/no-such-record"],
  "schedule.csv": ["member", 200],
  "feed/:feedKey/calendar.ics": ["public", 404],
  "meeting/:id/calendar.ics": ["group", "meeting/no-such-record"],
  "meeting.csv": ["member", 200],
  "vote/:id/calendar.ics": ["group", "vote/no-such-record"],
  "vote/:id/records.csv": ["group", "vote/no-such-record"],
  "admin/log.csv": ["member-admin", 200],
  "admin/entity.csv": ["member-admin", 200],
  "vote.csv": ["member", 200],
  "account/download/packing": ["member", 200, { isForScripts: true }],
  "account/download/:id/file": ["member", "account/download"],
  "file/:id": ["public", "file/no-such-record/failed"],
  "upload/:module": ["member", 405, { isForScripts: true }],
  draft: ["member", 405, { isForScripts: true }],
  "search/results": ["member", 200, { isForScripts: true }],
  "region/:code": ["member", 200, { isForScripts: true }],
  "member-tree": ["member", 200, { isForScripts: true }],
  "*": ["public", 404],
  "/kit": ["public", 200],
  "/kit/list": ["public", 200],
  "/*": ["public", 404],
}

/** What stands around pages: its access, and an address below the alliance that it stands around. */
export const layouts: Record<string, readonly [access: Access, address: string]> = {
  "features/shell/tenant.route.tsx": ["public", "thanks"],
  "features/shell/public.route.tsx": ["public", "thanks"],
  "features/shell/member.route.tsx": ["member", "group"],
  "features/shell/pages.route.tsx": ["member", "group"],
  "features/account/shell.route.tsx": ["member", "account/profile"],
  "features/admin/shell.route.tsx": ["member-admin", "admin/member"],
  "features/workgroup/shell.route.tsx": ["group", "wg/COPT/about"],
}
