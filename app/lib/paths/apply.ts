import { below } from "./address.ts"

/** Paths of a membership application for the applicant; the first page is in `paths.ts`. */
export const applyPaths = {
  form: (alliance: string) => below(alliance, "apply", "form"),
  open: (alliance: string) => below(alliance, "apply", "open"),
  /** The same page, which leads on to the form of a resubmission. */
  openToResubmit: (alliance: string) => `${below(alliance, "apply", "open")}?next=resubmit`,
  status: (alliance: string) => below(alliance, "apply", "status"),
  /** The status page right after a form was sent, which deletes the draft in the browser. */
  sent: (alliance: string, form: "form" | "resubmit") => `${below(alliance, "apply", "status")}?sent=${form}`,
  resubmit: (alliance: string) => below(alliance, "apply", "resubmit"),
  withdraw: (alliance: string) => below(alliance, "apply", "withdraw"),
  file: (alliance: string, id: string) => below(alliance, "apply", "file", id),
  upload: (alliance: string, module: string) => below(alliance, "apply", "upload", module),
}
