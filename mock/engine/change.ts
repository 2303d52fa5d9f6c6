import type { Instant } from "./store/clock.ts"

/** What a record says of its last change. */
export type Changed = { version: number; changed_by_id: string; updated_time: Instant }

/** What every change writes into a record. */
export function changedBy(user: { id: string }, { version }: Pick<Changed, "version">, now: Instant): Changed {
  return { version: version + 1, changed_by_id: user.id, updated_time: now }
}

/** Old and new values of the fields that differ, for the log. */
export function memoOf<R extends object>(before: R, after: R, fields: readonly (keyof R & string)[]): string | null {
  const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
  const lines = fields
    .filter((field) => shown(before[field]) !== shown(after[field]))
    .map((field) => `${field}: ${shown(before[field])} -> ${shown(after[field])}`)
  return lines.length > 0 ? lines.join("\n") : null
}
