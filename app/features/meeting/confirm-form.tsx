import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Place } from "#app/lib/place.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Time } from "#app/ui/time.tsx"
import { confirmTexts } from "./confirm-actions.ts"
import type { ConfirmView } from "./confirm.server.ts"

type MeetingConfirmFormProps = {
  view: ConfirmView
  place: Place
  id: string
  lastResult?: SubmissionResult<string[]> | undefined
  /** In a dialog: closes it. */
  onKeep?: () => void
}

/** The question before a meeting is cancelled, ended or reminded of; the same on its page and in the dialog (MEET-03 to MEET-05). */
export function MeetingConfirmForm({ view, place, id, lastResult, onKeep }: MeetingConfirmFormProps) {
  const { action, number, subject, start, end, consequences, lastReminder, version, key } = view
  const texts = confirmTexts[action]
  const [form, fields] = useSchemaForm({
    id: `meeting-${action}`,
    lastResult,
    labels: { reason: "meeting-confirm.reason" },
    schema: () => import("./confirm.schema.ts").then((module) => module.confirmSchema),
  })
  return (
    <ConfirmForm
      form={form}
      action={paths.meetingConfirm(place, id, action)}
      consequence={
        <FormattedMessage
          id={texts.text}
          values={{
            number,
            subject: <strong>{subject}</strong>,
            start: <Time moment={start} />,
            end: <Time moment={end} />,
          }}
        />
      }
      kind={action === "remind" ? "primary" : "danger"}
      submit={<FormattedMessage id={texts.link} />}
      keep={<FormattedMessage id={action === "remind" ? "meeting-confirm.send-none" : "meeting-confirm.keep"} />}
      leave={onKeep ?? paths.meeting(place, id)}
    >
      <input type="hidden" name="version" value={version} />
      <IdempotencyKey value={key} />
      {lastReminder && (
        <p>
          <FormattedMessage id="meeting-confirm.last-reminder" values={{ time: <Time moment={lastReminder} /> }} />
        </p>
      )}
      {consequences && <Consequences consequences={consequences} />}
      {action === "cancel" && (
        <TextArea field={fields.reason} rows={3} hint={<FormattedMessage id="meeting-confirm.reason.hint" />} />
      )}
    </ConfirmForm>
  )
}
