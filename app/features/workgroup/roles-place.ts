import { workgroupPaths } from "#app/lib/paths/workgroup.ts"

/** Where the people of a group are kept: among the pages of administrators (ADM-02), or among the group's own (WG-04). */
export type RolesPlace = "admin" | "group"

/** The pages of each: with all roles, and the one that asks before a role is taken. */
export const rolesPaths = {
  admin: {
    all: (alliance: string, acronym: string) => workgroupPaths.adminPage(alliance, acronym, "member"),
    remove: workgroupPaths.adminRoleRemove,
  },
  group: { all: workgroupPaths.manage, remove: workgroupPaths.roleRemove },
} as const
