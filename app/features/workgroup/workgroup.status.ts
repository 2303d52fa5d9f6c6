import type { components } from "#openapi/generated/schema.d.ts"
import type { MessageId } from "#app/ui/message-id.ts"

/** Status indicators for a group's two states (ADM-02). */
export const workgroupSymbols = { normal: "done", disband: "void" } as const

/** Message ids of the two states. */
export const workgroupStatusTexts = {
  normal: "workgroup.status.normal",
  disband: "workgroup.status.disband",
} as const

/** Message ids of the two types. */
export const workgroupTypeTexts = {
  public: "workgroup.type.public",
  restricted: "workgroup.type.restricted",
} as const

/** Message ids of the roles in a group (ROLE-06). */
export const groupRoleTexts = {
  chair: "workgroup.role.chair",
  vice_chair: "workgroup.role.vice_chair",
  secretary: "workgroup.role.secretary",
  member: "workgroup.role.member",
} as const satisfies Record<components["schemas"]["GroupRole"], MessageId>
