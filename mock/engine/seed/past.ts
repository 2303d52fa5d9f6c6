import { day } from "#mock/engine/store/clock.ts"
import type { Kind, Rows } from "#mock/engine/store/rows.ts"
import type { AllianceSeed } from "./alliance-seed.ts"

/** How years of records of one kind are made at `MOCK_SCALE=large`: from those of the seed that are over. */
export type Past<K extends Kind> = {
  /** Number of records in an alliance, those of the seed included. */
  total: number
  /** Whether a record of the seed is over, so that an older copy of it is possible. */
  isOver: (row: Rows[K], now: number) => boolean
  /** Fields that a copy does not have in common with its record, for example what else it refers to. */
  traits?: Partial<Rows[K]>
  /** The rows that belong to a record, by their kind, with the field that names it. */
  parts?: Readonly<Partial<Record<Kind, string>>>
}

/** Rows of any kind: copies only depend on the names of fields. */
type Row = { readonly id: string; readonly [field: string]: unknown }

/** Days between a record and its next copy. */
const apart = 5

/** Adds copies of the records that are over, each some days older than the one before, with their parts and their first log row. */
export function seedPast<K extends Kind>(seed: AllianceSeed, kind: K, past: Past<K>): void {
  const { builder, alliance_id } = seed
  const known = builder.ofAlliance(kind, alliance_id)
  const over = known.filter((row) => past.isOver(row, builder.anchor))
  if (known.length > 0 && over.length === 0)
    throw new Error(`no ${kind} of the seed is over, so there is nothing to copy`)
  const parts = Object.entries(past.parts ?? {}) as [Kind, string][]
  const families = over.map((row) => [
    [kind, { ...row, ...past.traits }] as const,
    ...parts.flatMap(([part, field]) => rowsWith(seed, part, field, row.id).map((one) => [part, one] as const)),
    // its creation alone: the log has ten thousand rows of its own
    ...keysOf(row as unknown as Row).flatMap((key) =>
      rowsWith(seed, "operation_log", "key", key)
        .slice(0, 1)
        .map((one) => ["operation_log", one] as const),
    ),
  ])
  const numbers = numbersAfter(known as unknown as Row[])
  for (let at = 0; over.length > 0 && at < past.total - known.length; at += 1) {
    const family = families[at % families.length] ?? []
    const codes = family.flatMap(([, row]) =>
      keysOf(row as Row).map((key): [string, string] => [key, `${key}-${at + 1}`]),
    )
    const ids = new Map([...codes, ...family.map(([, { id }]): [string, string] => [id, `${id}-past-${at + 1}`])])
    for (const [one, row] of family)
      builder.add(one, copied(row as Row, at + 1, ids, one === kind ? numbers : {}) as never)
  }
}

function rowsWith({ builder }: AllianceSeed, kind: Kind, field: string, id: string): Row[] {
  return (builder.all(kind) as unknown as Row[]).filter((row) => row[field] === id)
}

type Numbers = Partial<Record<string, (row: Row) => unknown>>

/** The next numbers in the alliance and in each group, for kinds whose records have them. */
function numbersAfter(rows: readonly Row[]): Numbers {
  const given = new Map<unknown, number>()
  const next = (group: unknown) => {
    given.set(group, (given.get(group) ?? 0) + 1)
    return given.get(group)
  }
  for (const { group_id } of rows) for (const group of group_id === null ? [""] : ["", group_id]) next(group)
  return { number: () => next(""), group_number: ({ group_id }) => (group_id === null ? null : next(group_id)) }
}

function copied(row: Row, number: number, ids: ReadonlyMap<string, string>, numbers: Numbers): Row {
  const older = number * apart * day
  const fields = Object.entries(row).map(([name, value]) => {
    const counted = numbers[name]
    return [name, counted ? counted(row) : moved(value, older, ids)]
  })
  return Object.fromEntries(fields) as Row
}

/** The id of a row, and its code, which is unique in an alliance as well. */
const keysOf = ({ id, code, draft_code }: Row) =>
  [id, code, draft_code].filter((key): key is string => typeof key === "string")

/** Milliseconds since 1970 are larger than every other number of a row. */
const isInstant = (value: unknown): value is number => typeof value === "number" && value > 1e11

/** A value with older instants and the ids of the copies. A value without any is returned itself, so that long lists are shared. */
function moved(value: unknown, older: number, ids: ReadonlyMap<string, string>): unknown {
  if (isInstant(value)) return value - older
  if (typeof value === "string") return ids.get(value) ?? withNewStart(value, ids)
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value
  if (isListOfOthers(value, ids)) return value
  const before = Object.entries(value)
  const after = before.map(([name, one]): [string, unknown] => [name, moved(one, older, ids)])
  if (after.every(([, one], at) => one === before[at]?.[1])) return value
  return Array.isArray(value) ? after.map(([, one]) => one) : Object.fromEntries(after)
}

const isListOfOthers = (value: object, ids: ReadonlyMap<string, string>) =>
  Array.isArray(value) && value.every((one) => typeof one === "string" && !ids.has(one))

/** The id of a part may consist of the record's id and another one: `ballot-aurora-1/member-aurora-chair`. */
function withNewStart(text: string, ids: ReadonlyMap<string, string>): string {
  const [start = "", ...more] = text.split("/")
  const known = ids.get(start)
  return known !== undefined && more.length > 0 ? [known, ...more].join("/") : text
}
