import { paths } from "#app/lib/paths.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { entityPaths } from "#app/lib/paths/entity.ts"
import { memberPaths } from "#app/lib/paths/member.ts"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { Access } from "#app/session/access.ts"

/** A tab of the administration pages. */
export type AdminPage = {
  /** Path of the tab within the alliance. */
  href: (alliance: string) => string
  text: FormatjsIntl.Message["ids"]
  /** Same value as in the `handle` of the tab's route. */
  access: Extract<Access, "member-admin" | "admin">
}

/** The administration tabs in display order; users see only the tabs they may open (ROLE-02). */
export const adminPages = {
  member: { href: memberPaths.list, text: "member.list.title", access: "member-admin" },
  group: { href: workgroupPaths.adminList, text: "workgroup.list.title", access: "member-admin" },
  apply: { href: paths.loginRequests, text: "login-request.list.title", access: "member-admin" },
  application: {
    href: paths.membershipApplications,
    text: "membership-application.list.title",
    access: "member-admin",
  },
  entity: { href: entityPaths.list, text: "entity.list.title", access: "member-admin" },
  agency: { href: agencyPaths.list, text: "agency.list.title", access: "admin" },
  org: { href: organizationPaths.info, text: "organization.title", access: "admin" },
  log: { href: paths.operationLog, text: "operation-log.title", access: "member-admin" },
} satisfies Record<string, AdminPage>

export type AdminPageName = keyof typeof adminPages
