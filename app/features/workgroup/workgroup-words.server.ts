import type { IntlShape } from "react-intl/server"
import { groupRoleTexts, type GroupRole } from "./workgroup.status.ts"

/** Names or words one after the other. */
export function inOneLine(words: readonly string[], intl: IntlShape): string {
  return words.join(intl.formatMessage({ id: "person.separator" }))
}

/** What somebody is in a group, in words: their offices; every officer is a member too, which is told of others only. */
export function rolesText(roles: readonly GroupRole[], intl: IntlShape): string {
  const offices = roles.filter((role) => role !== "member")
  const told = offices.length > 0 ? offices : roles
  return inOneLine(
    told.map((role) => intl.formatMessage({ id: groupRoleTexts[role] })),
    intl,
  )
}
