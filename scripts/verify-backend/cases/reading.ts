import { nameOfPart, type Part, type StateTable } from "../../contract/states/tables.ts"
import type { Exchange } from "../client/answers.ts"
import { personRoles, type PersonRole } from "../client/fixtures.ts"
import { rolesFor } from "./known-roles.ts"
import { readAs } from "./reached.ts"
import type { RoleBounds } from "../subjects/state-tables.ts"
import { readRecord, type Subject, type Verification, type View } from "../subjects/subject.ts"

/** The people who read: one of each role of the alliance. */
export const readers = personRoles.filter((role) => role !== "neighbour")

/** Somebody, with the roles that they have or may have for a record, and the answer to them. */
export type Reading = { who: PersonRole | "nobody"; bounds: RoleBounds; exchange: Exchange }
/** A record, and what everyone reads of it. */
export type ReadIn = { table: StateTable; subject: Subject; record: View; readings: readonly Reading[] }

/** The name of a part in the report. */
export const titleOf = ({ kind }: StateTable, part: Part): string => `${kind} ${nameOfPart(part)}`

/** What everyone reads of a record. */
export async function readByEveryone(v: Verification, table: StateTable, subject: Subject): Promise<ReadIn> {
  const record = await readRecord(v, subject)
  const readings: Reading[] = []
  for (const who of readers.filter((one) => v.fixtures.people[one]))
    readings.push({ who, bounds: await rolesFor(v, who, table, record), exchange: await readAs(v, who, subject) })
  return { table, subject, record, readings }
}

/** Whether a part is a reference to another record, seen by its readers. */
export const isReference = ({ readersOf }: Part): boolean => readersOf !== undefined

/** The values of a field; of each entry, if it is one of a list. */
export function valuesAt(value: unknown, [name, ...rest]: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, name === undefined ? [] : [name, ...rest]))
  if (name === undefined) return [value]
  if (typeof value !== "object" || value === null) return []
  const field = (value as View)[name]
  return rest.length > 0 ? valuesAt(field, rest) : [field]
}
