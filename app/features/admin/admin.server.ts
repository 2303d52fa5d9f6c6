import { refusalOf, type Viewer } from "#app/session/viewer.ts"
import { adminPages, type AdminPageName } from "./admin-pages.ts"

/** Returns the tabs that the user may open (ROLE-02, ROLE-05). */
export function adminPagesFor(viewer: Viewer): AdminPageName[] {
  const names = Object.keys(adminPages) as AdminPageName[]
  return names.filter((name) => refusalOf(adminPages[name].access, viewer) === undefined)
}
