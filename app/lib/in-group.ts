import type { RouteConfigEntry } from "@remix-run/route-config"

/**
 * The routes of pages of the alliance once more, for the shell of a group: the same modules below `wg/:acronym`. Remix identifies a route by
 * its file, so a second route of a file needs an id.
 */
export const inGroup = (pages: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
  pages.map((page) => ({ ...page, id: `wg/${page.path}` }))
