import type { IntlShape } from "react-intl"
import type { components } from "#openapi/generated/schema.d.ts"
import { hasText } from "#app/i18n/provider.tsx"

/** Roles that a refusal names as allowed to do something (openapi/states/roles.yaml). */
export type Role = components["schemas"]["Role"]

/** The message id of a role, worded for use within a sentence. */
export const roleText = (role: Role) => `role.${role}` as const

/** The roles in a refusal's details that have a label; empty if it names none. */
export function rolesIn(intl: IntlShape, details: unknown): Role[] {
  const named = typeof details === "object" && details !== null && "roles" in details ? details.roles : undefined
  return Array.isArray(named) ? named.filter((role): role is Role => hasText(intl, `role.${String(role)}`)) : []
}
