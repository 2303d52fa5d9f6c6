import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { TextArea } from "#app/forms/fields/fields.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"

type KitConfirmProps = { lastResult?: SubmissionResult<string[]> | undefined; onKeep?: () => void }

/** Confirmation of the demo's irreversible action; used on its page and in the dialog. */
export function KitConfirm({ lastResult, onKeep }: KitConfirmProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "kit-confirm",
    lastResult,
    labels: { reason: "kit.field.reason" },
    schema: () => import("./kit.schema.ts").then((module) => module.kitConfirmSchema),
  })
  return (
    <ConfirmForm
      form={form}
      action="/kit?confirm"
      consequence={intl.formatMessage({ id: "kit.confirm.text" })}
      submit={intl.formatMessage({ id: "kit.confirm.submit" })}
      keep={intl.formatMessage({ id: "kit.confirm.keep" })}
      leave={onKeep ?? "/kit"}
    >
      <TextArea field={fields.reason} isRequired rows={3} />
    </ConfirmForm>
  )
}
