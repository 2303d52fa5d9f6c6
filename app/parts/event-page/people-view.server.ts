import type { components } from "#app/api/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"
import { paths } from "#app/lib/paths.ts"
import { moment, type TimeStyle } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"

type Schemas = components["schemas"]
type Group = Schemas["GroupRef"] | null

/** Whom a meeting or ballot is for: people and groups by name, or everyone of the group or the alliance. */
export function peopleView(
  { is_everyone, total, members, groups }: Schemas["Selection"],
  group: Group,
  { alliance, locale }: { alliance: string; locale: Locale },
) {
  return {
    isEveryone: is_everyone,
    total,
    groupName: group ? nameIn(locale, group) : undefined,
    membersHref: is_everyone && group ? paths.workgroupMembers(alliance, group.acronym) : undefined,
    people: members.map(({ id, ...member }) => ({ id, person: personView(member, locale) })),
    groups: groups.map((item) => ({ acronym: item.acronym, name: nameIn(locale, item) })),
  }
}

export type PeopleView = ReturnType<typeof peopleView>

/**
 * When a reminder was sent, and from when the next one is possible while one must wait (MEET-04, VOTE-04).
 * @param pause milliseconds between two
 */
export function reminderView(
  { last_time: last, next_time: next }: Schemas["Reminder"],
  pause: number,
  style: TimeStyle,
) {
  if (last === null) return undefined
  const mustWait = Date.parse(next) - Date.parse(last) <= pause
  return { last: moment(last, style), next: mustWait ? moment(next, style) : undefined }
}

export type ReminderView = ReturnType<typeof reminderView>
