import type { FormMetadata } from "@conform-to/react"
import { Fragment } from "react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { TextField } from "#app/forms/fields/fields.tsx"
import { AddRowButton } from "#app/forms/fields/row-buttons.tsx"
import { useChangedRows } from "#app/forms/fields/use-changed-rows.ts"
import { maxContacts } from "./limits.ts"

type ContactsProps = {
  form: FormMetadata<Record<string, unknown>>
  contacts: Field & { getFieldList(): (Field & { getFieldset(): ContactFieldsProps["fields"] })[] }
}

/** The contacts, added one by one. The buttons that add and remove one are submit buttons, so they work without scripts. */
export function Contacts({ form, contacts }: ContactsProps) {
  const intl = useIntl()
  const rows = contacts.getFieldList()
  const [announced, expect] = useChangedRows(rows.map((row) => row.getFieldset().name.id))
  return (
    <>
      {rows.map((contact, index) => (
        <Fragment key={contact.key}>
          <ContactFields fields={contact.getFieldset()} isRequired={index === 0} />
          {index > 0 && (
            <p className="acts">
              <button
                {...form.remove.getButtonProps({ name: contacts.name, index })}
                type="submit"
                className="btn quiet"
                onMouseDown={(event) => event.preventDefault()} // blur would validate the field first
                onClick={() => expect({ message: "apply.contact.removed", index, count: rows.length - 1 })}
              >
                {intl.formatMessage({ id: "apply.contact.remove" }, { number: index + 1 })}
              </button>
            </p>
          )}
        </Fragment>
      ))}
      {rows.length < maxContacts && (
        <p className="acts">
          <AddRowButton
            {...form.insert.getButtonProps({ name: contacts.name })}
            adds={`${form.id}-${contacts.name}[${rows.length}].name`}
            onClick={() => expect({ message: "apply.contact.added", index: rows.length, count: rows.length + 1 })}
          >
            {intl.formatMessage({ id: "apply.contact.add" })}
          </AddRowButton>
        </p>
      )}
      <p className="vh" role="status">
        {announced && intl.formatMessage({ id: announced.message }, { number: announced.index + 1 })}
      </p>
    </>
  )
}

type ContactFieldsProps = { fields: Record<"name" | "phone" | "email", Field>; isRequired: boolean }

/** Fields of one contact; each label includes the contact's number. */
function ContactFields({ fields, isRequired }: ContactFieldsProps) {
  return (
    <>
      <TextField field={fields.name} isRequired={isRequired} />
      <TextField field={fields.phone} type="tel" isRequired={isRequired} />
      <TextField field={fields.email} type="email" isRequired={isRequired} />
    </>
  )
}
