import { workgroupPaths } from "#app/lib/paths/workgroup.ts"

/** The area in which a group's people are managed: the administration (ADM-02) or the group's own pages (WG-04). */
export type RolesArea = "admin" | "group"

/** URLs in each area: the page with all roles, and the page that asks before a role is removed. */
export const rolesPaths = {
  admin: {
    all: (alliance: string, acronym: string) => workgroupPaths.adminPage(alliance, acronym, "member"),
    remove: workgroupPaths.adminRoleRemove,
  },
  group: { all: workgroupPaths.manage, remove: workgroupPaths.roleRemove },
} as const
