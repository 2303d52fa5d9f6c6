import type { SubmissionResult } from "@conform-to/react"
import { Fragment, type ReactNode } from "react"
import { useIntl } from "react-intl"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { RadioGroup, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Panel } from "#app/ui/layout/page.tsx"
import type { StepFormView } from "./step.server.ts"
import { alsoRequired, type StepField, stepForms } from "./step-forms.ts"

type StepFormProps = { view: StepFormView; answer: SubmissionResult<string[]> | undefined }

/** Form of the open step, built from `stepForms` (CERT-03, CERT-04). */
export function StepForm({ view, answer }: StepFormProps) {
  const intl = useIntl()
  const { step, number, outcomes, hint, form, fields, inputs, also } = useStep(view, answer)
  const { url } = useFrameAlliance()
  return (
    <Panel
      id="step"
      title={intl.formatMessage(
        { id: "certification.step.title" },
        { number, step: intl.formatMessage({ id: `certification.step.${step}` }) },
      )}
    >
      {view.objection && (
        <blockquote className="lines">
          {intl.formatMessage({ id: "certification.objection.text" }, { text: view.objection, count: view.objections })}
        </blockquote>
      )}
      <LongForm form={form} draft={view.draft} hasFiles submit={intl.formatMessage({ id: stepForms[step].submit })}>
        <IdempotencyKey value={view.key} />
        <VersionField value={view.version} />
        <StaleNote href={certificationPaths.tab(url, view.id, view.tab)} />
        <input type="hidden" name="step" value={step} />
        {also.map((name) => (
          <input key={name} type="hidden" name="also_required" value={name} />
        ))}
        {outcomes ? (
          <RadioGroup field={fields.outcome} isRequired options={outcomes} />
        ) : (
          <input type="hidden" name="outcome" value="pass" />
        )}
        {inputs}
        {outcomes && <TextArea field={fields.reason} rows={3} hint={intl.formatMessage({ id: hint })} />}
        <p className="hint">{intl.formatMessage({ id: "certification.step.told" })}</p>
      </LongForm>
    </Panel>
  )
}

/** Form state, and the fields that `stepForms` defines for the step. */
function useStep(view: StepFormView, answer: StepFormProps["answer"]) {
  const { step, number, isObjected, isLabelRequired } = view
  const intl = useIntl()
  const table = stepForms[step]
  const [form, fields] = useSchemaForm({
    id: "certification-step",
    schema: () => import("../certification.schema.ts").then((module) => module.stepSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: { label_rules: { format: "markdown" as const } },
    labels: { ...labels, files: table.files ?? labels.files },
  })
  const names = table.fields.filter((name) => name !== "answer" || isObjected)
  const also = alsoRequired.filter((name) => names.includes(name) && (name !== "label_rules" || isLabelRequired))
  const isRequired = (name: StepField) => [...table.required, ...also].includes(name)
  const inputOf: Record<StepField, (isRequired: boolean) => ReactNode> = {
    cycle: (required) => <TextField field={fields.cycle} isRequired={required} />,
    fees: (required) => (
      <TextField
        field={fields.fees}
        isRequired={required}
        hint={intl.formatMessage({ id: "certification.fees.hint" })}
      />
    ),
    label_rules: (required) => <RichTextField field={fields.label_rules} isRequired={required} />,
    answer: (required) => <TextArea field={fields.answer} isRequired={required} rows={3} />,
    name: (required) => <TextField field={fields.name} isRequired={required} />,
    code: (required) => <TextField field={fields.code} isRequired={required} />,
    // Materials are not required together with an objection; the schema checks which of the two is needed.
    files: (required) => (
      <AttachmentField field={fields.files} isRequired={required && !table.ways} module="certification" />
    ),
    memo: (required) => <TextArea field={fields.memo} isRequired={required} rows={3} />,
  }
  const inputs = names.map((name) => <Fragment key={name}>{inputOf[name](isRequired(name))}</Fragment>)
  const outcomes =
    table.ways &&
    (["pass", "back"] as const).map((value) => ({ value, text: intl.formatMessage({ id: table.ways?.[value] }) }))
  const isReview = table.ways?.back === "certification.way.reject"
  const hint = `certification.reason.${isReview ? "reject" : "object"}` as const
  return { step, number, outcomes, hint, form, fields, inputs, also }
}

/** In the order of every step's form. */
const labels = {
  outcome: "certification.outcome",
  cycle: "certification.cycle",
  fees: "certification.fees",
  label_rules: "certification.label-rules",
  "label_rules.text": "certification.label-rules",
  name: "certificate.name",
  code: "certificate.code",
  files: "certification.files",
  memo: "certification.memo",
  answer: "certification.answer",
  reason: "certification.reason",
} as const
