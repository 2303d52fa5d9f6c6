import { day } from "#mock/engine/store/clock.ts"
import type { ImportRow } from "./records.ts"
import { mailInvited } from "./rules.ts"
import { tableRules } from "#mock/domains/member/roles.ts"
import { tables } from "#openapi/generated/states.ts"

/** The time at which an import is deleted. */
export const importExpiry = ({ created_time }: ImportRow) => created_time + day

/** An import can be used for 24 hours, for one invitation (openapi/states/import.yaml). */
export const importRules = tableRules<ImportRow>()(tables.import, {
  status(row, { now }) {
    if (row.module === "notice") return "recipients"
    if (now >= importExpiry(row)) return "expired"
    return row.invitation_id === null ? "open" : "used"
  },
  roles: { creator: (user, { creator_id }) => creator_id === user.id },
  conditions: { nobody_accepted: (_user, { rows }) => !rows.some(({ is_accepted }) => is_accepted) },
  effects: { mail: mailInvited },
})
