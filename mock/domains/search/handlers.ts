import { comparable, searchable } from "#mock/engine/texts.ts"
import type { SearchEntry } from "#mock/engine/domain.ts"
import { parts, recordKinds } from "#mock/engine/registry.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import type { World } from "#mock/engine/rules.ts"
import { toText, type Instant } from "#mock/engine/store/clock.ts"
import type { MemberRow } from "#mock/domains/member/records.ts"
import { countBy, matches, pageOf } from "#mock/engine/list-rows.ts"
import { plainBlocks } from "#mock/engine/plain-text.ts"
import { ok, signedIn, type Handlers } from "#mock/engine/handler.ts"

type Schemas = components["schemas"]

/** Search in all records that the user may read (SHELL-10). */
export const searchHandlers = {
  "search.list": signedIn(({ store, now, viewer: { member }, query }) => {
    const { q, module, page = 1, size = 25 } = query
    const found = entriesFor(member, { store, now }, q).flatMap((entry) => hit(entry, q))
    found.sort((a, b) => a.rank - b.rank || b.updated - a.updated)
    const rows = module ? found.filter(({ item }) => item.record.module === module) : found
    return ok({
      items: pageOf(rows, page, size).map(({ item }) => item),
      total: rows.length,
      page,
      size,
      counts: countsOf(found),
    })
  }),
} satisfies Handlers

/** Search entries of everything that the user may read. */
function entriesFor(user: MemberRow, world: World, q: string): SearchEntry[] {
  return parts().flatMap(({ search }) => search?.(user, world, q) ?? [])
}

type Hit = { item: Schemas["SearchItem"]; rank: number; updated: Instant }

/** Number of hits for each searchable kind of record. */
function countsOf(found: readonly Hit[]): Schemas["SearchCounts"] {
  const modules = recordKinds().flatMap(([module, { search }]) => (search ? [module] : []))
  return countBy(found, modules, ({ item }) => item.record.module) as unknown as Schemas["SearchCounts"]
}

/** A name or number that is the whole query comes first, then other names, those of groups before others, then texts. */
function rankOf(names: SearchEntry["names"], q: string, module: string): number {
  const whole = comparable(q)
  if (names.some((name) => name !== null && comparable(name) === whole)) return 0
  if (!matches(q, names)) return 3
  return module === "workgroup" ? 1 : 2
}

function hit({ record, thread_id, names, text, updated }: SearchEntry, q: string): Hit[] {
  const plain = plainBlocks(text).join(" · ")
  if (!matches(q, [...names, plain])) return []
  const found = record()
  const item = {
    record: found,
    thread_id: thread_id ?? null,
    excerpt: excerptOf(plain, q),
    updated_time: toText(updated),
  }
  return [{ item, rank: rankOf(names, q, found.module), updated }]
}

/** Characters before the word that was found, and of the whole excerpt. */
const before = 60
const longest = 200
/** How far a cut may move to the next space. Chinese has none and is cut between any two characters. */
const longestWord = 20

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

/** Where one of the words begins in a text that writes it in another form: width, accents, composition; undefined if it has none. */
function placeOf(text: string, q: string): number | undefined {
  const places: number[] = []
  let plain = ""
  let at = 0
  for (const character of text) {
    const form = searchable(character)
    for (let unit = 0; unit < form.length; unit += 1) places.push(at)
    plain += form
    at += character.length
  }
  const found = searchable(q)
    .trim()
    .split(/\s+/)
    .map((word) => plain.indexOf(word))
  const first = Math.min(...found.filter((index) => index >= 0))
  return places[first]
}

/** The text around the first search word that occurs; null if none does. Words are not cut. */
function excerptOf(text: string, q: string): string | null {
  const words = q.trim().split(/\s+/).map(escaped)
  const at = new RegExp(words.join("|"), "iu").exec(text)?.index ?? placeOf(text, q)
  if (at === undefined) return null
  const spaceAfter = (from: number) => text.slice(from, from + longestWord).search(/\s/) + 1
  const start = at <= before ? 0 : at - before + spaceAfter(at - before)
  const from = /[\uDC00-\uDFFF]/.test(text.charAt(start)) ? start - 1 : start
  const rest = Array.from(text.slice(from))
  const cut = rest.slice(0, longest).join("")
  if (rest.length <= longest) return `${from > 0 ? "…" : ""}${cut}`
  const lastSpace = cut.lastIndexOf(" ")
  const end = cut.length - lastSpace <= longestWord ? lastSpace : cut.length
  return `${from > 0 ? "…" : ""}${cut.slice(0, end)}…`
}
