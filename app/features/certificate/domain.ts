import { certificatePaths } from "#app/lib/paths/certificate.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { bizRoles } from "#app/session/viewer.ts"
import { certificateList } from "./certificate.list.ts"

export const certificate: Domain = {
  records: { certificate: { href: ({ alliance }, id) => certificatePaths.detail(alliance, id), isConfidential: true } },
  operations: ["certificate.logged.create", "certificate.logged.update", "certificate.logged.delete"],
  fields: { certification_id: "certificate.certification" },
  navigation: {
    ...certificateList,
    position: 11,
    goKey: "r",
    isFor: (viewer) => viewer.isAdmin || viewer.bizRoles.includes(bizRoles.certificate),
  },
}
