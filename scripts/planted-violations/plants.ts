import { sessionHeaders } from "./people.ts"
import type { Answered, Asked, Backend, Forward, Plant } from "./proxy.ts"

type Json = Record<string, unknown>

const json = (body: Buffer): Json => {
  try {
    const value = JSON.parse(body.toString()) as unknown
    return typeof value === "object" && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}
const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** Only at this operation; everything else is passed on. */
const at =
  (operation: string, plant: Plant): Plant =>
  (asked, forward, backend) =>
    asked.operation === operation ? plant(asked, forward, backend) : forward(asked)

/** Changes what is asked. */
const asking = (operation: string, change: (asked: Asked) => Asked): Plant =>
  at(operation, (asked, forward) => forward(change(asked)))

/** Changes what is answered. */
const answering = (operation: string, change: (answered: Answered, asked: Asked) => Answered): Plant =>
  at(operation, async (asked, forward) => change(await forward(asked), asked))

/** Changes `result` of what was done. */
const resulting = (operation: string, change: (result: Json) => Json): Plant =>
  answering(operation, (answered) => {
    const body = json(answered.body)
    if (answered.status >= 300 || !body.result) return answered
    return { ...answered, body: bytes({ ...body, result: change(body.result as Json) }) }
  })

/** Changes the JSON body that is sent. */
const sending = (operation: string, change: (body: Json) => Json): Plant =>
  asking(operation, (asked) => {
    const body = json(asked.body)
    return Object.keys(body).length > 0 && !Array.isArray(body) ? { ...asked, body: bytes(change(body)) } : asked
  })

function withQuery(asked: Asked, change: (query: URLSearchParams) => void): Asked {
  const [path = "", search = ""] = asked.address.split("?")
  const query = new URLSearchParams(search)
  change(query)
  return { ...asked, address: `${path}?${query.toString()}` }
}

async function asAdmin(asked: Asked, forward: Forward, { person }: Backend, who = "admin"): Promise<Answered> {
  const key = asked.headers["idempotency-key"]
  const type = asked.headers["content-type"]
  const kept = { ...(type && { "content-type": type }), ...(key && { "idempotency-key": key }) }
  return forward({ ...asked, headers: { ...kept, ...sessionHeaders(await person(who)) } })
}

const isOf = async ({ headers }: Asked, { person }: Backend, who: string) =>
  headers["member-id"] === (await person(who)).user_id

/** Lets one person of the mock do what only others may; `as`: in whose name it is done. */
export const allowed = (operation: string, who: string, as = "admin"): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    const isLetIn = answered.status === 403 && (await isOf(asked, backend, who))
    return isLetIn ? asAdmin(asked, forward, backend, as) : answered
  })

/** Says that it was done where the state does not allow it. */
export const allowedInAnyState = (operation: string, code = "state_refused"): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    if (json(answered.body).code !== code) return answered
    const [path = ""] = asked.address.split("?")
    const record = asked.method === "PUT" || asked.method === "DELETE" ? path : path.replace(/\/[a-z-]+$/, "")
    const done = { success: true, result: await backend.read(record) }
    return { ...answered, status: 200, body: bytes(done) }
  })

/** Refuses the right way, and does it even so. */
export const refusedAndWritten = (operation: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    if (answered.status === 403) await asAdmin(asked, forward, backend)
    return answered
  })

/** Another alliance is let in. */
export const leaking = (operation: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const { alliance_id } = await backend.person("neighbour")
    const answered = await forward(asked)
    const isForeign = asked.headers["alliance-id"] === alliance_id
    if (!isForeign || answered.status === 401) return answered
    const isList = Array.isArray((json(answered.body).result as Json | undefined)?.items)
    return answered.status >= 400 || isList ? asAdmin(asked, forward, backend) : answered
  })

const changedActions = (operation: string, change: (actions: string[]) => string[]): Plant =>
  resulting(operation, (result) => ({ ...result, actions: change(result.actions as string[]) }))

/** Leaves an action out of `actions`. */
export const withoutAction = (operation: string, action: string): Plant =>
  changedActions(operation, (actions) => actions.filter((one) => one !== action))

/** Lists an action that is not possible. */
export const withAction = (operation: string, action: string): Plant =>
  changedActions(operation, (actions) => [...new Set([...actions, action])])

/** Takes a field and keeps another value. */
export const notKept = (operation: string, field: string, kept: unknown): Plant =>
  sending(operation, (body) => (field in body ? { ...body, [field]: kept } : body))

/** Takes what is longer or larger than it may be, by keeping less of it. */
export const unlimited = (operation: string, field: string, most: number): Plant =>
  sending(operation, (body) => {
    const value = body[field]
    if (typeof value === "number") return { ...body, [field]: Math.min(value, most) }
    return typeof value === "string" || Array.isArray(value) ? { ...body, [field]: value.slice(0, most) } : body
  })

/** Takes a value that is not in the form the contract asks for. */
export const unchecked = (operation: string, field: string, form: RegExp, instead: string): Plant =>
  sending(operation, (body) => {
    const value = body[field]
    return typeof value === "string" && value !== "" && !form.test(value) ? { ...body, [field]: instead } : body
  })

/** Does not read a parameter of the query. */
export const parameterIgnored = (operation: string, name: string): Plant =>
  asking(operation, (asked) => withQuery(asked, (query) => query.delete(name)))

/** Reads a parameter always in the same way. */
export const parameterFixed = (operation: string, name: string, value: string): Plant =>
  asking(operation, (asked) =>
    withQuery(asked, (query) => {
      if (query.has(name)) query.set(name, value)
    }),
  )

/** Counts one record too many. */
export const totalWrong = (operation: string): Plant =>
  resulting(operation, (list) => ({ ...list, total: Number(list.total) + 1 }))

/** Refuses with another code. */
export const codeWrong = (operation: string, code: string, instead: string): Plant =>
  answering(operation, (answered) => {
    const body = json(answered.body)
    return body.code === code ? { ...answered, body: bytes({ ...body, code: instead }) } : answered
  })

/** Does not say which field is at fault. */
export const withoutFieldError = (operation: string, field: string): Plant =>
  answering(operation, (answered) => {
    const body = json(answered.body)
    if (!Array.isArray(body.errors)) return answered
    const errors = (body.errors as { field: string }[]).filter((error) => error.field !== field)
    return { ...answered, body: bytes({ ...body, errors }) }
  })

/** Changes the bytes of a file. */
export const bytesChanged = (operation: string): Plant =>
  answering(operation, (answered) =>
    answered.status === 200 ? { ...answered, body: Buffer.concat([answered.body, Buffer.from("\n")]) } : answered,
  )

/** Answers with another header, or without it. */
export const headerChanged = (operation: string, name: string, value?: string): Plant =>
  answering(operation, (answered) => {
    const { [name]: _former, ...headers } = answered.headers
    return { ...answered, headers: { ...headers, ...(value !== undefined && { [name]: value }) } }
  })

/** Does not look at idempotency keys. */
export const keyIgnored = (operation: string): Plant =>
  asking(operation, ({ headers: { "idempotency-key": _key, ...headers }, ...asked }) => ({ ...asked, headers }))

/** Writes whatever version is sent; `read`: the address of the record, where it is not that of the operation. */
export const versionIgnored = (operation: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const [path = ""] = asked.address.split("?")
    const { version } = await backend.read(asked.method === "PUT" ? path : path.replace(/\/[a-z-]+$/, ""))
    const body = json(asked.body)
    return forward("version" in body && version !== undefined ? { ...asked, body: bytes({ ...body, version }) } : asked)
  })

/** Writes no row of this operation into the log. */
export const notLogged = (operation: string): Plant =>
  resulting("operation-log.list", (list) => {
    const items = (list.items as { operation: string }[]).filter((row) => row.operation !== operation)
    const hidden = (list.items as unknown[]).length - items.length
    return { ...list, items, total: Number(list.total) - hidden }
  })

/** Leaves a property out of what is answered. */
export const propertyMissing = (operation: string, property: string): Plant =>
  resulting(operation, ({ [property]: _left, ...result }) => result)

/** Answers what was done with another status. */
export const statusWrong = (operation: string, status: number): Plant =>
  answering(operation, (answered) => (answered.status < 300 ? { ...answered, status } : answered))
