import { setTimeout } from "node:timers/promises"
import { sessionHeaders } from "./people.ts"
import type { Answered, Asked, Backend, Forward, Plant } from "./proxy.ts"

export type Json = Record<string, unknown>

export const json = (body: Buffer): Json => {
  try {
    const value = JSON.parse(body.toString()) as unknown
    return typeof value === "object" && value !== null ? (value as Json) : {}
  } catch {
    return {}
  }
}
export const bytes = (value: unknown): Buffer => Buffer.from(JSON.stringify(value))

/** Applies a plant to one operation and forwards all other requests. */
export const at =
  (operation: string, plant: Plant): Plant =>
  (asked, forward, backend) =>
    asked.operation === operation ? plant(asked, forward, backend) : forward(asked)

/** Changes the request. */
export const asking = (operation: string, change: (asked: Asked) => Asked): Plant =>
  at(operation, (asked, forward) => forward(change(asked)))

/** Changes the response. */
export const answering = (operation: string, change: (answered: Answered, asked: Asked) => Answered): Plant =>
  at(operation, async (asked, forward) => change(await forward(asked), asked))

/** Changes `result` in a successful response. */
export const resulting = (operation: string, change: (result: Json) => Json): Plant =>
  answering(operation, (answered) => {
    const body = json(answered.body)
    if (answered.status >= 300 || !body.result) return answered
    return { ...answered, body: bytes({ ...body, result: change(body.result as Json) }) }
  })

/** Changes the JSON body of the request. */
export const sending = (operation: string, change: (body: Json) => Json): Plant =>
  asking(operation, (asked) => {
    const body = json(asked.body)
    return Object.keys(body).length > 0 && !Array.isArray(body) ? { ...asked, body: bytes(change(body)) } : asked
  })

export function withQuery(asked: Asked, change: (query: URLSearchParams) => void): Asked {
  const [path = "", search = ""] = asked.address.split("?")
  const query = new URLSearchParams(search)
  change(query)
  return { ...asked, address: `${path}?${query.toString()}` }
}

export async function asAdmin(asked: Asked, forward: Forward, { person }: Backend, who = "admin"): Promise<Answered> {
  const key = asked.headers["idempotency-key"]
  const type = asked.headers["content-type"]
  const kept = { ...(type && { "content-type": type }), ...(key && { "idempotency-key": key }) }
  return forward({ ...asked, headers: { ...kept, ...sessionHeaders(await person(who)) } })
}

export const isOf = async ({ headers }: Asked, { person }: Backend, who: string) =>
  headers["member-id"] === (await person(who)).user_id

/** Allows the operation to a person who must not do it; `as`: the person in whose name the mock executes it. */
export const allowed = (operation: string, who: string, as = "admin"): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    const isLetIn = answered.status === 403 && (await isOf(asked, backend, who))
    return isLetIn ? asAdmin(asked, forward, backend, as) : answered
  })

/** Answers with success in states that do not allow the operation. */
export const allowedInAnyState = (operation: string, code = "state_refused"): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    if (json(answered.body).code !== code) return answered
    const [path = ""] = asked.address.split("?")
    const record = asked.method === "PUT" || asked.method === "DELETE" ? path : path.replace(/\/[a-z-]+$/, "")
    const done = { success: true, result: await backend.read(record) }
    return { ...answered, status: 200, body: bytes(done) }
  })

/** Responds with the right refusal but executes the operation. */
export const refusedAndWritten = (operation: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    if (answered.status === 403) await asAdmin(asked, forward, backend)
    return answered
  })

/** Gives another alliance access. */
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

/** Adds an impossible action to `actions`. */
export const withAction = (operation: string, action: string): Plant =>
  changedActions(operation, (actions) => [...new Set([...actions, action])])

/** Accepts a field but stores another value. */
export const notKept = (operation: string, field: string, kept: unknown): Plant =>
  sending(operation, (body) => (field in body ? { ...body, [field]: kept } : body))

/** Accepts values above the limit by truncating them to `most`. */
export const unlimited = (operation: string, field: string, most: number): Plant =>
  sending(operation, (body) => {
    const value = body[field]
    if (typeof value === "number") return { ...body, [field]: Math.min(value, most) }
    return typeof value === "string" || Array.isArray(value) ? { ...body, [field]: value.slice(0, most) } : body
  })

/** Accepts values that violate the required format, by replacing them. */
export const unchecked = (operation: string, field: string, form: RegExp, instead: string): Plant =>
  sending(operation, (body) => {
    const value = body[field]
    return typeof value === "string" && value !== "" && !form.test(value) ? { ...body, [field]: instead } : body
  })

/** Ignores a query parameter. */
export const parameterIgnored = (operation: string, name: string): Plant =>
  asking(operation, (asked) => withQuery(asked, (query) => query.delete(name)))

/** Always uses the same value for a query parameter. */
export const parameterFixed = (operation: string, name: string, value: string): Plant =>
  asking(operation, (asked) =>
    withQuery(asked, (query) => {
      if (query.has(name)) query.set(name, value)
    }),
  )

/** Accepts page sizes that the contract does not offer. */
export const anySize = (operation: string): Plant =>
  asking(operation, (asked) =>
    withQuery(asked, (query) => {
      if (!["10", "25", "50", "200"].includes(query.get("size") ?? "10")) query.set("size", "25")
    }),
  )

/** Returns a `total` that is too high by one. */
export const totalWrong = (operation: string): Plant =>
  resulting(operation, (list) => ({ ...list, total: Number(list.total) + 1 }))

/** Returns another value in a field of every row. */
export const rowsWrong = (operation: string, field: string, value: unknown): Plant =>
  resulting(operation, (list) => ({
    ...list,
    items: (list.items as Json[]).map((row) => ({ ...row, [field]: value })),
  }))

/** Refuses with the wrong error code. */
export const codeWrong = (operation: string, code: string, instead: string): Plant =>
  answering(operation, (answered) => {
    const body = json(answered.body)
    return body.code === code ? { ...answered, body: bytes({ ...body, code: instead }) } : answered
  })

/** Omits the error of a field. */
export const withoutFieldError = (operation: string, field: string): Plant =>
  answering(operation, (answered) => {
    const body = json(answered.body)
    if (!Array.isArray(body.errors)) return answered
    const errors = (body.errors as { field: string }[]).filter((error) => error.field !== field)
    return { ...answered, body: bytes({ ...body, errors }) }
  })

/** Appends a byte to a file. */
export const bytesChanged = (operation: string): Plant =>
  answering(operation, (answered) =>
    answered.status === 200 ? { ...answered, body: Buffer.concat([answered.body, Buffer.from("\n")]) } : answered,
  )

/** Changes or removes a response header. */
export const headerChanged = (operation: string, name: string, value?: string): Plant =>
  answering(operation, (answered) => {
    const { [name]: _former, ...headers } = answered.headers
    return { ...answered, headers: { ...headers, ...(value !== undefined && { [name]: value }) } }
  })

/** Ignores idempotency keys. */
export const keyIgnored = (operation: string): Plant =>
  asking(operation, ({ headers: { "idempotency-key": _key, ...headers }, ...asked }) => ({ ...asked, headers }))

/** Ignores an idempotency key while the first call with it is running. */
export const keyIgnoredAtOnce = (operation: string): Plant => {
  const running = new Set<string | undefined>()
  return at(operation, async (asked, forward) => {
    const { "idempotency-key": key, ...headers } = asked.headers
    if (running.has(key)) return forward({ ...asked, headers })
    running.add(key)
    await setTimeout(100) // until a call at the same time has arrived
    return forward(asked).finally(() => running.delete(key))
  })
}

/** Ignores the version in the request, so stale versions are accepted. */
export const versionIgnored = (operation: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const [path = ""] = asked.address.split("?")
    const { version } = await backend.read(asked.method === "PUT" ? path : path.replace(/\/[a-z-]+$/, ""))
    const body = json(asked.body)
    return forward("version" in body && version !== undefined ? { ...asked, body: bytes({ ...body, version }) } : asked)
  })

/** Omits the rows of this operation from the operation log; a list filtered by it is empty. */
export const notLogged = (operation: string): Plant =>
  answering("operation-log.list", (answered, asked) => {
    const body = json(answered.body)
    const list = body.result as { items: { operation: string }[]; total: number } | undefined
    if (answered.status >= 300 || !list) return answered
    const isFiltered = new URLSearchParams(asked.address.split("?")[1]).get("operation") === operation
    const items = isFiltered ? [] : list.items.filter((row) => row.operation !== operation)
    const total = isFiltered ? 0 : list.total - (list.items.length - items.length)
    return { ...answered, body: bytes({ ...body, result: { ...list, items, total } }) }
  })

/** Omits a property of `result`. */
export const propertyMissing = (operation: string, property: string): Plant =>
  resulting(operation, ({ [property]: _left, ...result }) => result)

/** Changes the status of a successful response. */
export const statusWrong = (operation: string, status: number): Plant =>
  answering(operation, (answered) => (answered.status < 300 ? { ...answered, status } : answered))
