import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { eventHref } from "./event-href.ts"
import { allianceNumber } from "./event-number.ts"

type GroupRef = components["schemas"]["GroupRef"]
type RecordRef = components["schemas"]["RecordRef"]

/** A record as rows of several kinds name it: so much of a `RecordRef` as its address needs. */
export type NamedRecord = Pick<RecordRef, "module" | "key"> & { group: Pick<GroupRef, "acronym" | "type"> | null }

/** The page of a record, in the shell of its group if everybody may enter that; undefined for kinds that have none. */
export function recordHref(alliance: string, { module, key, group }: NamedRecord): string | undefined {
  if (module === "workgroup") return paths.workgroupAbout(alliance, key)
  if (module === "entity") return paths.entity(alliance, key)
  if (module === "member") return paths.member(alliance, key)
  if (module === "login_request") return paths.loginRequestAdmin(alliance, key)
  return eventHref(alliance, { module, key, acronym: group?.type === "public" ? group.acronym : undefined })
}

const letters = { meeting: "M", ballot: "B" } as const

/** The number or code of a record as people cite it: "M-214", "AIA-P-2026-001"; undefined where it has none. */
export function recordReference({ module, code }: { module: NamedRecord["module"]; code: string | null }) {
  if (code === null) return undefined
  return module === "meeting" || module === "ballot" ? allianceNumber(letters[module], { number: Number(code) }) : code
}
