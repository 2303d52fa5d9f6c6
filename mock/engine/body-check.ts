import type { components } from "#openapi/generated/schema.d.ts"
import type { Member } from "#mock/engine/store/rows.ts"
import type { Store } from "#mock/engine/store/store.ts"
import type { RichText } from "#mock/engine/store/values.ts"
import { timezones } from "./timezones.ts"
import { comparable, showsContent, storedText } from "./texts.ts"
import { imagesIn, mayShow } from "./images.ts"
import { Refusal, type FieldCode, type FieldError } from "./refusal.ts"
import type { Instant } from "#mock/engine/store/clock.ts"

type Schemas = components["schemas"]
type Names = { name: string; name_english: string }

/** Collects errors that the contract's schema cannot detect in a body, so that all of them are reported together. */
export class BodyCheck {
  readonly store: Store
  /** The sender of the body. */
  readonly user: Member
  readonly #errors: FieldError[] = []

  constructor({ store, viewer }: { store: Store; viewer: { member: Member } }) {
    this.store = store
    this.user = viewer.member
  }

  /** Adds a field error. */
  refuse(field: string, code: FieldCode, params?: FieldError["params"]): void {
    this.#errors.push({ field, code, message: code, ...(params && { params }) })
  }

  /** Throws `validation_failed` if there are any errors. */
  done(): void {
    if (this.#errors.length > 0) throw new Refusal("validation_failed", undefined, this.#errors)
  }

  text(value: string | null | undefined): string | null {
    return storedText(value)
  }

  /** Reads names in both languages, which must be unique. */
  names(given: Names, others: readonly Names[]): Names {
    const names = { name: this.text(given.name) ?? "", name_english: this.text(given.name_english) ?? "" }
    for (const field of ["name", "name_english"] as const)
      if (others.some((other) => comparable(other[field]) === comparable(names[field])))
        this.refuse(field, "not_unique")
    return names
  }

  /** Reads a text. The images that it shows must be ones that its writer may read. */
  richText(field: string, { format, text }: Schemas["RichTextInput"]): RichText {
    if (!showsContent({ format, text })) this.refuse(`${field}.text`, "required")
    if (Buffer.byteLength(text) > maxBytes) this.refuse(`${field}.text`, "too_long", { max: maxBytes })
    const world = { store: this.store, now: this.store.now() }
    const files = imagesIn({ text }).map((id) => this.store.rows.file.get(id))
    if (files.some((file) => file && !mayShow(file, this.user, world)))
      this.refuse(`${field}.text`, "unknown_reference")
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
}

const maxBytes = 65_536
const knownZones: ReadonlySet<string> = new Set(timezones)
