import type { Access } from "./access.ts"

/** Numbers of the business roles (ROLE-01). 9 and 10 are this product's assumption. */
export const bizRoles = {
  notice: 6,
  topic: 7,
  download: 8,
  proposal: 9,
  certification: 10,
  certificate: 11,
  member: 12,
  schedule: 13,
} as const

/** The current user: the session of one alliance without its token (SES-05). */
export type Viewer = {
  userId: string
  username: string
  name: string
  isAdmin: boolean
  bizRoles: number[]
  timezone: string
  language: string
}

/** Whether a user may open the admin panel: alliance and member administrators may (ROLE-02). */
export function mayAdministrate(viewer: Viewer): boolean {
  return viewer.isAdmin || viewer.bizRoles.includes(bizRoles.member)
}

/** Returns the message id of the warning if a logged-in user may not open a page, or undefined (ROLE-01, ROLE-02, ROLE-03). */
export function refusalOf(access: Access, viewer: Viewer): "session.no-admin" | "session.no-auth" | undefined {
  if (access === "admin" && !viewer.isAdmin) return mayAdministrate(viewer) ? "session.no-auth" : "session.no-admin"
  if (access === "member-admin" && !mayAdministrate(viewer)) return "session.no-admin"
  return undefined
}
