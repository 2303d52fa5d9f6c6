import { paths } from "#app/lib/paths.ts"

/** Where the people of a group are kept: among the pages of administrators (ADM-02), or among the group's own (WG-04). */
export type RolesPlace = "admin" | "group"

/** The pages of each: with all roles, and the one that asks before a role is taken. */
export const rolesPaths = {
  admin: {
    all: (alliance: string, acronym: string) => paths.adminGroup(alliance, acronym, "member"),
    remove: paths.adminGroupRoleRemove,
  },
  group: { all: paths.workgroupMembersManage, remove: paths.workgroupRoleRemove },
} as const
