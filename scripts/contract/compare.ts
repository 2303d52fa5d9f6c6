import { isDeepStrictEqual } from "node:util"
import { affectedSchemas, SchemaComparison, top, type Kind } from "./compare-schemas.ts"
import { stateChanges } from "./compare-states.ts"
import {
  listOperations,
  type Answer,
  type ContractDocument,
  type Parameter,
  type ResolvedOperation,
} from "./document.ts"

/** The side that a change breaks if it still follows the older contract. Additions that may be ignored break neither. */
export type Broken = "backend" | "client"

/** One difference between two releases of the contract (API-06). */
export interface Change {
  /** Empty if the change does not belong to one operation. */
  operation: string
  /** For example `request /participants/member_ids` or `200 /items/[]/subject`. */
  location: string
  what: string
  /** The side that breaks if it still follows the older contract; absent: none. */
  breaks?: Broken
  /** The schema that changed, and the place in it, if it has a name: other operations may use it. */
  schema?: string
  inside?: string
}

/**
 * A wider request breaks older backends, which do not understand the new values; a narrower one breaks older clients, which still send
 * what is no longer allowed. In responses it is reversed: a narrower one breaks older backends, a wider one breaks older clients.
 */
type Side = "request" | "answer"
type Content = NonNullable<Answer["content"]>
type Headers = NonNullable<Answer["headers"]>

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
  const affected = affectedSchemas(before, after)
  const states = stateChanges(before["x-states"], after["x-states"])
  return [
    ...gone.map((operation): Change => ({ operation, location: "", what: "the operation is gone", breaks: "client" })),
    ...added.map((operation): Change => ({ operation, location: "", what: "the operation is new" })),
    ...ofAllOperations(before, after),
    ...[...now].flatMap(([id, operation]) => {
      const previous = old.get(id)
      return previous ? new Comparison(before, after, affected, id).of(previous, operation) : []
    }),
    ...states.map((change): Change => ({ operation: "", ...change, breaks: "backend" })),
  ]
}

/** What the document says once: its address, how a session is sent, and the status and details of each code. */
function ofAllOperations(before: ContractDocument, after: ContractDocument): Change[] {
  const facts = ({ servers, components: { securitySchemes = {}, schemas } }: ContractDocument) => {
    const codes = Object.entries({ ...schemas.RefusalCode?.["x-texts"], ...schemas.FieldCode?.["x-texts"] })
    return new Map<string, unknown>([
      ["servers", servers.map(({ url }) => url)],
      ...Object.entries(securitySchemes).map(([name, { description: _text, ...scheme }]): [string, unknown] => [
        `security scheme ${name}`,
        scheme,
      ]),
      ...codes.map(([code, { status, details }]): [string, unknown] => [`code ${code}`, { status, details }]),
    ])
  }
  const [old, now] = [facts(before), facts(after)]
  return [...old].flatMap(([location, value]): Change[] => {
    const is = now.get(location)
    if (is === undefined || isDeepStrictEqual(value, is)) return []
    return [{ operation: "", location, what: `${JSON.stringify(value)} → ${JSON.stringify(is)}`, breaks: "client" }]
  })
}

class Comparison {
  private readonly changes: Change[] = []

  constructor(
    private readonly before: ContractDocument,
    private readonly after: ContractDocument,
    private readonly affected: ReadonlySet<string>,
    private readonly operation: string,
  ) {}

  of(before: ResolvedOperation, after: ResolvedOperation): Change[] {
    const address = ({ method, path }: ResolvedOperation) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`
    if (address(before) !== address(after)) this.broken("", `now ${address(after)}, was ${address(before)}`, "client")
    this.security(before, after)
    this.parameters(before, after)
    this.bodies(before, after)
    this.answers(before, after)
    return this.changes
  }

  private broken(location: string, what: string, breaks?: Broken): void {
    this.changes.push({ operation: this.operation, location, what, ...(breaks && { breaks }) })
  }

  /** A comparison of schemas whose differences are changes of this operation. */
  private comparing(side: Side, start: string): SchemaComparison {
    return new SchemaComparison(this.before, this.after, this.affected, ({ location, ...named }, kind, what) => {
      const breaks = brokenBy[side][kind]
      this.changes.push({
        operation: this.operation,
        location: `${start} ${location}`.trim(),
        what,
        ...(breaks && { breaks }),
        ...(named.schema !== undefined && named),
      })
    })
  }

  private security(before: ResolvedOperation, after: ResolvedOperation): void {
    const of = ({ security = [] }: { security?: Record<string, string[]>[] }) =>
      security.map((schemes) => Object.keys(schemes).sort().join(" and ") || "nothing")
    const [old, now] = [of({ ...this.before, ...before }), of({ ...this.after, ...after })]
    const removed = old.filter((one) => !now.includes(one))
    const added = now.filter((one) => !old.includes(one))
    if (removed.length + added.length === 0) return
    const isStricter = removed.length > 0 ? now.length > 0 : old.length === 0
    const what = `needs ${now.join(" or ") || "nothing"}, needed ${old.join(" or ") || "nothing"}`
    this.broken("security", what, isStricter ? "client" : "backend")
  }

  private parameters(before: ResolvedOperation, after: ResolvedOperation): void {
    const [old, now] = [keyed(before), keyed(after)]
    for (const key of old.keys()) if (!now.has(key)) this.broken(key, "the parameter is gone", "client")
    for (const [key, parameter] of now) {
      const previous = old.get(key)
      if (!previous) {
        this.broken(key, "the parameter is new", parameter.required ? "client" : "backend")
        continue
      }
      const { required: was = false, schema: oldSchema, ...form } = withoutName(previous)
      const { required: is = false, schema, ...formNow } = withoutName(parameter)
      const comparison = this.comparing("request", key)
      comparison.needed(was, is)
      comparison.compare(oldSchema, schema)
      if (!isDeepStrictEqual(form, formNow))
        this.broken(key, `${JSON.stringify(form)} → ${JSON.stringify(formNow)}`, "client")
    }
  }

  private bodies(before: ResolvedOperation, after: ResolvedOperation): void {
    const [old, now] = [before.requestBody?.content ?? {}, after.requestBody?.content ?? {}]
    for (const type of Object.keys(old)) if (!now[type]) this.broken(`request ${type}`, "no longer taken", "client")
    for (const [type, { schema }] of Object.entries(now)) {
      const previous = old[type]
      if (!previous) this.broken(`request ${type}`, "taken now", "backend")
      else this.comparing("request", "request").compare(previous.schema, schema)
    }
    const isRequired = ({ requestBody }: ResolvedOperation) => requestBody?.required === true
    this.comparing("request", "request").needed(isRequired(before), isRequired(after))
  }

  private answers(before: ResolvedOperation, after: ResolvedOperation): void {
    for (const [status, answer] of Object.entries(after.responses)) {
      const previous = before.responses[status]
      if (!previous) this.broken(status, "the status is new", "client")
      else {
        this.contents(status, previous.content ?? {}, answer.content ?? {})
        this.headers(status, previous.headers ?? {}, answer.headers ?? {})
      }
    }
    for (const status of Object.keys(before.responses))
      if (!after.responses[status]) this.broken(status, "the status is gone", "backend")
    this.codes(before, after)
  }

  private codes({ "x-codes": old = [] }: ResolvedOperation, { "x-codes": now = [] }: ResolvedOperation): void {
    const [gone, added] = [old.filter((code) => !now.includes(code)), now.filter((code) => !old.includes(code))]
    if (added.length > 0) this.broken("refusals", `new: ${added.join(", ")}`, "client")
    if (gone.length > 0) this.broken("refusals", `gone: ${gone.join(", ")}`, "backend")
  }

  private contents(status: string, before: Content, after: Content): void {
    for (const type of Object.keys(before))
      if (!after[type]) this.broken(`${status} ${type}`, "the content type is gone", "backend")
    for (const [type, { schema }] of Object.entries(after)) {
      const old = before[type]
      if (!old) this.broken(`${status} ${type}`, "the content type is new", "client")
      else this.comparing("answer", status).compare(old.schema, schema)
    }
  }

  private headers(status: string, before: Headers, after: Headers): void {
    for (const name of Object.keys(before))
      if (!after[name]) this.broken(`${status} header ${name}`, "the header is gone", "client")
    for (const [name, header] of Object.entries(after)) {
      const old = before[name]
      const location = `${status} header ${name}`
      if (!old) this.broken(location, "the header is new", header.required ? "backend" : undefined)
      else {
        const comparison = this.comparing("answer", location)
        comparison.needed(old.required === true, header.required === true)
        comparison.compare(old.schema, header.schema, top)
      }
    }
  }
}

/** Parameters by name; those of the path by position, because their names are not sent. */
function keyed({ parameters, path }: ResolvedOperation): Map<string, Parameter> {
  const positions = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  return new Map(
    parameters.map((one) => [
      one.in === "path" ? `path {${positions.indexOf(one.name) + 1}}` : `${one.in} ${one.name}`,
      one,
    ]),
  )
}

/** What of a parameter a program depends on. */
function withoutName({ name: _name, description: _description, example: _example, ...parameter }: Parameter) {
  return parameter
}
