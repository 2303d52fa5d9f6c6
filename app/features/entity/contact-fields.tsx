import type { Field } from "#app/ui/form/field.ts"
import { TextField } from "#app/ui/form/text-field.tsx"

/** One of the people to ask at an entity; each label says which. */
export function ContactFields({ fields }: { fields: Record<"name" | "phone" | "email", Field> }) {
  return (
    <>
      <TextField field={fields.name} />
      <TextField field={fields.phone} type="tel" />
      <TextField field={fields.email} type="email" />
    </>
  )
}
