import type { components } from "#openapi/generated/schema.d.ts"
import { recordKind } from "#app/parts/domain/registry.server.ts"
import { eventReference } from "./event/event-number.ts"

type GroupRef = components["schemas"]["GroupRef"]
type RecordRef = components["schemas"]["RecordRef"]

/** A record as rows of several kinds refer to it: the parts of a `RecordRef` that its URL needs. */
export type NamedRecord = Pick<RecordRef, "module" | "key"> & { group: Pick<GroupRef, "acronym" | "type"> | null }

/**
 * The URL of a record's page, undefined for kinds without a page. It is in the shell of its group only if that is public: the user may be
 * invited to a record of a restricted group without access to the group.
 */
export function recordHref(alliance: string, { module, key, group }: NamedRecord): string | undefined {
  const scope = group?.type === "public" ? { alliance, acronym: group.acronym } : { alliance }
  return recordKind(module).href?.(scope, key, group?.acronym)
}

type Coded = Pick<RecordRef, "module" | "code" | "group" | "group_number">

/**
 * The number or code that people use for a record, as on its own page: "COPT-M-8", or "M-214" without a group; "AIA-P-2026-001".
 * @returns undefined if it has none
 */
export function recordReference({ module, code, group, group_number = null }: Coded): string | undefined {
  if (code === null) return undefined
  const { letter } = recordKind(module)
  return letter === undefined ? code : eventReference(letter, { number: Number(code), group_number, group })
}
