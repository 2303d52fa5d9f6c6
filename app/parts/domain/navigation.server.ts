import { domains } from "#app/domains.server.ts"
import { refusalOf, type Viewer } from "#app/session/viewer.ts"
import type { ListPage } from "./domain.ts"

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position

/** An entry as every page gets it, so without fields that have no value. */
function entryView<Count>({ title, href, count }: ListPage & { count?: Count }, alliance: string) {
  return { title, href: href({ alliance }), ...(count && { count }) }
}

const entries = domains.flatMap(({ navigation }) => navigation ?? []).toSorted(byPosition)

const entriesFor = (viewer: Viewer) => entries.filter(({ isFor }) => isFor?.(viewer) ?? true)

/** The entries of the navigation that this person may open, in order (SHELL-01, ROLE-05). */
export function navigationFor(alliance: string, viewer: Viewer) {
  return entriesFor(viewer).map((entry) => entryView(entry, alliance))
}

/** The same with their letters, for commands (SHELL-10). */
export function navigationKeysFor(alliance: string, viewer: Viewer) {
  return entriesFor(viewer).map(({ title, href, goKey }) => ({ title, href: href({ alliance }), goKey }))
}

const tabs = domains.flatMap(({ administration }) => administration ?? []).toSorted(byPosition)

/** The tabs of the administration that this person may open, in order (ROLE-02, ROLE-05). */
export function adminTabsFor(alliance: string, viewer: Viewer) {
  return tabs.filter(({ access }) => refusalOf(access, viewer) === undefined).map((tab) => entryView(tab, alliance))
}
