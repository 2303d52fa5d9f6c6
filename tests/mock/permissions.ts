import * as ruleChecks from "./rule-checks.ts"
import type { Permissions } from "./subject.ts"

/**
 * Who may do what with a record in which state, written by hand from the point of view of each person: what the state tables of the
 * contract are held against (docs/decisions/022). The tables are the only source of the mock, of `verify-backend` and of the portal, so a
 * mistake in them would be found nowhere else. Whoever changes a table changes the line in `rules/<domain>.ts` as well.
 */
export const permissions: Permissions = Object.assign(
  {},
  ...Object.values(ruleChecks).map((check) => check.permissions),
)
