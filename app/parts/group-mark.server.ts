import type { components } from "#app/api/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"

/** A group as a row names it. What somebody was invited to from outside may be in a restricted one, which is no link then. */
export type GroupMark = { acronym: string; name: string; isPublic: boolean }

/** Names groups for the rows of one page: a group is one object there, however often it is named, and handed over once. */
export function groupMarks(locale: Locale): (group: components["schemas"]["GroupRef"]) => GroupMark {
  const known = new Map<string, GroupMark>()
  return (group) => {
    const { acronym, type } = group
    const mark = known.get(acronym) ?? { acronym, name: nameIn(locale, group), isPublic: type === "public" }
    known.set(acronym, mark)
    return mark
  }
}
