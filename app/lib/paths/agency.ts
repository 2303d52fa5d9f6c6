import { below } from "./address.ts"

/** Addresses of the pages of agencies: the page that everybody may read, and those of the administration. */
export const agencyPaths = {
  detail: (alliance: string, id: string) => below(alliance, "agency", id),
  list: (alliance: string) => below(alliance, "admin", "agency"),
  csv: (alliance: string) => below(alliance, "admin", "agency.csv"),
  create: (alliance: string) => below(alliance, "admin", "agency", "create"),
  page: (alliance: string, id: string, page: "edit" | "member" | "disable") =>
    below(alliance, "admin", "agency", id, page),
}
