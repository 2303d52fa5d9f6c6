import { below, inShell } from "./paths/address.ts"
import type { ShellScope } from "./route-params.ts"

/** Query parameter of the login page: the address to return to (SES-08). */
export const returnParameter = "to"

/**
 * Paths that every page may link to: those of the shell, and the list of each domain. A domain's other paths are in
 * `paths/<domain>.ts`, so that a page loads only those it uses. Every link and redirect is built here or there.
 */
export const paths = {
  root: () => "/",
  preferences: () => "/preferences",
  dashboard: (alliance: string) => below(alliance, "dashboard"),
  /** @param to address to return to after the login */
  login: (alliance: string, to?: string) =>
    below(alliance, "login") + (to === undefined ? "" : `?${new URLSearchParams({ [returnParameter]: to })}`),
  callback: (alliance: string) => below(alliance, "callback"),
  logout: (alliance: string) => below(alliance, "logout"),
  apply: (alliance: string) => below(alliance, "apply"),
  thanks: (alliance: string) => below(alliance, "thanks"),
  file: (alliance: string, id: string) => below(alliance, "file", id),
  /** The page about a file that was not sent. It gets the reason if trying again cannot help. */
  fileFailed: (alliance: string, id: string, { kind }: { kind: string } = { kind: "" }) =>
    below(alliance, "file", id, "failed") + (kind === "not_found" || kind === "forbidden" ? `?because=${kind}` : ""),
  upload: (alliance: string, module: string) => below(alliance, "upload", module),
  richText: (alliance: string) => below(alliance, "rich-text"),
  draft: (alliance: string) => below(alliance, "draft"),
  memberTree: (alliance: string) => below(alliance, "member-tree"),
  account: (alliance: string) => below(alliance, "account"),
  regionChildren: (alliance: string, code: string) => below(alliance, "region", code),
  myProfile: (alliance: string) => below(alliance, "account", "profile"),
  mySubscriptions: (alliance: string) => below(alliance, "account", "subscription"),
  inbox: (alliance: string) => below(alliance, "account", "inbox"),
  inboxLatest: (alliance: string) => below(alliance, "account", "inbox", "latest"),
  needsMyAction: (alliance: string) => below(alliance, "account", "needs-my-action"),
  search: (alliance: string) => below(alliance, "search"),
  searchResults: (alliance: string) => below(alliance, "search", "results"),
  changes: (alliance: string) => below(alliance, "changes"),
  commands: (alliance: string) => below(alliance, "search", "commands"),
  myMeetings: (alliance: string) => below(alliance, "account", "meeting"),
  myDownloads: (alliance: string) => below(alliance, "account", "download"),
  calendar: (alliance: string) => below(alliance, "calendar"),
  schedules: (alliance: string) => below(alliance, "schedule"),
  tasks: (scope: ShellScope) => inShell(scope, "task"),
  topicCalls: (scope: ShellScope) => inShell(scope, "topic"),
  downloads: (scope: ShellScope) => inShell(scope, "download"),
  groups: (alliance: string) => below(alliance, "group"),
  workgroup: (alliance: string, acronym: string) => below(alliance, "wg", acronym),
  workgroupAbout: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "about"),
  meetings: (scope: ShellScope) => inShell(scope, "meeting"),
  myBallots: (alliance: string) => below(alliance, "account", "vote"),
  ballots: (scope: ShellScope) => inShell(scope, "vote"),
  proposals: (scope: ShellScope) => inShell(scope, "proposal"),
  notices: (scope: ShellScope) => inShell(scope, "notice"),
  certifications: (alliance: string) => below(alliance, "certification"),
  certificates: (alliance: string) => below(alliance, "certificate-center", "certificate"),
  admin: (alliance: string) => below(alliance, "admin"),
  loginRequests: (alliance: string) => below(alliance, "admin", "apply"),
  membershipApplications: (alliance: string) => below(alliance, "admin", "membership-application"),
}
