import { below } from "./address.ts"

/** Paths of login requests; the list is in `paths.ts`. */
export const loginRequestPaths = {
  request: (alliance: string) => below(alliance, "login", "request"),
  /** The confirmation; `hasEmail`: the answer can be sent by email. */
  sent: (alliance: string, hasEmail: boolean) =>
    below(alliance, "login", "request", "sent") + (hasEmail ? "" : "?email=none"),
  csv: (alliance: string) => below(alliance, "admin", "apply.csv"),
  detail: (alliance: string, id: string) => below(alliance, "admin", "apply", id),
  edit: (alliance: string, id: string) => below(alliance, "admin", "apply", id, "edit"),
  reject: (alliance: string, id: string) => below(alliance, "admin", "apply", id, "reject"),
}
