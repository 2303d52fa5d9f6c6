import { nameOfPart, type StateTable } from "../../contract/states/tables.ts"
import { coverage, type Coverage } from "./codes.ts"

type Read = ReadonlyMap<string, ReadonlySet<string>>

const partsOf = (tables: readonly StateTable[], isReference: boolean) =>
  tables.flatMap(({ kind, parts }) =>
    parts
      .filter(({ readersOf }) => (readersOf !== undefined) === isReference)
      .map((part) => ({ name: `${kind} ${nameOfPart(part)}`, isForNobody: part.rows.length === 0 })),
  )

/** The parts of records that were shown to somebody who may see them, if anybody may, and hidden from somebody who may not. */
function partsRead(tables: readonly StateTable[], read: Read): Coverage {
  const named = partsOf(tables, false)
  const isRead = ({ name, isForNobody }: (typeof named)[number]) => (read.get(name)?.size ?? 0) >= (isForNobody ? 1 : 2)
  return coverage(
    named.map(({ name }) => name),
    new Set(named.filter(isRead).map(({ name }) => name)),
  )
}

/** The references to other records that somebody saw, and whose record was then read by everyone who saw them. */
function referencesRead(tables: readonly StateTable[], read: Read): Coverage {
  const named = partsOf(tables, true).map(({ name }) => name)
  return coverage(named, new Set(named.filter((name) => read.get(name)?.has("shown"))))
}

/** What of the parts of records was read, for the report. */
export const whatWasRead = (tables: readonly StateTable[], read: Read) => ({
  parts: partsRead(tables, read),
  references: referencesRead(tables, read),
})
