import { below } from "./address.ts"

/** Paths of workgroups; the list is in `paths.ts`. */
export const workgroupPaths = {
  dashboard: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "dashboard"),
  csv: (alliance: string) => below(alliance, "group.csv"),
  members: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "member"),
  manage: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "member", "manage"),
  roleRemove: (alliance: string, acronym: string, role: string, id: string) =>
    below(alliance, "wg", acronym, "member", role, id, "remove"),
  log: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "log"),
  logCsv: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "log.csv"),
  leave: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "leave"),
  join: (alliance: string, acronym: string) => below(alliance, "group", acronym, "join"),
  joinWithdraw: (alliance: string, acronym: string, id: string) =>
    below(alliance, "group", acronym, "join", id, "withdraw"),
  joinRequests: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "member", "request"),
  joinDecline: (alliance: string, acronym: string, id: string) =>
    below(alliance, "wg", acronym, "member", "request", id, "decline"),
  membersCsv: (alliance: string, acronym: string) => below(alliance, "wg", acronym, "member.csv"),
  adminList: (alliance: string) => below(alliance, "admin", "group"),
  adminCreate: (alliance: string) => below(alliance, "admin", "group", "create"),
  adminPage: (alliance: string, acronym: string, page: "edit" | "disband" | "member") =>
    below(alliance, "admin", "group", acronym, page),
  adminRoleRemove: (alliance: string, acronym: string, role: string, id: string) =>
    below(alliance, "admin", "group", acronym, "member", role, id, "remove"),
}
