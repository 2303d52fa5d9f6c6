import type { components } from "#openapi/generated/schema.d.ts"
import { memberRefOf } from "#mock/domains/member/ref.ts"
import type { Module } from "#mock/engine/domain.ts"
import type { World } from "#mock/engine/rules.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { WorkgroupRow } from "./records.ts"

type Schemas = components["schemas"]

/** Reference to a group. */
export function groupRef({ id, acronym, name, name_english, type, status }: WorkgroupRow): Schemas["GroupRef"] {
  return { id, acronym, name, name_english, type, status }
}

/** Reference to the group with this id; null for the alliance. */
export function groupRefOf(store: Store, group_id: string | null): Schemas["GroupRef"] | null {
  const group = group_id === null ? undefined : store.rows.workgroup.get(group_id)
  return group ? groupRef(group) : null
}

type WithSubject = {
  id: string
  subject: string
  group_id: string | null
  number?: number
  group_number?: number | null
}

/** Returns the function that refers to a record with a subject; its code is its number, if it has one. */
export function subjectRef<R extends WithSubject>(
  module: Module,
  rules: { status: (record: R, world: World) => string },
) {
  return (record: R, world: World): Schemas["RecordRef"] => {
    const { id: key, subject: title, group_id, number, group_number } = record
    const code = number === undefined ? null : String(number)
    const numbers = group_number === undefined ? { code } : { code, group_number }
    const group = groupRefOf(world.store, group_id)
    return { module, key, ...numbers, title, status: rules.status(record, world), group }
  }
}

type Numbered = { number: number; group_number: number | null; group_id: string | null }

/**
 * The numbers of a meeting (M), a date poll (D), a ballot (B) or a decision (DEC) as people cite them, for a search: "M-12", and "COPT-M-3" if it has a group
 * (openapi/parameters.yaml, Search).
 */
export function citedNumbers(letter: "M" | "D" | "B" | "DEC", row: Numbered, { store }: World): string[] {
  const group = groupRefOf(store, row.group_id)
  const inAlliance = `${letter}-${row.number}`
  return group && row.group_number !== null
    ? [inAlliance, `${group.acronym}-${letter}-${row.group_number}`]
    : [inAlliance]
}

/** The texts of a list row in which a search finds its group and a person. */
export function groupAndPersonTexts(group_id: string | null, member_id: string, { store }: World): (string | null)[] {
  const group = groupRefOf(store, group_id)
  const { name, real_name } = memberRefOf(store, member_id)
  return [group && `${group.acronym} ${group.name} ${group.name_english}`, `${name} ${real_name}`]
}
