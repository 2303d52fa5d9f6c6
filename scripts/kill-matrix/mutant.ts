import { createHash } from "node:crypto"

/** What a mutant does to the product. */
export const kinds = ["condition", "call", "await", "row", "text", "field", "class", "aria"] as const
export type Kind = (typeof kinds)[number]

/** A replacement of a part of a file. */
export type Edit = { start: number; end: number; replacement: string }

/** A place that a mutant can change, as a finder returns it. `probe`: records that the place was reached and changes nothing else. */
export type Site = Edit & {
  kind: Kind
  /** The declaration or the path of keys that contains the place. */
  scope: string
  probe?: Edit
}

/**
 * One change of the product. The id depends on the changed text, its scope and its kind, and on no offset, so a mutant is found again
 * after edits elsewhere in its file.
 */
export type Mutant = Site & { id: string; file: string; line: number; excerpt: string; becomes: string }

/** Characters of the excerpt of a mutant. */
const excerptLength = 70

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim()

/** A text on one line, cut to some characters. */
export function shortened(text: string, most = excerptLength): string {
  const line = oneLine(text)
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`
}

/** Names the sites of a file: the same text in the same scope is counted. */
export function mutantsAt(file: string, text: string, sites: readonly Site[]): Mutant[] {
  const seen = new Map<string, number>()
  return sites.map((site) => {
    const original = text.slice(site.start, site.end)
    const what = [file, site.kind, site.scope, oneLine(original), oneLine(site.replacement)].join("\0")
    const nth = seen.get(what) ?? 0
    seen.set(what, nth + 1)
    const id = createHash("sha256").update(`${what}\0${nth}`).digest("hex").slice(0, 10)
    const line = text.slice(0, site.start).split("\n").length
    return { ...site, id, file, line, excerpt: shortened(original), becomes: shortened(site.replacement) }
  })
}

/** A text with edits applied. @throws Error if two of them overlap */
export function edited(text: string, edits: readonly Edit[]): string {
  let result = text
  let before = text.length + 1
  for (const { start, end, replacement } of [...edits].sort((one, other) => other.start - one.start)) {
    if (end > before) throw new Error(`two edits overlap at ${start}`)
    result = result.slice(0, start) + replacement + result.slice(end)
    before = start
  }
  return result
}

/** The layers of the product that are sampled, each with its share of the sample. */
export const layers = {
  "app/features": 3,
  "app/ui": 1.5,
  "app/parts": 2,
  "app/lib": 1,
  "app/session": 1,
  "app/forms": 2,
  "app/client": 1,
  "app/runtime": 1,
  "app/i18n": 1,
  mock: 3,
  "openapi/states": 1.5,
} as const
export type Layer = keyof typeof layers

/** The layer of a file; undefined if it is not sampled. */
export function layerOf(file: string): Layer | undefined {
  return (Object.keys(layers) as Layer[]).find((layer) => file.startsWith(`${layer}/`))
}

/** The subject of a file below its layer: a feature, a domain of the mock, a state table, a file of texts. */
export function domainOf(file: string): string {
  const layer = layerOf(file) ?? ""
  const [first = "", second = ""] = file.slice(layer.length + 1).split("/")
  const isNested = ["domains", "engine", "en", "zh"].includes(first)
  return (isNested ? second : first).replace(/\.[a-z.]+$/, "")
}
