import type { IntlShape } from "react-intl"
import type { Choice, FilterField } from "#app/ui/table/filter-fields.tsx"

/** The filter by group of a list; no field without groups (`groupChoices`). */
export function groupField(groups: Choice[], intl: IntlShape): FilterField[] {
  if (groups.length === 0) return []
  return [{ name: "group", label: intl.formatMessage({ id: "event.group" }), options: groups }]
}
