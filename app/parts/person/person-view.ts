import type { components } from "#app/api/schema.d.ts"
import { nameIn, type Locale } from "#app/lib/locale.ts"

/** A person as records name them. */
export type Person = Pick<components["schemas"]["MemberRef"], "name" | "real_name" | "organization" | "is_disabled">

/** A person as pages show them: the name they chose, their organisation in the interface language. */
export type PersonView = { name: string; organization?: string; isDisabled: boolean }

/** What `Person` shows of somebody; an account that is disabled keeps its name (openapi/states/member.yaml). */
export function personView({ name, real_name, organization, is_disabled }: Person, locale: Locale): PersonView {
  return {
    name: name || real_name,
    organization: organization ? nameIn(locale, organization) : undefined,
    isDisabled: is_disabled,
  }
}
