import { answering, at, bytes, json, sending, type Json } from "./plants.ts"
import type { Answered, Asked, Plant } from "./proxy.ts"

const keyOf = ({ headers }: Asked) => headers["idempotency-key"]
const pathOf = ({ address }: Asked) => address.split("?")[0] ?? ""

/** Answers a key with the first response to it that was stored, whoever sends the key, and for whichever record. */
const storedByKey = (operation: string, isStored: (answered: Answered) => boolean): Plant => {
  const stored = new Map<string, Answered>()
  return at(operation, async (asked, forward) => {
    const key = keyOf(asked)
    const known = key === undefined ? undefined : stored.get(key)
    if (known) return known
    const answered = await forward(asked)
    if (key !== undefined && isStored(answered)) stored.set(key, answered)
    return answered
  })
}

/** Gives the stored response of a key to everybody who sends it, for every record. */
export const keyOfAnybody = (operation: string): Plant => storedByKey(operation, ({ status }) => status < 300)

/** Stores refusals under their key, too. */
export const refusalStored = (operation: string): Plant =>
  storedByKey(operation, ({ body }) => json(body).code === "validation_failed")

/** Accepts white space as a required text. */
export const whiteSpaceAccepted = (operation: string, field: string): Plant =>
  sending(operation, (body) => {
    const value = body[field]
    return typeof value === "string" && value !== "" && value.trim() === "" ? { ...body, [field]: "x" } : body
  })

/** Keeps the value of a field that a change omits. */
export const keptIfOmitted = (operation: string, field: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const body = json(asked.body)
    if (!("version" in body) || field in body) return forward(asked)
    const { [field]: value } = await backend.read(pathOf(asked))
    return forward({ ...asked, body: bytes({ ...body, [field]: value }) })
  })

/** Answers a change with the record as it was. */
export const oldAnswered = (operation: string, field: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const former = await backend.read(pathOf(asked)).catch(() => ({}) as Json)
    const answered = await forward(asked)
    const { result, ...envelope } = json(answered.body)
    if (answered.status >= 300 || !(field in former)) return answered
    return { ...answered, body: bytes({ ...envelope, result: { ...(result as Json), [field]: former[field] } }) }
  })

/** Answers each further deletion of a record with success. */
export const deletedAgain = (operation: string): Plant => {
  const deleted = new Map<string, Answered>()
  return at(operation, async (asked, forward) => {
    const answered = await forward(asked)
    if (answered.status < 300) deleted.set(pathOf(asked), answered)
    return deleted.get(pathOf(asked)) ?? answered
  })
}

/** A response with another `version` of its record, if it has one. */
function withVersion(answered: Answered, change: (version: number) => number): Answered {
  const { result, ...envelope } = json(answered.body)
  const { version } = (result ?? {}) as Json
  if (typeof version !== "number") return answered
  return { ...answered, body: bytes({ ...envelope, result: { ...(result as Json), version: change(version) } }) }
}

/** Does not raise the version of a record of this kind at the action. */
export const versionKept = (operation: string, kind: string): Plant => {
  const lower = new Map<string, number>()
  const idOf = (asked: Asked) => new RegExp(`/${kind}/([^/]+)`).exec(pathOf(asked))?.[1] ?? ""
  return async (asked, forward) => {
    const id = idOf(asked)
    if (id === "") return forward(asked)
    const by = lower.get(id) ?? 0
    const body = json(asked.body)
    const isRaised = by > 0 && typeof body.version === "number"
    const raised = { ...asked, body: bytes({ ...body, version: Number(body.version) + by }) }
    const answered = await forward(isRaised ? raised : asked)
    if (asked.operation === operation && answered.status < 300) lower.set(id, by + 1)
    return withVersion(answered, (version) => version - (lower.get(id) ?? 0))
  }
}

/** Stores a text with the white space around it. */
export const whiteSpaceKept = (create: string, read: string, field: string): Plant => {
  const sent = new Map<string, unknown>()
  const note = answering(create, (answered, asked) => {
    const { id } = (json(answered.body).result ?? {}) as Json
    if (answered.status < 300) sent.set(String(id), json(asked.body)[field])
    return answered
  })
  const show = answering(read, (answered) => {
    const { result, ...envelope } = json(answered.body)
    const { id } = (result ?? {}) as Json
    if (!sent.has(String(id))) return answered
    return { ...answered, body: bytes({ ...envelope, result: { ...(result as Json), [field]: sent.get(String(id)) } }) }
  })
  return (asked, forward, backend) => (asked.operation === create ? note : show)(asked, forward, backend)
}
