import { createSeeder } from "#mock/seed.ts"
import type { Kind } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import { formattedTexts } from "./registry.ts"

/** Path to a text in the store: the row's kind and the field names, e.g. `ballot.options[].text`. */
type Location = string

type Rewrite = (location: Location, text: string, row: { id: string }) => string

/** Copies a value with every text in it rewritten; bytes stay unchanged. */
function rewritten(value: unknown, location: Location, rewrite: (location: Location, text: string) => string): unknown {
  if (typeof value === "string") return rewrite(location, value)
  if (value === null || typeof value !== "object" || value instanceof Uint8Array) return value
  if (Array.isArray(value)) return value.map((one) => rewritten(one, `${location}[]`, rewrite))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, rewritten(one, `${location}.${name}`, rewrite)]),
  )
}

/** Rewrites every text of every row; unchanged rows are not written. */
export function rewriteStore({ rows }: Store, rewrite: Rewrite): void {
  for (const kind of Object.keys(rows) as Kind[]) {
    const table = rows[kind] as { all(): { id: string }[]; put(row: { id: string }): void }
    for (const row of table.all()) {
      let isChanged = false
      const next = rewritten(row, kind, (location, text) => {
        const written = rewrite(location, text, row)
        isChanged ||= written !== text
        return written
      })
      if (isChanged) table.put(next as typeof row)
    }
  }
}

/** Ids of records and files, roles, keys and hashes, which nobody types. */
const isId = (location: Location) => /(?:[._]|^)ids?(?:\[\])?$|\.roles\.|\.key$|_hash$/.test(location)

const kept = new Set(formattedTexts)

/** Texts with markup, shown formatted. */
export const isRich = (location: Location) =>
  /\.(?:description|summary|text|content|content_english|label_rules|minutes)\.text$/.test(location)

/** Texts that a person could have typed. */
export const isFree = (location: Location) => !isId(location) && !kept.has(location)

/** The paths of all texts in the seed. */
export function locationsOfSeed(): Set<Location> {
  const locations = new Set<Location>()
  const seed = createSeeder("normal")(Date.parse("2026-11-20T07:30:00Z"))
  for (const [kind, rows] of Object.entries(seed))
    for (const row of (rows as ReadonlyMap<string, object>).values())
      rewritten(row, kind, (location, text) => {
        locations.add(location)
        return text
      })
  return locations
}
