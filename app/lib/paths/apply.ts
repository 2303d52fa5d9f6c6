import { below } from "./address.ts"

/** Addresses of the applicant's side of a membership application, without its first page (`paths.ts`). */
export const applyPaths = {
  form: (alliance: string) => below(alliance, "apply", "form"),
  open: (alliance: string) => below(alliance, "apply", "open"),
  status: (alliance: string) => below(alliance, "apply", "status"),
  /** The status right after a form was sent: its draft in the browser is dropped. */
  sent: (alliance: string, form: "form" | "resubmit") => `${below(alliance, "apply", "status")}?sent=${form}`,
  resubmit: (alliance: string) => below(alliance, "apply", "resubmit"),
  withdraw: (alliance: string) => below(alliance, "apply", "withdraw"),
  file: (alliance: string, id: string) => below(alliance, "apply", "file", id),
  upload: (alliance: string, module: string) => below(alliance, "apply", "upload", module),
}
