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

/** Message ids of the roles in a group, highest role first (ROLE-06). */
export const groupRoleTexts = {
  chair: "workgroup.role.chair",
  vice_chair: "workgroup.role.vice_chair",
  secretary: "workgroup.role.secretary",
  member: "workgroup.role.member",
} as const

/** A role in a group. */
export type GroupRole = keyof typeof groupRoleTexts

/** The roles, highest first. */
export const groupRoles = Object.keys(groupRoleTexts) as GroupRole[]
