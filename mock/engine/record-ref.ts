import type { Module } from "./domain.ts"
import type { components } from "#app/api/schema.d.ts"
import { recordKind } from "./registry.ts"
import type { World } from "./rules.ts"
import type { Member } from "./store/rows.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** Reference to the record of a log row; null if there is none or the user may not read it. */
export function recordRefOf(module: string, key: string | null, user: Member, world: World): RecordRef | null {
  return (key === null ? undefined : recordKind(module)?.reference?.(key, user, world)) ?? null
}

/** Reference to a record that belongs to no group and has no code. */
export function plainRecordRef(module: Module, key: string, title: string, status: string): RecordRef {
  return { module, key, code: null, title, status, group: null }
}
