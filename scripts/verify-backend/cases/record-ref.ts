import { tableOfModule } from "../../contract/states/judge.ts"
import { statesOf, tables } from "../subjects/state-tables.ts"
import type { View } from "../subjects/subject.ts"

/** Kinds of records whose displayed number is the one in the alliance (`RecordRef`). */
const numbered: ReadonlySet<unknown> = new Set(["meeting", "date_poll", "ballot", "decision"])

/** The fields that name a record. */
export const titles: readonly string[] = ["subject", "title", "name_english", "name", "text"]

/** What a reference says otherwise than the record that it names: `RecordRef`. */
export function otherInRecord(ref: View, named: View, record: View): string[] {
  const names = titles.map((field) => record[field]).filter((value) => typeof value === "string")
  const title = String(ref.title)
  const isNamed = names.length === 0 || names.some((name) => title.includes(name))
  const table = tableOfModule(tables, String(ref.module))
  const states = [record.status, ...(table ? statesOf(table, record) : [])].map(String)
  const isInState = record.status === undefined || ref.status === null || states.includes(String(ref.status))
  const isNumbered = numbered.has(ref.module) && typeof record.number === "number"
  return [
    ...Object.entries(named).flatMap(([name, value]) =>
      ref[name] === value ? [] : [`its record has another ${name}`],
    ),
    ...(isNamed ? [] : [`its record is called ${title}`]),
    ...(isInState ? [] : [`its record is ${String(ref.status)} and not ${String(record.status)}`]),
    ...(isNumbered && ref.code !== String(record.number) ? [`its record has the number ${String(ref.code)}`] : []),
  ]
}
