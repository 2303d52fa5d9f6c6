import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage, useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { SelectField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import type { ScheduleView } from "./detail.server.ts"
import { reminders } from "./schedule.status.ts"

type SubscribeProps = { schedule: ScheduleView; lastResult: SubmissionResult<string[]> | undefined }

/** Whether the person gets a reminder of the schedule, and how long before it (CAL-02). Renders nothing for a schedule that is cancelled or over. */
export function Subscribe({ schedule, lastResult }: SubscribeProps) {
  const { can, reminder, isReminderPast, keys } = schedule
  if (!can.subscribe) return null
  return (
    <Section title={<FormattedMessage id="schedule.subscription" />}>
      <Stack gap="tight">
        <p>
          {reminder === undefined ? (
            <FormattedMessage id="schedule.subscription.none" />
          ) : (
            <FormattedMessage
              id={isReminderPast ? "schedule.subscription.past" : "schedule.subscription.is"}
              values={{ minutes: reminder }}
            />
          )}
        </p>
        <ReminderForm key={keys.subscribe} schedule={schedule} lastResult={lastResult} />
        {can.unsubscribe && (
          <ButtonForm sends={{ intent: "unsubscribe" }} idempotencyKey={keys.unsubscribe} className="btn">
            <FormattedMessage id="schedule.unsubscribe" />
          </ButtonForm>
        )}
      </Stack>
    </Section>
  )
}

function ReminderForm({ schedule: { reminder, keys }, lastResult }: SubscribeProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "reminder",
    lastResult,
    defaultValue: { reminder: String(reminder ?? 30) as "30" },
    labels: { reminder: "schedule.reminder" },
    schema: () => import("./schedule.schema.ts").then((module) => module.reminderSchema),
  })
  const options = reminders.map((value) => ({
    value: String(value),
    text: intl.formatMessage({ id: `schedule.reminder.${value}` }),
  }))
  return (
    <SchemaForm form={form}>
      <input type="hidden" name="intent" value="subscribe" />
      <IdempotencyKey value={keys.subscribe} />
      <SelectField field={fields.reminder} options={options} />
      <div className="acts">
        <SubmitButton kind="plain">
          <FormattedMessage id={reminder === undefined ? "schedule.subscribe" : "schedule.subscribe.change"} />
        </SubmitButton>
      </div>
    </SchemaForm>
  )
}
