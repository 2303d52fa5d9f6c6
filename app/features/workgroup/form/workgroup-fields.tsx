import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { groupTypeValues } from "#openapi/generated/values/group-type.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import type { RichTextMeta } from "#app/parts/rich-text/use-rich-text.ts"
import type { Field } from "#app/forms/fields/field.ts"
import { RadioGroup, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection } from "#app/forms/submit/form.tsx"
import { workgroupTypeTexts } from "../workgroup.status.ts"

type WorkgroupFieldsProps = {
  fields: { name: Field; name_english: Field; type: Field; description: RichTextMeta }
  /** Only for a new group. */
  acronym?: Field
  /** Consequences of a change of the type, if known. */
  children?: ReactNode
}

/** Labels of the group form. */
export const workgroupLabels = {
  name: "workgroup.name-chinese",
  name_english: "workgroup.name-english",
  type: "workgroup.type",
  description: "workgroup-admin.description",
} as const

/** Fields of a group: names, description, type (ADM-02). */
export function WorkgroupFields({ fields, acronym, children }: WorkgroupFieldsProps) {
  const intl = useIntl()
  const types = groupTypeValues.map((value) => ({
    value,
    text: intl.formatMessage({ id: workgroupTypeTexts[value] }),
    note: intl.formatMessage({ id: typeNotes[value] }),
  }))
  return (
    <>
      <FormSection title={intl.formatMessage({ id: "workgroup-admin.what" })}>
        {acronym && (
          <TextField field={acronym} isRequired hint={intl.formatMessage({ id: "workgroup-admin.acronym-hint" })} />
        )}
        <TextField field={fields.name} isRequired />
        <TextField field={fields.name_english} isRequired />
        <RichTextField images="workgroup" field={fields.description} isRequired />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "workgroup-admin.who" })}>
        <RadioGroup
          field={fields.type}
          isRequired
          options={types}
          hint={acronym ? undefined : intl.formatMessage({ id: "workgroup-admin.who.told" })}
        />
        {children}
      </FormSection>
    </>
  )
}

const typeNotes = {
  public: "workgroup-admin.public-note",
  restricted: "workgroup-admin.restricted-note",
} as const
