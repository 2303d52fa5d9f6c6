import type { Place } from "./place.ts"

const below = (...parts: [alliance: string, ...below: string[]]) =>
  parts.reduce((path, part) => `${path}/${encodeURIComponent(part)}`, "/a")

const inPlace = ({ alliance, acronym }: Place, ...parts: string[]) =>
  acronym === undefined ? below(alliance, ...parts) : below(alliance, "wg", acronym, ...parts)

/** A page below a meeting. */
export type MeetingPage = "edit" | "documents" | "summary" | "summary/edit" | "topic/create"

/** Addresses of the portal's own pages; every link and redirect is made here. */
export const paths = {
  root: () => "/",
  preferences: () => "/preferences",
  dashboard: (alliance: string) => below(alliance, "dashboard"),
  login: (alliance: string) => below(alliance, "login"),
  loginRequest: (alliance: string) => below(alliance, "login", "request"),
  loginRequestSent: (alliance: string) => below(alliance, "login", "request", "sent"),
  callback: (alliance: string) => below(alliance, "callback"),
  logout: (alliance: string) => below(alliance, "logout"),
  thanks: (alliance: string) => below(alliance, "thanks"),
  file: (alliance: string, id: string) => below(alliance, "file", id),
  fileFailed: (alliance: string, id: string) => below(alliance, "file", id, "failed"),
  upload: (alliance: string, module: string) => below(alliance, "upload", module),
  richText: (alliance: string) => below(alliance, "rich-text"),
  draft: (alliance: string) => below(alliance, "draft"),
  memberTree: (alliance: string) => below(alliance, "member-tree"),
  account: (alliance: string) => below(alliance, "account"),
  regionChildren: (alliance: string, code: string) => below(alliance, "region", code),
  myProfile: (alliance: string) => below(alliance, "account", "profile"),
  mySubscriptions: (alliance: string) => below(alliance, "account", "subscription"),
  needsMyAction: (alliance: string) => below(alliance, "account", "needs-my-action"),
  search: (alliance: string) => below(alliance, "search"),
  searchResults: (alliance: string) => below(alliance, "search", "results"),
  myMeetings: (alliance: string) => below(alliance, "account", "meeting"),
  myDownloads: (alliance: string) => below(alliance, "account", "download"),
  myDownloadsPacking: (alliance: string) => below(alliance, "account", "download", "packing"),
  myDownloadFile: (alliance: string, id: string) => below(alliance, "account", "download", id, "file"),
  exportPackage: (alliance: string) => below(alliance, "export"),
  calendar: (alliance: string) => below(alliance, "calendar"),
  calendarFeed: (alliance: string) => below(alliance, "calendar", "feed"),
  calendarFeedFile: (alliance: string, key: string) => below(alliance, "feed", key, "calendar.ics"),
  schedules: (alliance: string) => below(alliance, "schedule"),
  scheduleCreate: (alliance: string) => below(alliance, "schedule", "create"),
  schedule: (alliance: string, id: string) => below(alliance, "schedule", id),
  scheduleEdit: (alliance: string, id: string) => below(alliance, "schedule", id, "edit"),
  scheduleCancel: (alliance: string, id: string) => below(alliance, "schedule", id, "cancel"),
  scheduleCalendar: (alliance: string, id: string) => below(alliance, "schedule", id, "calendar.ics"),
  scheduleCsv: (alliance: string) => below(alliance, "schedule.csv"),
  groups: (alliance: string) => below(alliance, "group"),
  groupsCsv: (alliance: string) => below(alliance, "group.csv"),
  workgroup: (alliance: string, acronym: string) => below(alliance, "wg", acronym),
  workgroupAbout: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "about"),
  workgroupMembers: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "member"),
  workgroupMembersManage: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "member", "manage"),
  workgroupRoleRemove: (alliance: string, acronym: string, role: string, id: string) =>
    below(alliance, "wg", acronym, "member", role, id, "remove"),
  workgroupLog: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "log"),
  workgroupLogCsv: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "log.csv"),
  workgroupLeave: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "leave"),
  workgroupMembersCsv: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "member.csv"),
  meetings: (place: Place) => inPlace(place, "meeting"),
  meetingCreate: (place: Place) => inPlace(place, "meeting", "create"),
  meeting: (place: Place, id: string) => inPlace(place, "meeting", id),
  meetingPage: (place: Place, id: string, page: MeetingPage) => inPlace(place, "meeting", id, ...page.split("/")),
  meetingConfirm: (place: Place, id: string, action: "cancel" | "end" | "remind") =>
    inPlace(place, "meeting", id, "confirm", action),
  meetingTopic: (place: Place, id: string, topicId: string, page: "edit" | "withdraw") =>
    inPlace(place, "meeting", id, "topic", topicId, page),
  meetingMinutes: (alliance: string, id: string) => below(alliance, "meeting", id, "minutes"),
  meetingCalendar: (alliance: string, id: string) => below(alliance, "meeting", id, "calendar.ics"),
  meetingCsv: (alliance: string) => below(alliance, "meeting.csv"),
  myBallots: (alliance: string) => below(alliance, "account", "vote"),
  ballots: (place: Place) => inPlace(place, "vote"),
  /** @param from id of the meeting it is to be about, or of the ballot it is to follow */
  ballotCreate: (place: Place, from: { meeting?: string; previous?: string } = {}) =>
    [inPlace(place, "vote", "create"), new URLSearchParams(from).toString()].filter(Boolean).join("?"),
  ballot: (place: Place, id: string) => inPlace(place, "vote", id),
  ballotEdit: (place: Place, id: string) => inPlace(place, "vote", id, "edit"),
  ballotExtend: (place: Place, id: string) => inPlace(place, "vote", id, "extend"),
  ballotConfirm: (place: Place, id: string, action: "cancel" | "remind") =>
    inPlace(place, "vote", id, "confirm", action),
  ballotResult: (alliance: string, id: string) => below(alliance, "vote", id, "result"),
  ballotReceipt: (alliance: string, id: string) => below(alliance, "vote", id, "receipt"),
  ballotCalendar: (alliance: string, id: string) => below(alliance, "vote", id, "calendar.ics"),
  ballotRecordsCsv: (alliance: string, id: string) => below(alliance, "vote", id, "records.csv"),
  admin: (alliance: string) => below(alliance, "admin"),
  members: (alliance: string) => below(alliance, "admin", "member"),
  /** @param step nothing, the id of a list, or that and "message" */
  memberInvite: (alliance: string, ...step: [importId?: string, page?: "message"]) =>
    below(alliance, "admin", "member", "invite", ...step.filter((part) => part !== undefined)),
  memberInvitation: (alliance: string, id: string) => below(alliance, "admin", "member", "invitation", id),
  importTemplate: (alliance: string, language: "english" | "chinese") =>
    `${below(alliance, "import", "template")}?language=${language}`,
  importRejected: (alliance: string, id: string) => below(alliance, "import", id, "rejected.csv"),
  loginRequests: (alliance: string) => below(alliance, "admin", "apply"),
  loginRequestsCsv: (alliance: string) => below(alliance, "admin", "apply.csv"),
  loginRequestAdmin: (alliance: string, id: string) => below(alliance, "admin", "apply", id),
  loginRequestEdit: (alliance: string, id: string) => below(alliance, "admin", "apply", id, "edit"),
  loginRequestReject: (alliance: string, id: string) => below(alliance, "admin", "apply", id, "reject"),
  membersCsv: (alliance: string) => below(alliance, "admin", "member.csv"),
  member: (alliance: string, id: string) => below(alliance, "admin", "member", id),
  memberDisable: (alliance: string, id: string) => below(alliance, "admin", "member", id, "disable"),
  entities: (alliance: string) => below(alliance, "admin", "entity"),
  entitiesCsv: (alliance: string) => below(alliance, "admin", "entity.csv"),
  entityCreate: (alliance: string) => below(alliance, "admin", "entity", "create"),
  memberLevels: (alliance: string) => below(alliance, "admin", "entity", "level"),
  entity: (alliance: string, id: string) => below(alliance, "admin", "entity", id),
  entityEdit: (alliance: string, id: string) => below(alliance, "admin", "entity", id, "edit"),
  entityDisable: (alliance: string, id: string) => below(alliance, "admin", "entity", id, "disable"),
  operationLog: (alliance: string) => below(alliance, "admin", "log"),
  operationLogCsv: (alliance: string) => below(alliance, "admin", "log.csv"),
  adminGroups: (alliance: string) => below(alliance, "admin", "group"),
  adminGroupCreate: (alliance: string) => below(alliance, "admin", "group", "create"),
  adminGroup: (alliance: string, acronym: string, page: "edit" | "disband" | "member") =>
    below(alliance, "admin", "group", acronym, page),
  adminGroupRoleRemove: (alliance: string, acronym: string, role: string, id: string) =>
    below(alliance, "admin", "group", acronym, "member", role, id, "remove"),
  ballotCsv: (alliance: string) => below(alliance, "vote.csv"),
}
