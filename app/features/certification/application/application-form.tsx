import { type IntlShape, useIntl } from "react-intl"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { RadioGroup, SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { ApplicationFormView } from "./application.server.ts"

const labels = {
  company: "certification.company",
  product: "certification.product",
  subject: "event.subject",
  label_required: "certification.label",
  certification_agency_id: "certification.certification-agency",
  test_agency_id: "certification.test-agency",
  memo: "certification.memo",
} as const

/** Says why the agency of a rejected application is not among the options. */
const goneHint = (intl: IntlShape, name: string | undefined) =>
  name && intl.formatMessage({ id: "certification.agency.gone" }, { name })

/** Form of an application: label choice, agencies, company and product (CERT-01). */
export function ApplicationForm({ view, answer, submit, cancelTo, children }: RecordFormProps<ApplicationFormView>) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "certification",
    schema: () => import("../certification.schema.ts").then((module) => module.applicationSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const empty = intl.formatMessage({ id: "certification.agency.choose" })
  const label = (["yes", "no"] as const).map((value) => ({
    value,
    text: intl.formatMessage({ id: `certification.label.${value}` }),
  }))
  return (
    <LongForm form={form} draft={view.draft} submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "certification.form.product" })}>
        <TextField field={fields.company} isRequired />
        <TextField field={fields.product} isRequired />
        <TextField field={fields.subject} hint={intl.formatMessage({ id: "certification.subject.hint" })} />
        <RadioGroup
          field={fields.label_required}
          isRequired
          options={label}
          hint={intl.formatMessage({ id: "certification.label.hint" })}
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "certification.form.agencies" })}
        intro={intl.formatMessage({ id: "certification.form.agencies-intro" })}
      >
        <SelectField
          field={fields.certification_agency_id}
          isRequired
          empty={empty}
          options={view.certificationAgencies}
          hint={goneHint(intl, view.gone.certification)}
        />
        <SelectField
          field={fields.test_agency_id}
          isRequired
          empty={empty}
          options={view.testAgencies}
          hint={goneHint(intl, view.gone.test)}
        />
        <TextArea field={fields.memo} rows={4} />
      </FormSection>
    </LongForm>
  )
}
