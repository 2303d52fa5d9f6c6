import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { FormattedMessage, useIntl } from "react-intl"
import { DraftKeeper, DraftNote } from "#app/parts/drafts/draft.tsx"
import { RadioGroup, SelectField, TextArea, TextField } from "#app/ui/form/fields.tsx"
import { EnterSubmit, FormBar, FormSection, RequiredHint, SchemaForm } from "#app/ui/form/form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import type { ApplicationFormView } from "./application.server.ts"

type ApplicationFormProps = {
  view: ApplicationFormView
  answer: SubmissionResult<string[]> | undefined
  /** Label of the submit button: verb and object. */
  submit: ReactNode
  cancelTo: string
  /** Hidden inputs: idempotency key or version. */
  children: ReactNode
}

const labels = {
  label_required: "certification.label",
  test_agency_id: "certification.test-agency",
  certification_agency_id: "certification.certification-agency",
  company: "certification.company",
  product: "certification.product",
  subject: "event.subject",
  memo: "certification.memo",
} as const

/** Form of an application: label choice, agencies, company and product (CERT-01). */
export function ApplicationForm({ view, answer, submit, cancelTo, children }: ApplicationFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "certification",
    schema: () => import("./certification.schema.ts").then((module) => module.applicationSchema),
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
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form}>
        <EnterSubmit />
        {children}
        <RequiredHint />
        <FormSection title={<FormattedMessage id="certification.form.product" />}>
          <TextField field={fields.company} isRequired />
          <TextField field={fields.product} isRequired />
          <TextField field={fields.subject} hint={<FormattedMessage id="certification.subject.hint" />} />
          <RadioGroup
            field={fields.label_required}
            isRequired
            options={label}
            hint={<FormattedMessage id="certification.label.hint" />}
          />
        </FormSection>
        <FormSection
          title={<FormattedMessage id="certification.form.agencies" />}
          intro={<FormattedMessage id="certification.form.agencies-intro" />}
        >
          <SelectField
            field={fields.certification_agency_id}
            isRequired
            empty={empty}
            options={view.certificationAgencies}
          />
          <SelectField field={fields.test_agency_id} isRequired empty={empty} options={view.testAgencies} />
          <TextArea field={fields.memo} rows={4} />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>{submit}</SubmitButton>
          <Link className="btn" to={cancelTo}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
