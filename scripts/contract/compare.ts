import { isDeepStrictEqual } from "node:util"
import {
  listOperations,
  nameOf,
  type Answer,
  type ContractDocument,
  type ResolvedOperation,
  type Schema,
} from "./document.ts"

/** The side that a change breaks if it still follows the older contract. Additions that may be ignored break neither. */
export type Broken = "backend" | "client"

/** One difference between two releases of the contract (API-06). */
export interface Change {
  operation: string
  /** For example `request /participants/member_ids` or `200 /items/[]/subject`. */
  location: string
  what: string
  /** The side that breaks if it still follows the older contract; absent: none. */
  breaks?: Broken
}

/**
 * A wider request breaks older backends, which do not understand the new values; a narrower one breaks older clients, which still send
 * what is no longer allowed. In responses it is reversed: a narrower one breaks older backends, a wider one breaks older clients.
 */
type Side = "request" | "answer"
type Kind = "narrower" | "wider" | "added" | "gone"
type Note = (location: string, kind: Kind, what: string) => void

type Content = NonNullable<Answer["content"]>

const brokenBy: Record<Side, Record<Kind, Broken | undefined>> = {
  request: { narrower: "client", wider: "backend", added: "backend", gone: "client" },
  answer: { narrower: "backend", wider: "client", added: undefined, gone: "client" },
}

/** All differences between two contracts that affect programs; texts and examples are not compared. */
export function changesBetween(before: ContractDocument, after: ContractDocument): Change[] {
  const old = new Map(listOperations(before).map((one) => [one.operationId, one]))
  const now = new Map(listOperations(after).map((one) => [one.operationId, one]))
  const gone = [...old.keys()].filter((id) => !now.has(id))
  const added = [...now.keys()].filter((id) => !old.has(id))
  return [
    ...gone.map((operation): Change => ({ operation, location: "", what: "the operation is gone", breaks: "client" })),
    ...added.map((operation): Change => ({ operation, location: "", what: "the operation is new" })),
    ...[...now].flatMap(([id, operation]) => {
      const previous = old.get(id)
      return previous ? new Comparison(before, after, id).of(previous, operation) : []
    }),
  ]
}

const limits = [
  ["minimum", 1],
  ["minLength", 1],
  ["minItems", 1],
  ["maximum", -1],
  ["maxLength", -1],
  ["maxItems", -1],
] as const

class Comparison {
  private readonly changes: Change[] = []
  /** Pairs of schemas whose comparison is in progress, because schemas may be recursive. */
  private readonly open = new Set<string>()

  constructor(
    private readonly before: ContractDocument,
    private readonly after: ContractDocument,
    private readonly operation: string,
  ) {}

  of(before: ResolvedOperation, after: ResolvedOperation): Change[] {
    const address = ({ method, path }: ResolvedOperation) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`
    if (address(before) !== address(after)) this.broken("", `now ${address(after)}, was ${address(before)}`, "client")
    this.parameters(before, after)
    this.bodies(before, after)
    this.answers(before, after)
    return this.changes
  }

  private broken(location: string, what: string, breaks?: Broken): void {
    this.changes.push({ operation: this.operation, location, what, ...(breaks && { breaks }) })
  }

  private noting(side: Side, start: string): Note {
    return (location, kind, what) => this.broken(`${start} ${location}`.trim(), what, brokenBy[side][kind])
  }

  private parameters(before: ResolvedOperation, after: ResolvedOperation): void {
    const keyed = ({ parameters }: ResolvedOperation) =>
      new Map(parameters.filter(({ in: where }) => where !== "path").map((one) => [`${one.in} ${one.name}`, one]))
    const [old, now] = [keyed(before), keyed(after)]
    for (const key of old.keys()) if (!now.has(key)) this.broken(key, "the parameter is gone", "client")
    for (const [key, parameter] of now) {
      const previous = old.get(key)
      const note = this.noting("request", key)
      if (!previous) this.broken(key, "the parameter is new", parameter.required ? "client" : "backend")
      else {
        needed(previous.required === true, parameter.required === true, "", note)
        this.schemas(previous.schema, parameter.schema, "", note)
      }
    }
  }

  private bodies(before: ResolvedOperation, after: ResolvedOperation): void {
    const [old, now] = [before.requestBody?.content ?? {}, after.requestBody?.content ?? {}]
    for (const type of Object.keys(old)) if (!now[type]) this.broken(`request ${type}`, "no longer taken", "client")
    for (const [type, { schema }] of Object.entries(now)) {
      const previous = old[type]
      if (!previous) this.broken(`request ${type}`, "taken now", "backend")
      else this.schemas(previous.schema, schema, "", this.noting("request", "request"))
    }
  }

  private answers(before: ResolvedOperation, after: ResolvedOperation): void {
    for (const [status, { content = {} }] of Object.entries(after.responses)) {
      const previous = before.responses[status]
      if (previous) this.contents(status, previous.content ?? {}, content)
      else this.broken(status, "the status is new", "client")
    }
    for (const status of Object.keys(before.responses))
      if (!after.responses[status]) this.broken(status, "the status is gone", "backend")
    const codes = (after["x-codes"] ?? []).filter((code) => !before["x-codes"]?.includes(code))
    if (codes.length > 0) this.broken("refusals", `new: ${codes.join(", ")}`, "client")
  }

  private contents(status: string, before: Content, after: Content): void {
    for (const [type, { schema }] of Object.entries(after)) {
      const old = before[type]
      if (!old) this.broken(`${status} ${type}`, "the content type is new", "client")
      else this.schemas(old.schema, schema, "", this.noting("answer", status))
    }
  }

  private schemas(old: Schema, now: Schema, location: string, note: Note): void {
    const key = `${old.$ref ?? ""} ${now.$ref ?? ""}`
    if (key.length > 1 && this.open.has(key)) return
    this.open.add(key)
    const [before, after] = [resolved(this.before, old), resolved(this.after, now)]
    this.values(before, after, location, note)
    this.fields(before, after, location, note)
    this.branches(before, after, location, note)
    if (before.items && after.items) this.schemas(before.items, after.items, `${location}/[]`, note)
    this.open.delete(key)
  }

  private values(before: Schema, after: Schema, location: string, note: Note): void {
    sets(typesOf(before), typesOf(after), "type", location, note)
    sets(before.enum, after.enum, "value", location, note)
    for (const name of ["const", "pattern", "format"] as const)
      if (!isDeepStrictEqual(before[name], after[name])) {
        const what = `${name} ${String(before[name] ?? "none")} → ${String(after[name] ?? "none")}`
        if (after[name] !== undefined) note(location, "narrower", what)
        if (before[name] !== undefined) note(location, "wider", what)
      }
    for (const limit of limits) limited(before, after, limit, location, note)
  }

  private fields(before: Schema, after: Schema, location: string, note: Note): void {
    const [old, now] = [before.properties ?? {}, after.properties ?? {}]
    const [was, is] = [new Set(before.required), new Set(after.required)]
    for (const name of Object.keys(old)) if (!now[name]) note(`${location}/${name}`, "gone", "the field is gone")
    for (const [name, schema] of Object.entries(now)) {
      const previous = old[name]
      const at = `${location}/${name}`
      if (!previous) note(at, is.has(name) ? "narrower" : "added", is.has(name) ? "new and required" : "new")
      else {
        needed(was.has(name), is.has(name), at, note)
        this.schemas(previous, schema, at, note)
      }
    }
  }

  private branches(before: Schema, after: Schema, location: string, note: Note): void {
    const [old, now] = [before.anyOf ?? before.oneOf ?? [], after.anyOf ?? after.oneOf ?? []]
    if (now.length > old.length) note(location, "wider", `${now.length} alternatives, were ${old.length}`)
    if (now.length < old.length) note(location, "narrower", `${now.length} alternatives, were ${old.length}`)
    for (const [at, branch] of now.entries()) {
      const previous = old[at]
      if (previous && old.length === now.length) this.schemas(previous, branch, location, note)
    }
  }
}

function needed(was: boolean, is: boolean, location: string, note: Note): void {
  if (is && !was) note(location, "narrower", "it is required now")
  if (was && !is) note(location, "wider", "it is no longer required")
}

function limited(before: Schema, after: Schema, [name, sign]: (typeof limits)[number], location: string, note: Note) {
  const none = -sign * Infinity
  const [from, to] = [before[name] ?? none, after[name] ?? none]
  if (from !== to) note(location, (to - from) * sign > 0 ? "narrower" : "wider", `${name} ${from} → ${to}`)
}

function sets(
  before: readonly unknown[] | undefined,
  after: readonly unknown[] | undefined,
  name: string,
  location: string,
  note: Note,
): void {
  if (!before && !after) return
  if (!before) return note(location, "narrower", `only some ${name}s now: ${String(after)}`)
  if (!after) return note(location, "wider", `any ${name} now, was ${String(before)}`)
  const [gone, added] = [before.filter((one) => !after.includes(one)), after.filter((one) => !before.includes(one))]
  if (gone.length > 0) note(location, "narrower", `${name} gone: ${gone.join(", ")}`)
  if (added.length > 0) note(location, "wider", `${name} new: ${added.join(", ")}`)
}

const typesOf = ({ type }: Schema) => (type === undefined ? undefined : [type].flat())

function resolved(document: ContractDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema
  const { $ref, ...siblings } = schema
  return { ...resolved(document, document.components.schemas[nameOf($ref)] ?? {}), ...siblings }
}
