import { certificationRoles } from "#mock/domains/certification/rules.ts"
import type { CertificationRow } from "#mock/domains/certification/records.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type World } from "#mock/engine/rules.ts"
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

const roles = {
  applicant: inApplication("applicant"),
  applicant_entity: inApplication("applicant_entity"),
  certification_admin: inApplication("certification_admin"),
  certification_agency: inApplication("certification_agency"),
  testing_agency: inApplication("testing_agency"),
  certificate_admin: bizRole(bizRoles.certificate),
  alliance_admin: allianceAdmin,
}

const states = ["open", "issued"] as const

/** Implements openapi/states/certificate.yaml. */
export const certificateRules = rulesFor<CertificateRow>()({
  statuses: states,
  status: (row: CertificateRow, world: World) =>
    certificationOf(row, world)?.state === "completed" ? "issued" : "open",
  roles,
  read: [
    {
      in: states,
      by: [
        "applicant",
        "applicant_entity",
        "certification_admin",
        "certification_agency",
        "testing_agency",
        "certificate_admin",
        "alliance_admin",
      ],
    },
  ],
  actions: {
    update: [{ in: states, by: ["certificate_admin"] }],
    delete: [{ in: ["open"], by: ["certificate_admin"] }],
  },
  refusals: {
    delete: (refusal) => (refusal.code === "state_refused" ? new Refusal("certificate_in_use") : refusal),
  },
})

/** Who may add certificates to the centre (openapi/states/certificate.yaml). */
export const certificateListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles: { alliance_member: allianceMember, certificate_admin: bizRole(bizRoles.certificate) },
  read: [{ in: ["open"], by: ["alliance_member"] }],
  actions: {
    create: [{ in: ["open"], by: ["certificate_admin"] }],
    export: [{ in: ["open"], by: ["alliance_member"] }],
  },
})
