import type { Store } from "#mock/engine/store/store.ts"
import { isFree, isRich, rewriteStore } from "#tests/support/poison.ts"
import { harmless } from "./inert.ts"
import { hostileHtml, hostileMarkdown, mutations } from "./rich-text-vectors.ts"
import { vectors } from "./vectors.ts"

/** Hostile texts for plain fields. */
export const corpus = [...vectors, ...mutations]
/** The same for fields of at most a hundred characters, including the marker. */
const short = corpus.filter(({ length }) => length <= 85)
/** The same for names of saved views, which are one line of 64 at most: with others the mock has no answer that fits the contract. */
const shortest = corpus.filter((text) => text.length <= 55 && !/[\p{Cc}\p{DI}]/u.test(text))
const isOfView = /\.views\[\]\.name$/
const formatted = [...hostileHtml.slice(0, 300), ...hostileMarkdown.slice(-60)]

/** Fields that do not affect sorting: the vector may come first, where it could be read as a URL. */
const beginsWithVector = /\.(?:location|website|memo|user_agent|\w*reason|address\d?)$/
const takesMore = /\.(?:subject|title|text|location|memo|\w*reason)$/

/** Fields that may contain a URL: every second text is one that runs something. */
const mayBeAddress = /\.location$/
const addresses = corpus.filter((text) => /^[\s\p{Cc}]*(?:java|data|vbscript|blob|\/\/)/u.test(text))

function textsFor(location: string, count: number): string[] {
  if (mayBeAddress.test(location) && count % 2 === 0) return addresses
  if (isOfView.test(location)) return shortest
  return takesMore.test(location) ? corpus : short
}

const locations: string[] = []

/**
 * Writes a different hostile text, or its harmless counterpart, into every free field of every row. A marker in front, the same in both,
 * determines the order of lists.
 * @param round another round gives every field another text
 */
export function poison(store: Store, round: number, isHostile: boolean): void {
  let count = 0
  rewriteStore(store, (location, text) => {
    if (!isFree(location)) return text
    locations[count] = location
    const mark = `k${String(count).padStart(5, "0")}k`
    count += 1
    if (isRich(location)) return isHostile ? `${formatted[(count + round) % formatted.length]} ${mark}` : `text ${mark}`
    const texts = textsFor(location, count)
    const vector = texts[(count * 7 + round * 31) % texts.length] ?? ""
    const shown = isHostile ? vector : harmless(vector)
    if (location.endsWith("website")) return `https://${mark}.example/${encodeURI(shown)}`
    return beginsWithVector.test(location) ? `${shown} ${mark}` : `${mark} ${shown}`
  })
}

/** The store fields whose values occur in a text, found by their markers. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(/\bk(\d{5})k/g)].map(([, number]) => locations[Number(number)] ?? "")
}
