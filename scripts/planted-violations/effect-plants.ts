import type { ResolvedOperation } from "../contract/document.ts"
import { fieldOfRecord, type StateTable } from "../contract/states/tables.ts"
import { answering, bytes, json, type Json } from "./plants.ts"
import type { Plant } from "./proxy.ts"
import type { Violation } from "./violations.ts"

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null && !Array.isArray(value)

/** Another value of about the same kind. */
function wrong(value: unknown): unknown {
  if (isObject(value)) return { ...value, id: "somebody-else", text: "something else" }
  if (typeof value === "number") return value + 1
  if (typeof value === "boolean") return !value
  if (typeof value === "string" && /^\d{4}-\d\d-\d\dT/.test(value)) return "2019-03-01T08:00:00Z"
  return typeof value === "string" ? `${value}x` : "something"
}

type Change = (value: unknown) => unknown

/** Something where a field is empty; what another action of the operation sets stays. */
const filled: Change = (value) => (value === null ? wrong(value) : value)

/** An object with another value in a field, or in a field of a part (`minutes.status`); the object itself if it has no such field. */
function withWrong(record: Json, [name = "", ...rest]: readonly string[], change: Change = wrong): Json {
  if (!(name in record)) return record
  const value = record[name]
  if (rest.length === 0) return { ...record, [name]: change(value) }
  return isObject(value) ? { ...record, [name]: withWrong(value, rest, change) } : record
}

/** What identifies records in paths. */
const names = ["id", "draft_code", "acronym"]

/** A field of a record, and the part of the record that an action is about: that of `/meeting/{id}/agenda` stands in `agenda`. */
type Place = { field: readonly string[]; part: string | undefined }

/** Wherever these records stand in an answer, with another value in the field. */
function everywhere(value: unknown, ids: ReadonlySet<unknown>, place: Place, change: Change): unknown {
  if (Array.isArray(value)) return value.map((one) => everywhere(one, ids, place, change))
  if (!isObject(value)) return value
  const parts = Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, everywhere(part, ids, place, change)]),
  )
  if (!names.some((name) => ids.has(value[name]))) return parts
  const { field, part = "" } = place
  const isInPart = !((field[0] ?? "") in parts) && isObject(parts[part])
  return withWrong(parts, isInPart ? [part, ...field] : field, change)
}

/** From this action on, a field of its record has another value, in every answer. */
export function otherwise({ operationId, path }: ResolvedOperation, field: string, change = wrong): Plant {
  const isCreation = operationId.endsWith(".create")
  if (!path.includes("{") && !isCreation) return onlyRecord(operationId, field)
  const ids = new Set<unknown>()
  const place = { field: field.split("."), part: /\}\/(\w+)$/.exec(path)?.[1] }
  const pattern = new RegExp(`${path.replaceAll(/\{\w+\}/g, "([^/?]+)")}(?:\\?|$)`)
  const note = answering(operationId, (answered, asked) => {
    if (answered.status >= 300) return answered
    const result = json(answered.body).result as Json | undefined
    const acted = pattern.exec(asked.address)?.at(-1)
    if (isCreation) names.forEach((name) => result?.[name] !== undefined && ids.add(result[name]))
    else if (acted !== undefined) ids.add(decodeURIComponent(acted))
    return answered
  })
  return async (asked, forward, backend) => {
    const answered = await note(asked, forward, backend)
    const isJson = answered.headers["content-type"]?.includes("json") ?? false
    if (ids.size === 0 || !isJson || answered.status >= 300) return answered
    return { ...answered, body: bytes(everywhere(json(answered.body), ids, place, change) as Json) }
  }
}

/** The same for the only record of its kind, which has no id: `guideline.get` after `guideline.update`. */
function onlyRecord(operation: string, field: string): Plant {
  let isDone = false
  const reading = operation.replace(/\.\w+$/, ".get")
  return async (asked, forward) => {
    const answered = await forward(asked)
    if (answered.status >= 300) return answered
    isDone ||= asked.operation === operation
    if (!isDone || ![operation, reading].includes(asked.operation ?? "")) return answered
    const { result, ...envelope } = json(answered.body)
    return { ...answered, body: bytes({ ...envelope, result: withWrong(result as Json, field.split(".")) }) }
  }
}

/** One violation for each outcome of the state tables that what is sent decides: the backend acts as if another outcome had been sent. */
export function outcomeViolations(tables: readonly StateTable[]): readonly Violation[] {
  return tables.flatMap((table) =>
    Object.values(table.actions).flatMap(({ operation, rows }) =>
      rows.flatMap(({ in: states, outcomes = {} }) => {
        const sent = Object.entries(outcomes).filter(([, { body }]) => body)
        return sent.map(([name, { body = {} }], at) => {
          const [, other] = sent[(at + 1) % sent.length] ?? []
          return {
            name: `${operation} from ${states.join(", ")}, ${name}`,
            operation,
            rule: "effect" as const,
            plant: takenFor(operation, body, other?.body ?? {}),
          }
        })
      }),
    ),
  )
}

/** Sends what leads to another outcome, where what leads to this one was sent. `record.…` stands for any value. */
function takenFor(operation: string, outcome: Json, other: Json): Plant {
  const constants = (fields: Json) => Object.entries(fields).filter(([, value]) => fieldOfRecord(value) === undefined)
  return async (asked, forward) => {
    if (asked.operation !== operation || asked.body.length === 0) return forward(asked)
    const body = sentJson(asked.body)
    // The reason of a rejection is free.
    const isMeant = constants(outcome).every(([field, value]) => field === "reason" || body[field] === value)
    return forward(isMeant ? { ...asked, body: bytes({ ...body, ...Object.fromEntries(constants(other)) }) } : asked)
  }
}

/** A body that was sent; one that is not JSON has no fields. */
function sentJson(body: Buffer): Json {
  try {
    const sent: unknown = JSON.parse(body.toString())
    return isObject(sent) ? sent : {}
  } catch {
    return {}
  }
}

const ownActions = (tables: readonly StateTable[]) =>
  tables
    .flatMap((table) => [table, ...(table.list ? [table.list] : [])])
    .flatMap((part) => Object.values(part.actions).filter(({ isOwn, isPlanned }) => isOwn && !isPlanned))

/** One violation for each field that an action of the state tables sets: it has another value. */
export function effectViolations(
  tables: readonly StateTable[],
  operations: readonly ResolvedOperation[],
): readonly Violation[] {
  return ownActions(tables).flatMap(({ operation: id, sets }) => {
    const operation = operations.find(({ operationId }) => operationId === id)
    if (!operation) return []
    return Object.entries(sets).map(([field, to]) => ({
      name: to === null ? `${id} does not empty ${field}` : `${id} sets another ${field}`,
      operation: id,
      rule: "effect" as const,
      plant: otherwise(operation, field, to === null ? filled : to === "next" ? () => 7 : wrong),
    }))
  })
}

/** Two violations for each action that notifies people: it notifies nobody, or everybody. */
export function noticeViolations(tables: readonly StateTable[]): readonly Violation[] {
  const operations = ownActions(tables).flatMap(({ operation, notifies }) => (notifies.length > 0 ? [operation] : []))
  return [...new Set(operations)].flatMap((operation) => [
    {
      name: `${operation} notifies nobody`,
      operation,
      rule: "effect" as const,
      plant: inboxesAfter(operation, () => []),
    },
    {
      name: `${operation} notifies everybody`,
      operation,
      rule: "effect" as const,
      plant: inboxesAfter(operation, andOne),
    },
  ])
}

/** An entry about a record that the person may not read, beside those that are right. */
const andOne = (entries: readonly Json[], times: number): Json[] => [
  {
    id: `inbox-planted-${times}`,
    time: "2026-11-20T08:00:00Z",
    subject: "News",
    text: "",
    is_read: false,
    record: null,
  },
  ...entries,
]

/** What is new in inboxes once the action was performed. @param change is given how often it was performed so far */
function inboxesAfter(operation: string, change: (news: readonly Json[], times: number) => Json[]): Plant {
  const known = new Set<unknown>()
  let times = 0
  return async (asked, forward) => {
    const answered = await forward(asked)
    if (answered.status >= 300) return answered
    if (asked.operation === operation) times += 1
    if (asked.operation !== "inbox.list") return answered
    const { result, ...envelope } = json(answered.body)
    const { items, ...list } = result as Json & { items: Json[] }
    if (times === 0) items.forEach(({ id }) => known.add(id))
    if (times === 0) return answered
    const [old, news] = [items.filter(({ id }) => known.has(id)), items.filter(({ id }) => !known.has(id))]
    return { ...answered, body: bytes({ ...envelope, result: { ...list, items: [...change(news, times), ...old] } }) }
  }
}

/** One violation for each kind of other record that changes with an action: it stays as it was made. */
export function otherViolations(tables: readonly StateTable[]): readonly Violation[] {
  return ownActions(tables).flatMap(({ operation, others }) =>
    others.map(({ record, made_by, sets }) => ({
      name: `${operation} leaves its ${record} as it is`,
      operation,
      rule: "effect" as const,
      plant: keptSinceMade(operation, made_by, ["status", ...Object.keys(sets)]),
    })),
  )
}

/** Once the action was performed, these fields of what the other operation has made are as it answered. */
function keptSinceMade(operation: string, madeBy: string, fields: readonly string[]): Plant {
  const made = new Map<unknown, Json>()
  let isActed = false
  const restored = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(restored)
    if (!isObject(value)) return value
    const was = names.map((name) => made.get(value[name])).find(Boolean) ?? ({} as Json)
    const kept = fields.flatMap((field) => (field in was && field in value ? [[field, was[field]]] : []))
    const parts = Object.entries(value).map(([name, part]) => [name, restored(part)])
    return Object.fromEntries([...parts, ...kept]) as Json
  }
  return async (asked, forward) => {
    const answered = await forward(asked)
    const isJson = answered.headers["content-type"]?.includes("json") ?? false
    if (answered.status >= 300 || !isJson) return answered
    isActed ||= asked.operation === operation
    const { result } = json(answered.body)
    if (asked.operation === madeBy && isObject(result))
      names.forEach((name) => result[name] !== undefined && made.set(result[name], result))
    return isActed ? { ...answered, body: bytes(restored(json(answered.body)) as Json) } : answered
  }
}
