import { below } from "./address.ts"

/** Paths of the certificate centre; the list is in `paths.ts`. */
export const certificatePaths = {
  issuance: (alliance: string) => below(alliance, "certificate", "issuance"),
  create: (alliance: string) => below(alliance, "certificate-center", "certificate", "create"),
  csv: (alliance: string) => below(alliance, "certificate-center", "certificate.csv"),
  detail: (alliance: string, id: string) => below(alliance, "certificate-center", "certificate", id),
  page: (alliance: string, id: string, page: "edit" | "delete") =>
    below(alliance, "certificate-center", "certificate", id, page),
}
