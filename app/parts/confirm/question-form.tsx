import type { SubmissionResult } from "@conform-to/react"
import { Fragment, type ReactNode } from "react"
import { useIntl } from "react-intl"
import { Change, Consequences } from "#app/parts/consequences/consequences.tsx"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, VersionField } from "#app/forms/submit/form.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Time } from "#app/ui/time.tsx"
import type { QuestionChoice, QuestionTexts, QuestionValue, QuestionView } from "./question.ts"

type QuestionFormProps = {
  /** Unique on the page. */
  id: string
  view: QuestionView
  texts: QuestionTexts
  /** URL of the confirmation page, whose action does the work. */
  action: string
  /** URL for the "keep" button; in a dialog, the function that closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/** The confirmation form for an action on a record, used on its page and in the dialog (FORM-06, FORM-10). */
export function QuestionForm({ id, view, texts, action, leave, lastResult }: QuestionFormProps) {
  const intl = useIntl()
  const { consequences, lastReminder, reason, version, key } = view
  const [form, fields] = useSchemaForm({
    id,
    lastResult,
    labels: { reason: texts.label ?? "confirm.reason" },
    schema: () => import("./confirm.schema.ts").then((module) => module.questionSchema({ reason })),
  })
  const values = Object.fromEntries(Object.entries(view.values).map(([name, value]) => [name, shownValue(value)]))
  return (
    <ConfirmForm
      form={form}
      action={action}
      consequence={intl.formatMessage({ id: texts.text }, values)}
      kind={texts.kind}
      submit={intl.formatMessage({ id: texts.submit ?? texts.link }, values)}
      keep={intl.formatMessage({ id: texts.keep }, values)}
      leave={leave}
    >
      {version !== undefined && <VersionField value={version} />}
      <IdempotencyKey value={key} />
      <HiddenValues values={view.also} />
      {lastReminder && (
        <p>{intl.formatMessage({ id: "confirm.last-reminder" }, { time: <Time moment={lastReminder} /> })}</p>
      )}
      {consequences && <Consequences consequences={consequences} />}
      <ExtraChoice choice={view.choice} />
      {reason && (
        <>
          <UnsavedGuard />
          <TextArea
            field={fields.reason}
            rows={3}
            isRequired={reason !== "optional"}
            hint={intl.formatMessage({ id: texts.hint ?? reasonHints[reason] }, values)}
          />
        </>
      )}
    </ConfirmForm>
  )
}

/** Hidden values that are submitted with the form. */
function HiddenValues({ values = {} }: { values: QuestionView["also"] }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** An extra choice in the confirmation form. */
function ExtraChoice({ choice }: { choice: QuestionChoice | undefined }) {
  const intl = useIntl()
  if (!choice) return null
  const { name, legend, options } = choice
  return (
    <fieldset className="choices">
      <legend>{intl.formatMessage({ id: legend })}</legend>
      {options.map(({ value, text, changes }, index) => (
        <Fragment key={value}>
          <label className="choice">
            <input type="radio" name={name} value={value} defaultChecked={index === 0} />
            <span>{intl.formatMessage({ id: text })}</span>
          </label>
          {changes?.map((change) => (
            <Change key={change.text} change={change} />
          ))}
        </Fragment>
      ))}
    </fieldset>
  )
}

const reasonHints = {
  optional: "confirm.reason.optional",
  required: "confirm.reason.required",
} as const

function shownValue(value: QuestionValue): ReactNode {
  if (typeof value !== "object") return value
  return "strong" in value ? <strong>{value.strong}</strong> : <Time moment={value} />
}
