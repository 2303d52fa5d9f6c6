import { allianceAdmin, allianceMember } from "#mock/domains/member/roles.ts"
import type { AgencyUse } from "#mock/engine/domain.ts"
import { Refusal } from "#mock/engine/refusal.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import { rulesFor, type User, type World } from "#mock/engine/rules.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import type { AgencyRow } from "./records.ts"

export const agencyStatuses = ["valid", "invalid"] as const

const roles = { alliance_member: allianceMember, alliance_admin: allianceAdmin }

/** The applications that name an agency. */
export function usesOf({ id }: Pick<AgencyRow, "id">, world: World): AgencyUse[] {
  return recordKinds().flatMap(([, { agencyUses }]) => agencyUses?.(id, world) ?? [])
}

/** The applications that name an agency and are neither completed nor withdrawn. */
export function runningWith(agency: Pick<AgencyRow, "id">, world: World): AgencyUse["record"][] {
  return usesOf(agency, world).flatMap(({ record, isRunning }) => (isRunning ? [record] : []))
}

/** Whether the agency's period is over; running applications may still finish (openapi/states/agency.yaml). */
export function isExpired({ expiration_end }: AgencyRow, now: Instant): boolean {
  return expiration_end !== null && now >= expiration_end
}

/** Whether the agency can be chosen for a new application. */
export function isSelectable(agency: AgencyRow, now: Instant): boolean {
  const hasBegun = agency.expiration_start === null || agency.expiration_start <= now
  return !agency.is_disabled && hasBegun && !isExpired(agency, now)
}

/** Whether the user acts for the agency: the user is one of its members, and the agency is valid. */
export function actsFor(user: { id: string }, agency: AgencyRow | undefined): boolean {
  return agency !== undefined && !agency.is_disabled && agency.member_ids.includes(user.id)
}

function inUse(_user: User, agency: AgencyRow, world: World): Refusal | undefined {
  const certifications = runningWith(agency, world)
  return certifications.length > 0 ? new Refusal("agency_in_use", { certifications }) : undefined
}

/** Implements openapi/states/agency.yaml. */
export const agencyRules = rulesFor<AgencyRow>()({
  statuses: agencyStatuses,
  status: (agency: AgencyRow) => (agency.is_disabled ? "invalid" : "valid"),
  roles,
  read: [{ in: agencyStatuses, by: ["alliance_member"] }],
  actions: {
    update: [{ in: ["valid"], by: ["alliance_admin"] }],
    enable: [{ in: ["invalid"], by: ["alliance_admin"], to: "valid" }],
    disable: [{ in: ["valid"], by: ["alliance_admin"], unless: inUse, to: "invalid" }],
    "member.add": [{ in: ["valid"], by: ["alliance_admin"] }],
    "member.remove": [{ in: ["valid"], by: ["alliance_admin"] }],
  },
})

/** The list of the alliance's agencies (openapi/states/agency.yaml). */
export const agencyListRules = rulesFor<{ alliance_id: string }>()({
  statuses: ["open"],
  status: () => "open",
  roles,
  read: [{ in: ["open"], by: ["alliance_member"] }],
  actions: {
    create: [{ in: ["open"], by: ["alliance_admin"] }],
    export: [{ in: ["open"], by: ["alliance_member"] }],
  },
})
