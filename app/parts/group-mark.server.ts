import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"

/** The group shown in a row. It may be restricted (the user was invited to an event from outside the group); then it is not a link. */
export type GroupMark = { acronym: string; name: string; isPublic: boolean }

/**
 * Returns a function that maps groups to `GroupMark`s for the rows of one page. Each group is one shared object, so it is serialised only
 * once.
 */
export function groupMarks(locale: Locale): (group: components["schemas"]["GroupRef"]) => GroupMark {
  const known = new Map<string, GroupMark>()
  return (group) => {
    const { acronym, type } = group
    const mark = known.get(acronym) ?? { acronym, name: nameIn(locale, group), isPublic: type === "public" }
    known.set(acronym, mark)
    return mark
  }
}
