import { below } from "./address.ts"

/** Addresses of the pages with which administrators decide membership applications, without their list (`paths.ts`). */
export const membershipApplicationPaths = {
  csv: (alliance: string) => below(alliance, "admin", "membership-application.csv"),
  guidelines: (alliance: string) => below(alliance, "admin", "membership-application", "guidelines"),
  detail: (alliance: string, id: string) => below(alliance, "admin", "membership-application", id),
  page: (alliance: string, id: string, page: "complete" | "close") =>
    below(alliance, "admin", "membership-application", id, page),
}
