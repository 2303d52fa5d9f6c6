import type { Module } from "./domain.ts"
import type { components } from "#app/api/schema.d.ts"
import { recordKind } from "./registry.ts"
import type { World } from "./rules.ts"
import type { Member } from "./store/rows.ts"

type RecordRef = components["schemas"]["RecordRef"]

/** The record that a log row is about; null where there is none, or it may not be read. */
export function recordRefOf(module: string, key: string | null, user: Member, world: World): RecordRef | null {
  return (key === null ? undefined : recordKind(module)?.reference?.(key, user, world)) ?? null
}

/** A record without a page of its own in a group. */
export function plainRecordRef(module: Module, key: string, title: string, status: string): RecordRef {
  return { module, key, code: null, title, status, group: null }
}
