import type { components } from "#app/api/schema.d.ts"
import type { MemberRow } from "../store/records.ts"
import type { Store } from "../store/store.ts"
import type { RichText, Selection } from "../store/work-records.ts"
import { timezones } from "./lists.ts"
import { Refusal, type FieldCode, type FieldError } from "./refusal.ts"
import { memberRefOf } from "./views.ts"
import { mayEnter } from "../rules/roles.ts"
import { toText, type Instant } from "../store/clock.ts"

type Schemas = components["schemas"]
type Names = { name: string; name_english: string }

/** Gathers what the contract's schema cannot know of a body, so that all fields at fault are told at once. */
export class Input {
  readonly #store: Store
  readonly #user: MemberRow
  readonly #errors: FieldError[] = []

  constructor({ store, viewer }: { store: Store; viewer: { member: MemberRow } }) {
    this.#store = store
    this.#user = viewer.member
  }

  /** Notes a field at fault. */
  refuse(field: string, code: FieldCode, params?: FieldError["params"]): void {
    this.#errors.push({ field, code, message: code, ...(params && { params }) })
  }

  /** Throws `validation_failed` when something was noted. */
  done(): void {
    if (this.#errors.length > 0) throw new Refusal("validation_failed", undefined, this.#errors)
  }

  /** Trimmed; line breaks as `\n`; nothing where only blanks are left. */
  text(value: string | null | undefined): string | null {
    return (value ?? "").replace(/\r\n?/g, "\n").trim() || null
  }

  /** Names in both languages, which none of the others has (its case aside). */
  names(given: Names, others: readonly Names[]): Names {
    const names = { name: this.text(given.name) ?? "", name_english: this.text(given.name_english) ?? "" }
    for (const field of ["name", "name_english"] as const)
      if (others.some((other) => other[field].toLowerCase() === names[field].toLowerCase()))
        this.refuse(field, "not_unique")
    return names
  }

  richText(field: string, { format, text }: Schemas["RichTextInput"]): RichText {
    if (Buffer.byteLength(text) > mostBytes) this.refuse(`${field}.text`, "too_long", { max: mostBytes })
    return { format, text }
  }

  instant(field: string, text: string): Instant {
    const instant = Date.parse(text)
    if (Number.isNaN(instant)) this.refuse(field, "value_unknown")
    return instant
  }

  zone(field: string, name: string): string {
    if (!knownZones.has(name)) this.refuse(field, "zone_unknown")
    return name
  }

  /** Files the person uploaded for this module, or that the record (`kept`) has already. */
  files(field: string, ids: readonly string[] | undefined, module: string, kept: readonly string[] = []): string[] {
    return (ids ?? []).map((id, at) => {
      const file = this.#store.rows.file.get(id)
      const isOwn = file?.uploader_id === this.#user.id && file.module === module
      if (!kept.includes(id) && !isOwn) this.refuse(`${field}.${at}`, "unknown_reference")
      return id
    })
  }

  /** Members of the alliance; somebody whose account is disabled only where the record names them already. */
  members(field: string, ids: readonly string[] | undefined, kept: readonly string[] = []): string[] {
    return (ids ?? []).map((id, at) => {
      const member = this.#store.rows.member.get(id)
      const isThere = member?.alliance_id === this.#user.alliance_id
      if (!isThere || (member.is_disabled && !kept.includes(id))) this.refuse(`${field}.${at}`, "unknown_reference")
      return id
    })
  }

  /** People and groups; a group must be one the person may enter. */
  selection(field: string, given: Schemas["SelectionInput"] | undefined, kept?: Selection): Selection {
    if (!given) return { member_ids: [], group_ids: [] }
    const member_ids = this.members(`${field}.member_ids`, given.member_ids, kept?.member_ids)
    const group_ids = given.group_acronyms.flatMap((acronym, at) => {
      const group = this.#store.rows.workgroup.find(
        (row) => row.alliance_id === this.#user.alliance_id && row.acronym === acronym,
      )
      if (group && (mayEnter(this.#user, group) || kept?.group_ids.includes(group.id))) return [group.id]
      this.refuse(`${field}.group_acronyms.${at}`, "unknown_reference")
      return []
    })
    return { member_ids, group_ids }
  }
}

const mostBytes = 65_536
const knownZones: ReadonlySet<string> = new Set(timezones)

type Changed = { version: number; changed_by_id: string; updated_time: Instant }

/** Refuses a write made on an older version than the present one; says who was faster. */
export function refuseStale(record: Changed, version: number, status: string, store: Store): void {
  if (record.version === version) return
  throw new Refusal("stale", {
    changed_by: memberRefOf(store, record.changed_by_id),
    changed_time: toText(record.updated_time),
    version: record.version,
    status,
  })
}

/** What every change writes into a record. */
export function changedBy(user: MemberRow, { version }: Changed, now: Instant): Changed {
  return { version: version + 1, changed_by_id: user.id, updated_time: now }
}

/** Old and new values of the fields that differ, for the log. */
export function memoOf<R extends object>(before: R, after: R, fields: readonly (keyof R & string)[]): string | null {
  const shown = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value))
  const lines = fields
    .filter((field) => shown(before[field]) !== shown(after[field]))
    .map((field) => `${field}: ${shown(before[field])} -> ${shown(after[field])}`)
  return lines.length > 0 ? lines.join("\n") : null
}
