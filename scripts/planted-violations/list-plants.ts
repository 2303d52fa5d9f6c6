import { answering, asAdmin, asking, at, bytes, isOf, json, resulting, withQuery, type Json } from "./plants.ts"
import type { Answered, Asked, Plant } from "./proxy.ts"

const queryOf = ({ address }: Asked) => new URLSearchParams(address.split("?")[1] ?? "")
const itemsOf = (result: Json): Json[] => result.items as Json[]
/** Changes `result` in one response. */
const changed = (answered: Answered, change: (result: Json) => Json): Answered => {
  const body = json(answered.body)
  if (answered.status >= 300 || !body.result) return answered
  return { ...answered, body: bytes({ ...body, result: change(body.result as Json) }) }
}
const validationFailed = (field: string): Json => ({
  success: false,
  code: "validation_failed",
  message: "Please correct the marked fields.",
  errors: [{ field, code: "unknown_field", message: "not expected" }],
})

/** Puts rows without a value before all others. */
export const missingFirst = (operation: string, field: string): Plant =>
  resulting(operation, (list) => ({
    ...list,
    items: [...itemsOf(list)].sort((one, other) => Number(one[field] !== null) - Number(other[field] !== null)),
  }))

/** Sorts texts by their code points. */
export const sortedByCode = (operation: string, field: string): Plant =>
  answering(operation, (answered, asked) => {
    const sort = queryOf(asked).get("sort") ?? ""
    const direction = sort.startsWith("-") ? -1 : 1
    const order = (one: Json, other: Json) => direction * (String(one[field]) < String(other[field]) ? -1 : 1)
    return sort.replace("-", "") === field
      ? changed(answered, (list) => ({ ...list, items: [...itemsOf(list)].sort(order) }))
      : answered
  })

/** Reverses the order of rows with equal values on every page but the first. */
export const unsteady = (operation: string, field: string): Plant =>
  at(operation, async (asked, forward) => {
    const query = queryOf(asked)
    if (query.get("sort")?.replace("-", "") !== field) return forward(asked)
    const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("size") ?? 25)]
    const whole = withQuery(asked, (all) => {
      all.set("size", "200")
      all.set("page", "1")
    })
    const direction = page === 1 ? 1 : -1
    return changed(await forward(whole), (list) => {
      const places = new Map(itemsOf(list).map((row, place) => [row, place]))
      const placeOf = (row: Json) => places.get(row) ?? 0
      const first = (row: Json) => itemsOf(list).findIndex((one) => one[field] === row[field])
      const order = (one: Json, other: Json) => first(one) - first(other) || direction * (placeOf(one) - placeOf(other))
      const items = [...itemsOf(list)].sort(order).slice((page - 1) * size, page * size)
      return { ...list, page, size, items }
    })
  })

/** Counts as if the parameter were not sent. */
export const countsWithout = (operation: string, name: string): Plant =>
  at(operation, async (asked, forward) => {
    const all = json((await forward(withQuery(asked, (query) => query.delete(name)))).body).result as Json | undefined
    return changed(await forward(asked), (list) => ({ ...list, counts: all?.counts }))
  })

/** Searches for the first word only. */
export const firstWordOnly = (operation: string): Plant =>
  asking(operation, (asked) =>
    withQuery(asked, (query) => {
      const [first] = query.get("q")?.trim().split(/\s+/) ?? []
      if (first) query.set("q", first)
    }),
  )

/** Finds only rows in whose field the words occur with the same case. */
export const mindingCase = (operation: string, field: string): Plant =>
  answering(operation, (answered, asked) => {
    const words = queryOf(asked).get("q")?.trim().split(/\s+/) ?? []
    return changed(answered, (list) => {
      const items = itemsOf(list).filter((row) => words.every((word) => String(row[field]).includes(word)))
      return { ...list, items, total: Number(list.total) - (itemsOf(list).length - items.length) }
    })
  })

/** Uses only the first value of a repeated parameter. */
export const firstValueOnly = (operation: string, name: string): Plant =>
  asking(operation, (asked) =>
    withQuery(asked, (query) => {
      const [first] = query.getAll(name)
      if (first !== undefined) query.set(name, first)
    }),
  )

/** Answers a refused filter with an empty list. */
export const emptyInstead = (operation: string, name: string): Plant =>
  at(operation, async (asked, forward) => {
    const answered = await forward(asked)
    const isRefused = answered.status === 400 && answered.body.toString().includes(`"${name}"`)
    const empty = withQuery(asked, (query) => {
      query.delete(name)
      query.set("page", "100000")
    })
    return isRefused ? forward(empty) : answered
  })

/** Refuses query parameters that are not among these. */
export const refusingOthers = (operation: string, known: readonly string[]): Plant =>
  answering(operation, (answered, asked) => {
    const other = [...queryOf(asked).keys()].find((name) => !known.includes(name))
    return other === undefined ? answered : { ...answered, status: 400, body: bytes(validationFailed(other)) }
  })

/** Replaces one value of a query parameter. */
export const valueReplaced = (operation: string, name: string, value: string, instead: string): Plant =>
  asking(operation, (asked) =>
    withQuery(asked, (query) => {
      if (query.get(name) === value) query.set(name, instead)
    }),
  )

const withoutActions = (record: Json): Json => ({ ...record, actions: [] })

/** Closes the restricted group to a person who does not need to be a member. */
export const restrictedClosed = (operation: string, who: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    const isOfGroup = asked.address.includes("STEER")
    if (!isOfGroup || answered.status !== 200 || !(await isOf(asked, backend, who))) return answered
    const refusal = { success: false, code: "restricted_group", message: "restricted group, no access" }
    return { ...answered, status: 403, body: bytes(refusal) }
  })

/** Answers a person as the administrator. */
export const answeredAsAdmin = (operation: string, who: string): Plant =>
  at(operation, async (asked, forward, backend) =>
    (await isOf(asked, backend, who)) ? asAdmin(asked, forward, backend) : forward(asked),
  )

/** Shows an outsider the rows, or the record, of a restricted group, without actions. */
export const restrictedShown = (operation: string): Plant =>
  at(operation, async (asked, forward, backend) => {
    const answered = await forward(asked)
    if (!(await isOf(asked, backend, "lone-member")) || answered.status === 401) return answered
    const { actions } = (json(answered.body).result ?? {}) as { actions?: unknown }
    return changed(await asAdmin(asked, forward, backend), (result) =>
      Array.isArray(result.items)
        ? { ...result, actions: actions ?? ["export"], items: itemsOf(result).map(withoutActions) }
        : withoutActions(result),
    )
  })
