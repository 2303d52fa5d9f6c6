import { below } from "./address.ts"

/** Paths of the admin pages about the alliance itself. */
export const organizationPaths = {
  info: (alliance: string) => below(alliance, "admin", "org"),
  personnel: (alliance: string) => below(alliance, "admin", "org", "personnel"),
  phaseDurations: (alliance: string) => below(alliance, "admin", "org", "phase-duration"),
  removal: (alliance: string, role: string, memberId: string) =>
    below(alliance, "admin", "org", "personnel", role, memberId, "remove"),
}
