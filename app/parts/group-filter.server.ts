import type { components } from "#openapi/generated/schema.d.ts"
import { type Locale, nameIn } from "#app/lib/locale.ts"
import { isAcronym } from "#app/lib/route-params.ts"
import { groupsForShell } from "#app/parts/grouped-workgroups.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { Choice } from "#app/ui/table/filter-fields.tsx"

type Grouped = components["schemas"]["GroupedWorkgroups"]
type ListShell = { acronym?: string | undefined; draftCode?: string | undefined }

/**
 * The groups by which a list of the alliance can be filtered, the person's own first; none for the list of a group or of a proposal. The
 * frame of the page has them, too: they cost no further call, and no list waits for them or fails with them (P12).
 */
export async function groupChoices(context: RequestContext, { acronym, draftCode }: ListShell): Promise<Choice[]> {
  if (acronym !== undefined || draftCode !== undefined) return []
  const { known } = await groupsForShell(context).catch(() => ({ known: undefined }))
  return known ? choicesOf(known, context.locale) : []
}

/** The groups that this person may open, as choices. */
export function choicesOf({ my_groups, other_groups }: Grouped, locale: Locale): Choice[] {
  return [...my_groups, ...other_groups]
    .filter(({ is_accessible }) => is_accessible)
    .map((group) => ({ value: group.acronym, text: `${group.acronym} ${nameIn(locale, group)}` }))
}

/**
 * The group of a list request: that of its shell, otherwise the one that the person chose.
 * @returns undefined for all groups, also if the URL has what cannot be an acronym
 */
export function groupParameter({ acronym }: ListShell, { filters }: { filters: { group?: string } }) {
  const group = acronym ?? filters.group
  return isAcronym(group) ? [group] : undefined
}
