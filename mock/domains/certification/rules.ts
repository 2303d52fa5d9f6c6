import { actsFor } from "#mock/domains/agency/rules.ts"
import { bizRole, bizRoles, tableRules } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import type { World } from "#mock/engine/rules.ts"
import { tables } from "#openapi/generated/states.ts"
import { mailTurn, mailWithdrawal } from "./mail.ts"
import type { CertificationRow } from "./records.ts"
import type { StepKey } from "./steps.ts"

/** A member of the chosen agency, while it is valid. Nobody has this role before the application has reached the agency's step. */
function agencyRole(field: "test_agency_id" | "certification_agency_id", step: StepKey) {
  return (user: MemberRow, row: CertificationRow, { store }: World) =>
    row.reached.includes(step) && actsFor(user, store.rows.agency.get(row[field]))
}

const isCertificateAdmin = bizRole(bizRoles.certificate)

/** Roles of people in an application. Certificates use the same roles of their application. */
export const certificationRoles = {
  applicant: (user: MemberRow, { submitter_id }: CertificationRow) => submitter_id === user.id,
  applicant_entity: (user: MemberRow, { entity_id }: CertificationRow) =>
    entity_id !== null && user.entity_id === entity_id,
  certification_admin: bizRole(bizRoles.certification),
  certification_agency: agencyRole("certification_agency_id", "certification_agency_review"),
  testing_agency: agencyRole("test_agency_id", "testing_agency_review"),
  certificate_admin: (user: MemberRow, row: CertificationRow) =>
    isCertificateAdmin(user) && row.reached.includes("agency_certificate"),
}

/** The code behind openapi/states/certification.yaml. */
export const certificationRules = tableRules<CertificationRow>()(tables.certification, {
  status: ({ state }) => state,
  roles: certificationRoles,
  conditions: { own_application: (user, { submitter_id }) => user?.id === submitter_id },
  effects: { mail_turn: mailTurn, mail_withdrawal: mailWithdrawal },
})

/** Whether the user may see the IP addresses of actions: only those who run the certification (CERT-03). */
export function seesAddresses(row: { key: string | null }, user: MemberRow, { store }: World): boolean {
  const certification = row.key === null ? undefined : store.rows.certification.get(row.key)
  if (!certification) return false
  const { certification_admin, certificate_admin } = certificationRoles
  return certification_admin(user) || certificate_admin(user, certification)
}

/** Who may submit an application (openapi/states/certification.yaml). */
export const certificationListRules = tableRules<{ alliance_id: string }>()(tables.certification.list, {
  status: () => "open",
})
