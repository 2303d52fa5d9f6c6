import type { components } from "#openapi/generated/schema.d.ts"
import { storedText } from "#mock/engine/texts.ts"
import type { ContactData } from "./records.ts"

/** The contacts of a form as they are stored, of an entity or of an organisation that applies to become one. */
export function storedContacts(contacts: readonly components["schemas"]["ContactInput"][]): ContactData[] {
  return contacts.map(({ name, phone, email }) => ({
    name: storedText(name) ?? "",
    phone: storedText(phone),
    email: storedText(email),
  }))
}
