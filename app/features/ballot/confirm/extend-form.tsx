import { useIntl } from "react-intl"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import type { EventAnswer } from "#app/parts/event/event-action.server.ts"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Time } from "#app/ui/time.tsx"
import type { ExtendView } from "./extend.server.ts"

type ExtendFormProps = {
  view: ExtendView
  /** Address of the extend page, which also handles the form. */
  action: string
  /** Target of the cancel link; in a dialog, the callback that closes it. */
  leave: string | (() => void)
  /** Address of the ballot's page. */
  href: string
  answer?: EventAnswer | undefined
}

/** Form for the new end of an open ballot, used on its page and in the dialog (VOTE-04). */
export function ExtendForm({ view, action, leave, href, answer }: ExtendFormProps) {
  const intl = useIntl()
  const { subject, end, turnout, zones, consequences, version, key, values } = view
  const [form, fields] = useSchemaForm({
    id: "ballot-extend",
    lastResult: answer,
    defaultValue: values,
    labels: {
      "end.date": "ballot-extend.date",
      "end.time": "ballot-extend.time",
      "end.zone": "event-form.zone",
      "end.answer": "wall-time.answer",
    },
    schema: () => import("../ballot.schema.ts").then((module) => module.extendSchema({ end: Date.parse(end.instant) })),
  })
  return (
    <ConfirmForm
      form={form}
      action={action}
      consequence={intl.formatMessage(
        { id: "ballot-extend.text" },
        { subject: <strong>{subject}</strong>, end: <Time moment={end} />, ...turnout },
      )}
      kind="primary"
      submit={intl.formatMessage({ id: "ballot-extend.submit" })}
      keep={intl.formatMessage({ id: "ballot-extend.keep" })}
      leave={leave}
    >
      <UnsavedGuard />
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={href} />
      <WallTimeField
        field={fields.end}
        legend={intl.formatMessage({ id: "ballot-extend.end" })}
        zones={zones}
        question={answer ? answer.question : view.question}
      />
      {consequences && <Consequences consequences={consequences} />}
    </ConfirmForm>
  )
}
