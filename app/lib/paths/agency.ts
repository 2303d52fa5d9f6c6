import { below } from "./address.ts"

/** Paths of agencies: the detail page for all members, and the admin pages. */
export const agencyPaths = {
  detail: (alliance: string, id: string) => below(alliance, "agency", id),
  list: (alliance: string) => below(alliance, "admin", "agency"),
  csv: (alliance: string) => below(alliance, "admin", "agency.csv"),
  create: (alliance: string) => below(alliance, "admin", "agency", "create"),
  page: (alliance: string, id: string, page: "edit" | "member" | "disable") =>
    below(alliance, "admin", "agency", id, page),
}
