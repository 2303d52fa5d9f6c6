import { useIntl } from "react-intl"
import { agencyTypeValues } from "#openapi/generated/values/agency-type.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { RegionFields } from "#app/parts/regions/region-fields.tsx"
import { DateField } from "#app/forms/fields/date-field.tsx"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { AnswerWithRegions } from "#app/parts/regions/region-options.server.ts"
import type { AgencyFormView } from "./form.server.ts"
import { agencyLabels, agencyTypeTexts } from "./agency.status.ts"

/** Form of an agency: names and type, region, period, agreement templates (ADM-04). */
export function AgencyForm({
  view,
  answer,
  submit,
  cancelTo,
  children,
}: RecordFormProps<AgencyFormView, AnswerWithRegions>) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "agency",
    schema: () => import("./agency.schema.ts").then((module) => module.agencySchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels: agencyLabels,
  })
  const { isTypeFixed, values } = view
  const possible = isTypeFixed ? [values.type] : agencyTypeValues
  const types = possible.map((value) => ({ value, text: intl.formatMessage({ id: agencyTypeTexts[value] }) }))
  return (
    <LongForm form={form} draft={view.draft} hasFiles submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "agency.form.what" })}>
        <TextField field={fields.name} isRequired />
        <TextField field={fields.name_english} isRequired />
        <TextField field={fields.acronym} />
        <SelectField
          field={fields.type}
          isRequired
          options={types}
          hint={intl.formatMessage({ id: isTypeFixed ? "agency.type.fixed" : "agency.type.hint" })}
        />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "agency.form.place" })}>
        <RegionFields
          country={fields.country_code}
          province={fields.province_code}
          city={fields.city_code}
          given={answer?.regions ?? view.regions}
          isRequired
        />
        <TextField field={fields.address} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "agency.form.period" })}
        intro={intl.formatMessage({ id: "agency.form.period-intro" })}
      >
        <DateField field={fields.start} />
        <DateField field={fields.end} hint={intl.formatMessage({ id: "agency.end.hint" })} />
        <SelectField field={fields.timezone} isRequired options={view.zones} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "agency.form.files" })}>
        <AttachmentField field={fields.agreement_template_ids} module="agency" />
      </FormSection>
    </LongForm>
  )
}
