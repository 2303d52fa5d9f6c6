import { tableRules } from "#mock/domains/member/roles.ts"
import type { AgencyUse } from "#mock/engine/domain.ts"
import { recordKinds } from "#mock/engine/registry.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Instant } from "#mock/engine/store/clock.ts"
import { tables } from "#openapi/generated/states.ts"
import type { AgencyRow } from "./records.ts"

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

/** The code behind openapi/states/agency.yaml. */
export const agencyRules = tableRules<AgencyRow>()(tables.agency, {
  status: (agency) => (agency.is_disabled ? "invalid" : "valid"),
  conditions: {
    in_use(_user, agency, world) {
      const certifications = runningWith(agency, world)
      return certifications.length > 0 && { certifications }
    },
  },
})

/** Who may read and add the alliance's agencies (openapi/states/agency.yaml). */
export const agencyListRules = tableRules<{ alliance_id: string }>()(tables.agency.list, { status: () => "open" })
