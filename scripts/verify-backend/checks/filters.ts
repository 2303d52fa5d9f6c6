import type { Parameter, Schema } from "../../contract/document.ts"
import { Finding, LeftOut, resultOf } from "../client/answers.ts"
import type { Operation } from "../client/contract.ts"
import type { Verification, View } from "../subjects/subject.ts"
import { asking, type Ask, type Page } from "./pages.ts"

type Found = Pick<Page, "items" | "total" | "exchange">

/** Parameters of every list, which the list checks cover. */
const common = ["page", "size", "sort", "q", "status", "mine_first"]
const isRange = (name: string) => name === "from" || name === "to"
/** Filters for the person's own records: their values are relations to the person, not values of rows. */
const isOwn = (name: string) => /^mine$|_for_me$/.test(name)

/** Checks that each filter of a list returns exactly the matching rows. */
export async function checkFilters(v: Verification): Promise<void> {
  for (const operation of v.contract.operations.filter((one) => v.contract.isList(one) && !one.path.includes("{"))) {
    for (const filter of operation.parameters) {
      if (filter.in === "query" && !filter.required && !common.includes(filter.name))
        await checkFilter(v, operation, filter)
    }
    await checkEmptyRange(v, operation)
  }
}

/** Checks that a range whose end is before its start is empty; ranges that are required may be refused. */
async function checkEmptyRange(v: Verification, operation: Operation): Promise<void> {
  const { operationId, parameters } = operation
  const ends = parameters.filter(({ name, in: place, required }) => isRange(name) && place === "query" && !required)
  if (ends.length < 2) return
  await v.check(operationId, "list", "a range that ends before it begins is empty", async () => {
    const range = { from: "2026-11-20T00:00:00Z", to: "2026-11-10T00:00:00Z" }
    const { total, exchange } = await asking(v, operation)(range)
    if (total !== 0) throw new Finding(`a total of ${total}`, exchange)
  })
}

async function checkFilter(v: Verification, operation: Operation, { name, schema }: Parameter): Promise<void> {
  const id = operation.operationId
  const ask = asking(v, operation, { size: "200" })
  if (isRange(name))
    return v.check(id, "list", `?${name} is a bound`, () => bounds(ask, name, v.contract.resolve(schema)))
  if (isOwn(name))
    return v.check(id, "list", `?${name} leaves what is the person's own`, () => own(v, ask, name, schema))
  await v.check(id, "list", `?${name} leaves the rows it is for`, () => byRow(v, ask, name, schema))
}

const moment = /^\d{4}-\d\d-\d\d/

/**
 * Checks a time range: for at least one time field of the rows it returns exactly the rows in the range.
 * `from` is inclusive and `to` is exclusive (openapi/, 'Time').
 */
async function bounds(ask: Ask, name: string, { format }: Schema): Promise<void> {
  const { items: all, total } = await ask({})
  const fields = [...new Set(all.flatMap((row) => Object.keys(row).filter((key) => moment.test(String(row[key])))))]
  if (all.length < 2 || total > all.length || fields.length === 0 || format === "date") return endsOf(ask, name, total)
  const times = all.flatMap((row) => fields.map((field) => Date.parse(String(row[field])))).filter(Number.isFinite)
  const middle = new Date(times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0)
  const { items, exchange } = await ask({ [name]: middle.toISOString() })
  const ids = new Set(items.map(({ id }) => id))
  const isIn = (time: number) => (name === "from" ? time >= middle.getTime() : time < middle.getTime())
  const fits = fields.some((field) =>
    all.every((row) => row[field] === null || ids.has(row.id) === isIn(Date.parse(String(row[field])))),
  )
  if (!fits && !mixed(all, ids, fields, isIn))
    throw new Finding(`${items.length} of ${all.length} rows, which no field of time explains`, exchange)
  return endsOf(ask, name, total)
}

/** A range may apply to a different field in each row, for example to the time of sending or otherwise of the last change. */
function mixed(all: View[], ids: Set<unknown>, fields: string[], isIn: (time: number) => boolean): boolean {
  return all.every((row) => fields.some((field) => ids.has(row.id) === isIn(Date.parse(String(row[field])))))
}

/** Checks that a range after 2099 or before 1999 has only rows with a time in it, and no total without rows; usually it is empty. */
export async function endsOf(
  ask: (query: Record<string, string>) => Promise<Found>,
  name: string,
  total: number,
): Promise<void> {
  if (total === 0) throw new LeftOut("the list is empty")
  const end = name === "from" ? "2099-01-01T00:00:00Z" : "1999-01-01T00:00:00Z"
  const isIn = (time: number) => (name === "from" ? time >= Date.parse(end) : time < Date.parse(end))
  const { items, total: left, exchange } = await ask({ [name]: end })
  const timesOf = (row: View) => Object.values(row).filter((value) => moment.test(String(value)))
  const stray = items.some((row) => !timesOf(row).some((time) => isIn(Date.parse(String(time)))))
  if (stray) throw new Finding(`${left} of ${total} rows, although not all of them have a time in that range`, exchange)
  if (left > 0 && items.length === 0) throw new Finding(`a total of ${left}, but no rows`, exchange)
}

/** Checks filters for own records: a person without groups and roles gets none of the records that this run has created for others. */
async function own(v: Verification, ask: Ask, name: string, schema: Schema): Promise<void> {
  const values = itemOf(v, schema).enum ?? [true]
  const { id } = await namedNowhere(v, ask)
  for (const value of values) {
    const { items, exchange } = await ask({ [name]: String(value) }, "outsider")
    if (items.some((row) => row.id === id))
      throw new Finding(`a record of somebody else (${String(id)}) is there`, exchange)
  }
}

/**
 * A row that the outsider sees without the filter, created by another person, without the outsider's id and names: a proposal names its
 * authors in plain text.
 */
async function namedNowhere(v: Verification, ask: Ask): Promise<View> {
  const outsider = await v.people.get("outsider")
  const { name, real_name } = resultOf(await v.target.send("profile.get", { as: outsider }))
  const own = [outsider.session.user_id, name, real_name].filter((text) => typeof text === "string" && text !== "")
  const { items } = await ask({}, "outsider")
  const isForeign = (row: View) => own.every((text) => !JSON.stringify(row).includes(String(text)))
  const { session: admin } = await v.people.get("alliance_admin")
  const made =
    items.find((row) => isForeign(row) && JSON.stringify(row).includes(admin.user_id)) ?? items.find(isForeign)
  if (!made || (await ask({}, "outsider")).total > 200)
    throw new LeftOut("no record of somebody else is there to be left out")
  return made
}

/** The value of a row for a filter: the field of the same name, or a property of the referenced record. */
function shownIn(row: View, name: string): unknown {
  if (name in row) return row[name]
  const [, base = "", part = ""] = /^(.+)_(id|code|acronym)$/.exec(name) ?? []
  const value = row[base]
  return typeof value === "object" && value !== null ? (value as View)[part] : value === null ? null : undefined
}

/** Checks a filter by a value: reads the whole list and expects exactly the rows with that value. */
async function byRow(v: Verification, ask: Ask, name: string, schema: Schema): Promise<void> {
  const { items: all, total } = await ask({})
  const shown = all.map((row) => shownIn(row, name)).filter((value) => isValue(value))
  if (shown.length === 0) return offered(v, ask, name, schema, { all, total })
  const fewest = rarest(shown)
  const { items, total: left, exchange } = await ask({ [name]: String(fewest) })
  const foreign = items.find((row) => shownIn(row, name) !== fewest)
  if (foreign)
    throw new Finding(`?${name}=${String(fewest)} shows a row of ${String(shownIn(foreign, name))}`, exchange)
  const expected = shown.filter((value) => value === fewest).length
  if (total <= all.length && left !== expected)
    throw new Finding(`?${name}=${String(fewest)}: total ${left}, ${expected} rows have it`, exchange)
  if (total <= all.length && new Set(shown).size === 1) await unusedValue(v, ask, name, schema, shown)
  if (total <= all.length) await bothValues(v, ask, name, schema, shown)
}

/** A filter that may be repeated shows the rows of all its values. */
async function bothValues(v: Verification, ask: Ask, name: string, schema: Schema, shown: readonly unknown[]) {
  const [one, other] = new Set(shown)
  if (other === undefined || v.contract.resolve(schema).type !== "array") return
  const expected = shown.filter((value) => value === one || value === other).length
  const { total, exchange } = await ask({ [name]: [String(one), String(other)] })
  if (total !== expected)
    throw new Finding(
      `?${name}=${String(one)}&${name}=${String(other)}: total ${total}, ${expected} rows have them`,
      exchange,
    )
}

/** If all rows have the same value, checks that filtering by an unused value returns nothing. */
async function unusedValue(v: Verification, ask: Ask, name: string, schema: Schema, shown: readonly unknown[]) {
  const unused = itemOf(v, schema).enum?.find((value) => !shown.includes(value))
  if (unused === undefined) return
  const nothing = await ask({ [name]: String(unused) })
  if (nothing.total > 0)
    throw new Finding(`?${name}=${String(unused)}: total ${nothing.total}, no row has it`, nothing.exchange)
}

/** The schema of one value of a filter, which may be repeated. */
function itemOf({ contract }: Verification, schema: Schema): Schema {
  const resolved = contract.resolve(schema)
  return contract.resolve(resolved.items ?? resolved)
}

const isValue = (value: unknown) => ["string", "number", "boolean"].includes(typeof value)

function rarest(values: readonly unknown[]): unknown {
  const times = (one: unknown) => values.filter((value) => value === one).length
  return [...new Set(values)].sort((a, b) => times(a) - times(b))[0]
}

/** Checks a filter whose value is not in the rows: at least one of its values must not return the whole list. */
async function offered(
  v: Verification,
  ask: Ask,
  name: string,
  schema: Schema,
  { all, total }: { all: View[]; total: number },
) {
  const item = itemOf(v, schema)
  const values = item.enum ?? (item.type === "boolean" ? [true, false] : [])
  if (values.length < 2 || all.length < 2) throw new LeftOut("rows do not show what it asks for")
  for (const value of values) if ((await ask({ [name]: String(value) })).total !== total) return
  throw new Finding(
    `?${name} leaves all ${total} rows, whatever it says`,
    (await ask({ [name]: String(values[0]) })).exchange,
  )
}
