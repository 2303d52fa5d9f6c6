import {
  nameOfPart,
  type Actions,
  type ForOthers,
  type Part,
  type StateTable,
  type StateTables,
} from "../states/tables.ts"
import { escape, table } from "./markup.ts"

const code = (text: string) => `<code>${escape(text)}</code>`
const codes = (names: readonly string[]) => names.map(code).join(" ")

const forOthers: Record<string, string> = {
  null: "null",
  absent: "no such field",
  empty: "an empty list",
  zero: "0",
  left_out: "a list without it",
}
const othersGet = (others: ForOthers): string => forOthers[String(others)] ?? ""

/** The operation that reads a record of a table. */
const getOf = ({ kind }: StateTable, operationId: string): boolean =>
  operationId.endsWith(".get") && operationId.slice(0, -".get".length).replaceAll(".", "-") === kind

/** The parts of records in the answer of an operation that not everyone sees; empty if there are none. */
export function partsShownBy({ tables }: StateTables, operationId: string): string {
  return tables
    .map((one) => {
      const shown = one.parts.filter(({ operation }) =>
        operation === undefined ? getOf(one, operationId) : operation === operationId,
      )
      return shown.length > 0 ? partRows(shown, one) : ""
    })
    .join("")
}

/** A table of parts: who sees each, and what others get instead. */
export function partRows(parts: readonly Part[], { states }: Actions): string {
  return table(
    ["Part", "In", "Seen by", "Others get"],
    parts.flatMap((part) => rowsOf(part, Object.keys(states))),
  )
}

function rowsOf(part: Part, states: readonly string[]): string[][] {
  const { when = {}, rows, readersOf, others } = part
  const only = Object.entries(when).map(([field, value]) => ` if ${code(field)} is ${code(String(value))}`)
  const name = code(nameOfPart(part)) + only.join("")
  if (readersOf !== undefined) {
    const whose = readersOf === "record" ? "the record that it names" : `the ${code(readersOf)} that it names`
    return [[name, "all", `who may read ${whose}`, othersGet(others)]]
  }
  if (rows.length === 0) return [[name, "all", "nobody", othersGet(others)]]
  return rows.map((row) => [
    name,
    row.in.length === states.length ? "all" : codes(row.in),
    codes(row.by),
    othersGet(others),
  ])
}
