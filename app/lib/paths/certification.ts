import { below } from "./address.ts"

/** The pages of a certification application, one for each phase. */
export type CertificationTab = "review" | "testing" | "certification" | "confirmation" | "certificate-issuance"

/** Paths of certification applications; the list is in `paths.ts`. */
export const certificationPaths = {
  create: (alliance: string) => below(alliance, "certification", "create"),
  csv: (alliance: string) => below(alliance, "certification.csv"),
  /** Redirects to the page of the open step if it waits for the user. */
  toAct: (alliance: string, id: string) => below(alliance, "certification", id),
  detail: (alliance: string, id: string) => below(alliance, "certification", id, "review"),
  tab: (alliance: string, id: string, tab: CertificationTab) => below(alliance, "certification", id, tab),
  page: (alliance: string, id: string, page: "edit" | "withdraw" | "print") =>
    below(alliance, "certification", id, page),
  feedback: (alliance: string, id: string, phase: string) => below(alliance, "certification", id, "feedback", phase),
}
