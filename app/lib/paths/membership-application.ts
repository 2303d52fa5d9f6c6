import { below } from "./address.ts"

/** Paths of membership applications for administrators; the list is in `paths.ts`. */
export const membershipApplicationPaths = {
  csv: (alliance: string) => below(alliance, "admin", "membership-application.csv"),
  guidelines: (alliance: string) => below(alliance, "admin", "membership-application", "guidelines"),
  detail: (alliance: string, id: string) => below(alliance, "admin", "membership-application", id),
  page: (alliance: string, id: string, page: "complete" | "close") =>
    below(alliance, "admin", "membership-application", id, page),
}
