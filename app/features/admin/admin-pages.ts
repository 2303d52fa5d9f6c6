import { paths } from "#app/lib/paths.ts"
import type { Access } from "#app/session/access.ts"

/** A tab of the administration. */
export type AdminPage = {
  /** its own path below the alliance */
  href: (alliance: string) => string
  text: FormatjsIntl.Message["ids"]
  /** the same as in the `handle` of its route */
  access: Extract<Access, "member-admin" | "admin">
}

/** The tabs of the administration, in their order; a person sees those they may open (ROLE-02). */
export const adminPages = {
  member: { href: paths.members, text: "member.list.title", access: "member-admin" },
  group: { href: paths.adminGroups, text: "workgroup.list.title", access: "member-admin" },
  apply: { href: paths.loginRequests, text: "login-request.list.title", access: "member-admin" },
  entity: { href: paths.entities, text: "entity.list.title", access: "member-admin" },
  log: { href: paths.operationLog, text: "operation-log.title", access: "member-admin" },
} satisfies Record<string, AdminPage>

export type AdminPageName = keyof typeof adminPages
