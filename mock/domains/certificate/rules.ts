import { certificationRoles } from "#mock/domains/certification/rules.ts"
import type { CertificationRow } from "#mock/domains/certification/records.ts"
import { bizRole, bizRoles, tableRules } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"
import type { CertificateRow } from "./records.ts"

/** The application that a certificate belongs to. */
export function certificationOf({ certification_id }: CertificateRow, { store }: World): CertificationRow | undefined {
  return certification_id === null ? undefined : store.rows.certification.get(certification_id)
}

type Relation = "applicant" | "applicant_entity" | "certification_admin" | "certification_agency" | "testing_agency"

/** Maps a role in an application to the same role for the application's certificate. */
const inApplication = (role: Relation) => (user: MemberRow, row: CertificateRow, world: World) => {
  const certification = certificationOf(row, world)
  return certification !== undefined && certificationRoles[role](user, certification, world)
}

/** The code behind openapi/states/certificate.yaml. */
export const certificateRules = tableRules<CertificateRow>()(tables.certificate, {
  status: (row, world) => (certificationOf(row, world)?.state === "completed" ? "issued" : "open"),
  roles: {
    applicant: inApplication("applicant"),
    applicant_entity: inApplication("applicant_entity"),
    certification_agency: inApplication("certification_agency"),
    testing_agency: inApplication("testing_agency"),
    certificate_admin: bizRole(bizRoles.certificate),
  },
})

/** Who may add certificates to the centre (openapi/states/certificate.yaml). */
export const certificateListRules = tableRules<{ alliance_id: string }>()(tables.certificate.list, {
  status: () => "open",
  roles: { certificate_admin: bizRole(bizRoles.certificate) },
})
