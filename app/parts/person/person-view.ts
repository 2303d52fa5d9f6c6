import type { components } from "#openapi/generated/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"

/** A person as records refer to them. */
export type Person = Pick<components["schemas"]["MemberRef"], "name" | "real_name" | "organization" | "is_disabled">

/** A person as pages show them: display name, and organisation in the interface language. */
export type PersonView = { name: string; organization?: string; isDisabled: boolean }

/** Props of `Person`; a disabled account keeps its name (openapi/states/member.yaml). */
export function personView({ name, real_name, organization, is_disabled }: Person, locale: Locale): PersonView {
  return {
    name: name || real_name,
    organization: organization ? nameIn(locale, organization) : undefined,
    isDisabled: is_disabled,
  }
}
