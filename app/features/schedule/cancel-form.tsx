import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Time } from "#app/ui/time.tsx"
import type { ScheduleView } from "./schedule-view.server.ts"

type CancelFormProps = {
  schedule: ScheduleView
  /** URL of the cancel link; in a dialog, the function that closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/** Asks before a schedule is cancelled; used on its page and in the dialog (CAL-02, FORM-06). */
export function CancelForm({ schedule, leave, lastResult }: CancelFormProps) {
  const { id, subject, startInZone, subscribers, version, keys } = schedule
  const { url } = useFrameAlliance()
  const [form] = useSchemaForm({
    id: "schedule-cancel",
    lastResult,
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  const values = { subject: <strong>{subject}</strong>, start: <Time moment={startInZone} />, total: subscribers }
  return (
    <ConfirmForm
      form={form}
      action={schedulePaths.cancel(url, id)}
      consequence={<FormattedMessage id="schedule.cancel.text" values={values} />}
      submit={<FormattedMessage id="schedule.cancel.submit" />}
      keep={<FormattedMessage id="schedule.cancel.keep" />}
      leave={leave}
    >
      <VersionField value={version} />
      <IdempotencyKey value={keys.cancel} />
      <StaleNote href={schedulePaths.detail(url, id)} />
    </ConfirmForm>
  )
}
