import type { IntlShape } from "react-intl/server"
import { groupRoleTexts, type GroupRole } from "./workgroup.status.ts"

/** Names or words one after the other. */
export function inOneLine(words: readonly string[], intl: IntlShape): string {
  return words.join(intl.formatMessage({ id: "person.separator" }))
}

/** Roles in a group, in words. */
export function rolesText(roles: readonly GroupRole[], intl: IntlShape): string {
  return inOneLine(
    roles.map((role) => intl.formatMessage({ id: groupRoleTexts[role] })),
    intl,
  )
}
