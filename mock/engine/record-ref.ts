import type { Module } from "./domain.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { recordKind } from "./registry.ts"
import type { RuleTable, World } from "./rules.ts"
import type { Kind, Member, Rows } from "./store/rows.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to the record of a log row; null if there is none or the user may not read it. */
export function recordRefOf(module: string, key: string | null, user: Member, world: World): RecordRef | null {
  return (key === null ? undefined : recordKind(module)?.reference?.(key, user, world)) ?? null
}

/** Whether the user may read the record: only then its texts may be shown elsewhere. */
export function isRecordOpen(module: string, key: string, user: Member, world: World): boolean {
  return recordRefOf(module, key, user, world) !== null
}

/** Reference to a record that belongs to no group and has no code. */
export function plainRecordRef(module: Module, key: string, title: string, status: string): RecordRef {
  return { module, key, code: null, title, status, group: null }
}

/** Returns a function that finds a record by key; its result is undefined if there is none or the user may not read it. */
export function referenceByKey<K extends Kind>(
  kind: K,
  { read }: Pick<RuleTable<Rows[K]>, "read">,
  refOf: (record: Rows[K], world: World) => RecordRef,
) {
  return (key: string, user: Member, world: World): RecordRef | undefined => {
    const record = world.store.rows[kind].get(key)
    return record && !read(user, record, world) ? refOf(record, world) : undefined
  }
}

/** The texts in which a search finds a record that a row refers to: its title and numbers as people cite them, and its group. */
export function recordTexts({ module, title, code, group, group_number = null }: RecordRef): (string | null)[] {
  const letter = { meeting: "M", date_poll: "D", ballot: "B", decision: "DEC" }[module as string]
  const isOfGroup = letter !== undefined && group !== null && group_number !== null
  const numbers = letter === undefined ? [code] : [`${letter}-${code}`]
  const inGroup = isOfGroup ? `${group.acronym}-${letter}-${group_number}` : null
  return [title, ...numbers, inGroup, group && `${group.acronym} ${group.name} ${group.name_english}`]
}
