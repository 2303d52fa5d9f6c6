import { tableRules } from "#mock/domains/member/roles.ts"
import { tables } from "#openapi/generated/states.ts"
import type { PhaseDurationRow } from "./records.ts"

/** The code behind openapi/states/phase-duration.yaml. */
export const phaseDurationRules = tableRules<PhaseDurationRow>()(tables["phase-duration"], { status: () => "normal" })
