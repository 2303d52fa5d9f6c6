import { createSeeder } from "#mock/seed/seed.ts"
import type { Kind, Store } from "#mock/store/store.ts"

/** A text in a row of the store: the row's kind and the names that lead to it, e.g. `ballot.options[].text`. */
type Place = string

type Rewrite = (place: Place, text: string) => string

/** Reads through a value and writes each of its texts anew; bytes stay. */
function rewritten(value: unknown, place: Place, rewrite: Rewrite): unknown {
  if (typeof value === "string") return rewrite(place, value)
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map((one) => rewritten(one, `${place}[]`, rewrite))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, rewritten(one, `${place}.${name}`, rewrite)]),
  )
}

/** Rewrites every text of every row; rows in which nothing changes stay as they are. */
export function rewriteStore({ rows }: Store, rewrite: Rewrite): void {
  for (const kind of Object.keys(rows) as Kind[]) {
    const table = rows[kind] as { all(): { id: string }[]; put(row: { id: string }): void }
    for (const row of table.all()) {
      let isChanged = false
      const next = rewritten(row, kind, (place, text) => {
        const written = rewrite(place, text)
        isChanged ||= written !== text
        return written
      })
      if (isChanged) table.put(next as typeof row)
    }
  }
}

/** Names of records, of files and of keys, which nobody types. */
const isId = (place: Place) => /(?:[._]|^)ids?(?:\[\])?$|\.roles\.|\.key$|_hash$/.test(place)

/**
 * Texts of the store that cannot be just anything, and why. Whatever a row has besides is taken for free text, so that a field is
 * poisoned from the day it is there.
 */
export const notFree: Record<string, readonly Place[]> = {
  "one of the words of the contract": [
    ...["alliance.url", "alliance.org", "member.language", "profile.salutation", "workgroup.type", "workgroup.status"],
    ...["meeting_topic.status", "notice.template_language", "proposal.phase", "proposal.decided", "schedule.type"],
    ...["export_package.module", "export_package.format", "export_package.language", "import.module"],
    ...["import.rows[].field", "import.rows[].code", "member_invitation.people[].outcome"],
    ...["member_invitation.people[].code", "login_request.status", "membership_application.status"],
    ...["operation_log.operation", "operation_log.module", "file.module", "file.use", "file.content_type"],
    ...["workgroup.description.format", "meeting.description.format", "meeting.summary.format"],
    ...["meeting_topic.description.format", "ballot.description.format", "schedule.description.format"],
    "member_invitation.text.format",
  ],
  "a zone, a day, a region or an address on the net, by its format": [
    ...["member.timezone", "meeting.timezone", "ballot.timezone", "ballot.extensions[].timezone"],
    ...["proposal.timezone", "topic_call.timezone", "schedule.timezone", "entity.expiration", "activity.date"],
    ...["entity.region_code", "profile.country_code", "profile.province_code", "profile.city_code", "operation_log.ip"],
  ],
  "a mail address or a telephone number, by its pattern": [
    ...["alliance.secretariat_email", "entity.email_suffix", "entity.contacts[].email", "entity.contacts[].phone"],
    ...[
      "member.email",
      "stranger.email",
      "notice.reply_to[]",
      "login_request.email",
      "member_invitation.people[].email",
    ],
    ...["profile.mobile1", "profile.mobile2", "profile.phone1", "profile.phone2", "profile.fax"],
  ],
  "letters and digits alone, by its pattern": [
    ...["alliance.acronym", "workgroup.acronym", "proposal.draft_code", "vote.receipt_code"],
  ],
  "how the sign-on page knows somebody": ["member.person", "stranger.person"],
}

const kept = new Set(Object.values(notFree).flat())

/** Texts with marks of their own, shown as they are formatted. */
export const isRich = (place: Place) => /\.(?:description|summary|text)\.text$/.test(place)

/** Whatever a person could have typed there. */
export const isFree = (place: Place) => !isId(place) && !kept.has(place)

/** Every place of the seed with a text. */
export function placesOfSeed(): Set<Place> {
  const places = new Set<Place>()
  const seed = createSeeder("normal")(Date.parse("2026-11-20T07:30:00Z"))
  for (const [kind, rows] of Object.entries(seed))
    for (const row of (rows as ReadonlyMap<string, object>).values())
      rewritten(row, kind, (place, text) => {
        places.add(place)
        return text
      })
  return places
}
