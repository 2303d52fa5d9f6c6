import { actsFor } from "#mock/domains/agency/rules.ts"
import { allianceAdmin, allianceMember, bizRole, bizRoles } from "#mock/domains/member/roles.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { rulesFor, type Rule, type User, type World } from "#mock/engine/rules.ts"
import { mailTurn, mailWithdrawal } from "./mail.ts"
import type { CertificationRow } from "./records.ts"
import {
  certificationStates,
  openStates,
  statesFrom,
  statesOf,
  statusOf,
  steps,
  type CertificationState,
  type Step,
  type StepKey,
} from "./steps.ts"

/** A member of the chosen agency, while it is valid. Nobody has this role before the application has reached the agency's step. */
function agencyRole(field: "test_agency_id" | "certification_agency_id", step: StepKey) {
  return (user: MemberRow, row: CertificationRow, { store }: World) =>
    row.reached.includes(step) && actsFor(user, store.rows.agency.get(row[field]))
}

const isCertificateAdmin = bizRole(bizRoles.certificate)

/** Roles of people in an application. Certificates use the same roles of their application. */
export const certificationRoles = {
  alliance_member: allianceMember,
  applicant: (user: MemberRow, { submitter_id }: CertificationRow) => submitter_id === user.id,
  applicant_entity: (user: MemberRow, { entity_id }: CertificationRow) =>
    entity_id !== null && user.entity_id === entity_id,
  certification_admin: bizRole(bizRoles.certification),
  certification_agency: agencyRole("certification_agency_id", "certification_agency_review"),
  testing_agency: agencyRole("test_agency_id", "testing_agency_review"),
  certificate_admin: (user: MemberRow, row: CertificationRow) =>
    isCertificateAdmin(user) && row.reached.includes("agency_certificate"),
  alliance_admin: allianceAdmin,
}

type Row = Rule<CertificationRow, CertificationState, keyof typeof certificationRoles>
type Action = Step["action"]

/** Agency members may not act on their own applications. */
function ownApplication(user: User, { submitter_id }: CertificationRow): Refusal | undefined {
  return user?.id === submitter_id ? new Refusal("own_application") : undefined
}

/** Returns one rule for each actor of an action, for the states in which one of the actor's steps is open. */
function rowsOf(action: Action): Row[] {
  const mine = steps.filter((step) => step.action === action)
  return [...new Set(mine.map(({ actor }) => actor))].map((actor) => ({
    in: mine.filter((step) => step.actor === actor).flatMap(statesOf),
    by: [actor],
    ...(actor.endsWith("_agency") && { unless: ownApplication }),
    then: [mailTurn],
  }))
}

/** A refusal because of the state names the contract's status, not the mock's finer state. */
function inStatus(refusal: Refusal, { state }: CertificationRow): Refusal {
  return refusal.code === "state_refused" ? new Refusal("state_refused", { status: statusOf(state) }) : refusal
}

const running: readonly CertificationState[] = [...openStates, "ongoing"]
const fromCertificationAgency: Row["in"] = [...statesFrom("certification_agency_review"), "rejected", "ongoing"]
const fromTestingAgency: Row["in"] = [...statesFrom("testing_agency_review"), "rejected", "ongoing"]
const fromCertificate: Row["in"] = [...statesFrom("agency_certificate"), "ongoing"]

/** Implements openapi/states/certification.yaml. */
export const certificationRules = rulesFor<CertificationRow>()({
  statuses: certificationStates,
  status: ({ state }: CertificationRow): CertificationState => state,
  roles: certificationRoles,
  read: [
    { in: certificationStates, by: ["applicant", "applicant_entity", "certification_admin", "alliance_admin"] },
    { in: fromCertificationAgency, by: ["certification_agency"] },
    { in: fromTestingAgency, by: ["testing_agency"] },
    { in: fromCertificate, by: ["certificate_admin"] },
    { in: ["completed", "withdrawn"], by: ["certification_agency", "testing_agency", "certificate_admin"] },
  ],
  actions: {
    resubmit: rowsOf("resubmit"),
    withdraw: [{ in: running, by: ["applicant"], to: "withdrawn", then: [mailWithdrawal] }],
    review: rowsOf("review"),
    "evaluation.create": rowsOf("evaluation.create"),
    "result.create": rowsOf("result.create"),
    confirm: rowsOf("confirm"),
    "objection.create": [
      { in: steps.filter((step) => step.isObjectionable).flatMap(statesOf), by: ["applicant"], then: [mailTurn] },
    ],
    "certificate.create": rowsOf("certificate.create"),
    "enable-label": rowsOf("enable-label"),
    "label-sample.create": rowsOf("label-sample.create"),
    "materials.create": rowsOf("materials.create"),
    "feedback.create": [
      { in: running, by: ["applicant", "certification_admin"] },
      { in: fromCertificationAgency, by: ["certification_agency"] },
      { in: fromTestingAgency, by: ["testing_agency"] },
      { in: fromCertificate, by: ["certificate_admin"] },
    ],
  },
  refusals: {
    resubmit: inStatus,
    withdraw: inStatus,
    review: inStatus,
    "evaluation.create": inStatus,
    "result.create": inStatus,
    confirm: inStatus,
    "objection.create": inStatus,
    "certificate.create": inStatus,
    "enable-label": inStatus,
    "label-sample.create": inStatus,
    "materials.create": inStatus,
    "feedback.create": inStatus,
  },
})

/** Whether the user may see the IP addresses of actions: only those who run the certification (CERT-03). */
export function seesAddresses(row: { key: string | null }, user: MemberRow, { store }: World): boolean {
  const certification = row.key === null ? undefined : store.rows.certification.get(row.key)
  if (!certification) return false
  const { certification_admin, certificate_admin } = certificationRoles
  return certification_admin(user) || certificate_admin(user, certification)
}

/** Who may submit an application (openapi/states/certification.yaml). */
export const certificationListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles: { alliance_member: allianceMember },
  read: [{ in: ["open"], by: ["alliance_member"] }],
  actions: {
    create: [{ in: ["open"], by: ["alliance_member"] }],
    export: [{ in: ["open"], by: ["alliance_member"] }],
  },
})
