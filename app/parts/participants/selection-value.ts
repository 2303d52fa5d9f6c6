import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { personView } from "#app/parts/person/person-view.ts"
import { participantValue } from "./participant.ts"

/** Value of a field created with `participants()`. */
export type SelectionValue = { who: "everyone" | "selected"; chosen: string[] }

/** A record's selection as the field's value: groups first. */
export function selectionValue(
  { is_everyone, members, groups }: components["schemas"]["Selection"],
  locale: Locale,
): SelectionValue {
  const people = members.map((member) => {
    const { name: text, organization: note } = personView(member, locale)
    return participantValue({ kind: "member", id: member.id, text, note })
  })
  const wholeGroups = groups.map((group) =>
    participantValue({ kind: "group", id: group.acronym, text: nameIn(locale, group), note: group.acronym }),
  )
  return { who: is_everyone ? "everyone" : "selected", chosen: [...wholeGroups, ...people] }
}

/** The same for a new record that copies the selection: without disabled accounts, which cannot be chosen. */
export function copiedSelection(selection: components["schemas"]["Selection"], locale: Locale): SelectionValue {
  const members = selection.members.filter(({ is_disabled }) => !is_disabled)
  return selectionValue({ ...selection, members }, locale)
}
