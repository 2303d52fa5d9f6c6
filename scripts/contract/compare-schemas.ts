import { isDeepStrictEqual } from "node:util"
import { nameOf, type ContractDocument, type Schema } from "./document.ts"

/** How a schema changed: what it allows became less or more, or a field came or went. */
export type Kind = "narrower" | "wider" | "added" | "gone"

/** A place in the schema of an operation; `schema` and `inside` name it in the nearest schema that has a name. */
export type Place = { location: string; schema?: string; inside: string }

type Note = (place: Place, kind: Kind, what: string) => void

const limits = [
  ["minimum", 1],
  ["minLength", 1],
  ["minItems", 1],
  ["maximum", -1],
  ["maxLength", -1],
  ["maxItems", -1],
] as const

/** Keywords that are compared by themselves, and those that only people read. */
const compared = ["$ref", "type", "enum", "const", "pattern", "format", "required", "properties", "items"]
const branching = ["anyOf", "oneOf", "allOf"] as const
const others = ["description", "examples", "x-texts", "x-overlaps"]
const known = new Set<string>([...compared, ...branching, ...others, ...limits.map(([name]) => name)])

export const top: Place = { location: "", inside: "" }

const below = (place: Place, part: string): Place => ({
  ...place,
  location: `${place.location}/${part}`,
  inside: `${place.inside}/${part}`,
})

/** The names of the schemas that differ between two contracts, or contain one that does. */
export function affectedSchemas(before: ContractDocument, after: ContractDocument): ReadonlySet<string> {
  const [old, now] = [before.components.schemas, after.components.schemas]
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const affected = new Set(names.filter((name) => !isDeepStrictEqual(old[name], now[name])))
  const inside = new Map(
    names.map((name) => {
      const refs = [...JSON.stringify([old[name], now[name]]).matchAll(/"#\/components\/schemas\/([^"]+)"/g)]
      return [name, refs.map(([, ref = ""]) => ref)]
    }),
  )
  for (let size = -1; size < affected.size;) {
    size = affected.size
    for (const [name, refs] of inside) if (refs.some((ref) => affected.has(ref))) affected.add(name)
  }
  return affected
}

/** Compares the schemas of two contracts, and reports each difference with its place. */
export class SchemaComparison {
  /** Pairs of schemas whose comparison is in progress, because schemas may be recursive. */
  private readonly open = new Set<string>()

  constructor(
    private readonly before: ContractDocument,
    private readonly after: ContractDocument,
    /** The names of the schemas that changed, or contain one that did. */
    private readonly affected: ReadonlySet<string>,
    private readonly note: Note,
  ) {}

  compare(old: Schema, now: Schema, at: Place = top): void {
    const key = `${old.$ref ?? ""} ${now.$ref ?? ""}`
    if (this.open.has(key) || this.isSame(old, now)) return
    if (now.$ref !== undefined) this.open.add(key)
    const place = now.$ref === undefined ? at : { ...at, schema: nameOf(now.$ref), inside: "" }
    this.definitions(resolved(this.before, old), resolved(this.after, now), place)
    this.open.delete(key)
  }

  private isSame(old: Schema, now: Schema): boolean {
    return now.$ref !== undefined && old.$ref === now.$ref && !this.affected.has(nameOf(now.$ref))
  }

  private definitions(before: Schema, after: Schema, place: Place): void {
    this.values(before, after, place)
    for (const limit of limits) this.limited(before, after, limit, place)
    this.otherKeywords(before, after, place)
    this.fields(before, after, place)
    for (const keyword of branching) this.branches(before[keyword] ?? [], after[keyword] ?? [], place)
    if (before.items && after.items) this.compare(before.items, after.items, below(place, "[]"))
  }

  private values(before: Schema, after: Schema, place: Place): void {
    this.sets(typesOf(before), typesOf(after), "type", place)
    this.sets(before.enum, after.enum, "value", place)
    for (const name of ["const", "pattern", "format"] as const)
      if (!isDeepStrictEqual(before[name], after[name])) {
        const what = `${name} ${String(before[name] ?? "none")} → ${String(after[name] ?? "none")}`
        if (after[name] !== undefined) this.note(place, "narrower", what)
        if (before[name] !== undefined) this.note(place, "wider", what)
      }
  }

  /** A changed default is another meaning of what is left out. Of all other keywords it is not known which side they break. */
  private otherKeywords(before: Schema, after: Schema, place: Place): void {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Schema>) {
      if (known.has(name) || isDeepStrictEqual(before[name], after[name])) continue
      const what = `${name} ${shown(before[name])} → ${shown(after[name])}`
      this.note(place, "narrower", what)
      if (name !== "default") this.note(place, "wider", what)
    }
  }

  private fields(before: Schema, after: Schema, place: Place): void {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}]
    const [was, is] = [new Set(before.required), new Set(after.required)]
    for (const name of Object.keys(old)) if (!now[name]) this.note(below(place, name), "gone", "the field is gone")
    for (const [name, schema] of Object.entries(now)) {
      const previous = old[name]
      const at = below(place, name)
      if (!previous) this.note(at, is.has(name) ? "narrower" : "added", is.has(name) ? "new and required" : "new")
      else {
        this.needed(was.has(name), is.has(name), at)
        this.compare(previous, schema, at)
      }
    }
  }

  private branches(old: Schema[], now: Schema[], place: Place): void {
    if (now.length > old.length) this.note(place, "wider", `${now.length} alternatives, were ${old.length}`)
    if (now.length < old.length) this.note(place, "narrower", `${now.length} alternatives, were ${old.length}`)
    for (const [at, branch] of now.entries()) {
      const previous = old[at]
      if (previous && old.length === now.length) this.compare(previous, branch, place)
    }
  }

  /** Notes that something is required now, or no longer. */
  needed(was: boolean, is: boolean, place: Place = top): void {
    if (is && !was) this.note(place, "narrower", "it is required now")
    if (was && !is) this.note(place, "wider", "it is no longer required")
  }

  private limited(before: Schema, after: Schema, [name, sign]: (typeof limits)[number], place: Place) {
    const none = -sign * Infinity
    const [from, to] = [before[name] ?? none, after[name] ?? none]
    if (from !== to)
      this.note(
        place,
        (to - from) * sign > 0 ? "narrower" : "wider",
        `${name} ${shown(before[name])} → ${shown(after[name])}`,
      )
  }

  private sets(
    before: readonly unknown[] | undefined,
    after: readonly unknown[] | undefined,
    name: string,
    place: Place,
  ): void {
    if (!before && !after) return
    if (!before) return this.note(place, "narrower", `only some ${name}s now: ${String(after)}`)
    if (!after) return this.note(place, "wider", `any ${name} now, was ${String(before)}`)
    const [gone, added] = [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))]
    if (gone.length > 0) this.note(place, "narrower", `${name} gone: ${gone.join(", ")}`)
    if (added.length > 0) this.note(place, "wider", `${name} new: ${added.join(", ")}`)
  }
}

const shown = (value: unknown) => (value === undefined ? "none" : JSON.stringify(value))

const typesOf = ({ type }: Schema) => (type === undefined ? undefined : [type].flat())

function resolved(document: ContractDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...siblings } = schema
  return { ...resolved(document, document.components.schemas[nameOf($ref)] ?? {}), ...siblings }
}
