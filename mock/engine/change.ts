import type { Instant } from "./store/clock.ts"
import type { Member } from "./store/rows.ts"
import type { Store } from "./store/store.ts"

/** Who changed a record last, and when. */
export type Changed = { version: number; changed_by_id: string; updated_time: Instant }

/** The fields that every change of a record sets. */
export function changedBy(user: { id: string }, { version }: Pick<Changed, "version">, now: Instant): Changed {
  return { version: version + 1, changed_by_id: user.id, updated_time: now }
}

type Creating = { store: Store; now: Instant; viewer: { member: Member } }

/** The fields that every new record has: its id, which begins with `prefix`, its alliance, its creator and its first version. */
export function newRecord({ store, now, viewer: { member } }: Creating, prefix: string) {
  return {
    id: store.newId(prefix),
    alliance_id: member.alliance_id,
    creator_id: member.id,
    created_time: now,
    changed_by_id: member.id,
    updated_time: now,
    version: 1,
  }
}

/** Old and new values of changed fields, for the log. */
export function memoOf<R extends object>(before: R, after: R, fields: readonly (keyof R & string)[]): string | null {
  const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
  const lines = fields
    .filter((field) => shown(before[field]) !== shown(after[field]))
    .map((field) => `${field}: ${shown(before[field])} -> ${shown(after[field])}`)
  return lines.length > 0 ? lines.join("\n") : null
}
