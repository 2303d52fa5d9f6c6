import type { components } from "#openapi/generated/schema.d.ts"
import { savedViewPaths } from "#app/lib/paths/saved-view.ts"
import type { OwnStarts } from "#app/ui/layout/own-start.ts"

/** A state of a list that a person has given a name (ACC-05). */
export type SavedView = components["schemas"]["SavedView"]

/** How many views a person can save (`preference.update`). */
export const mostViews = 50

/** How long the query of a view can be. */
export const longestQuery = 1000

/** The first view of each list is where the navigation leads (docs/decisions/044-own-views-and-help.md). */
export function ownStarts(views: readonly SavedView[], alliance: string): OwnStarts {
  const starts: Record<string, string> = {}
  for (const { list, query } of views)
    starts[savedViewPaths.list(alliance, { list, query: "" })] ??= query && `?${query}`
  return starts
}
