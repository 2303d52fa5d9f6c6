import { allianceAdmin, allianceMember } from "#mock/domains/member/roles.ts"
import { rulesFor } from "#mock/engine/rules.ts"
import type { PhaseDurationRow } from "./records.ts"

/** Implements openapi/states/phase-duration.yaml. */
export const phaseDurationRules = rulesFor<PhaseDurationRow>()({
  statuses: ["normal"],
  status: () => "normal",
  roles: { alliance_member: allianceMember, alliance_admin: allianceAdmin },
  read: [{ in: ["normal"], by: ["alliance_member"] }],
  actions: { update: [{ in: ["normal"], by: ["alliance_admin"] }] },
})
