import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { feedAddress } from "#app/parts/event/event-href.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead, Split, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { scheduleOf } from "./schedule-access.server.ts"
import { ScheduleFacts, ScheduleKeys, ScheduleKicker } from "./schedule-facts.tsx"
import { changeSubscription } from "./form.server.ts"
import { scheduleView, type ScheduleView } from "./detail.server.ts"
import { scheduleList } from "./schedule.list.ts"
import { subscribeSchema } from "./schedule.schema.ts"
import { cancelTexts, reminders } from "./schedule.status.ts"
import type { SubmissionResult } from "@conform-to/react"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { SelectField } from "#app/forms/fields/fields.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"

export const handle = { access: "member", title: "schedule.detail.title" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const schedule = scheduleView(await scheduleOf(context, params), context)
  return { schedule, windowTitle: schedule.subject }
}

export const action = withSchema(subscribeSchema, async ({ request, params, context }: ActionFunctionArgs) => {
  const { id = "" } = params
  const answer = await changeSubscription(context, request, id)
  if ("refusal" in answer) return answer.refusal
  await sendFlash(context, { tone: "done", id: answer.done })
  return redirect(schedulePaths.detail(context.alliance, id), 303)
})

/** One schedule, and the subscription to its reminder (CAL-02). */
export default function ScheduleDetail() {
  const intl = useIntl()
  const { schedule } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(scheduleList, { alliance: url })]}
        title={schedule.subject}
        kicker={<ScheduleKicker schedule={schedule} />}
        actions={<ScheduleActions schedule={schedule} />}
      >
        <ScheduleKeys schedule={schedule} />
      </PageHead>
      <Split
        main={
          <>
            {schedule.state === "cancel" && (
              <Note tone="stop" title={intl.formatMessage({ id: "schedule.cancelled" })}>
                {intl.formatMessage({ id: "schedule.cancelled.text" })}
              </Note>
            )}
            <RichText html={schedule.html} />
          </>
        }
        aside={
          <>
            <ScheduleFacts schedule={schedule} />
            <Subscribe schedule={schedule} lastResult={lastResult} />
          </>
        }
      />
    </>
  )
}

export { revalidateRefused as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

/** Buttons for the actions on a schedule. */
function ScheduleActions({ schedule }: { schedule: ScheduleView }) {
  const intl = useIntl()
  const { id, state, can } = schedule
  const { url } = useFrameAlliance()
  return (
    <>
      {can.update && (
        <a className="btn primary" {...linkTo(schedulePaths.edit(url, id))}>
          {intl.formatMessage({ id: "schedule.edit.title" })}
        </a>
      )}
      {state !== "cancel" && (
        <a className="btn" href={schedulePaths.calendar(url, id)}>
          {intl.formatMessage({ id: "event.calendar" })}
        </a>
      )}
      <a className="btn" {...linkTo(feedAddress(url, "schedule", id))}>
        {intl.formatMessage({ id: "event.feed" })}
      </a>
      {can.cancel && (
        <QuestionLink id="schedule-cancel" texts={cancelTexts} href={schedulePaths.cancel(url, id)} values={{}} />
      )}
    </>
  )
}

type SubscribeProps = { schedule: ScheduleView; lastResult: SubmissionResult<string[]> | undefined }

/** Whether the person gets a reminder of the schedule, and how long before it (CAL-02). Renders nothing for a schedule that is cancelled or over. */
function Subscribe({ schedule, lastResult }: SubscribeProps) {
  const intl = useIntl()
  const { can, reminder, isReminderPast, keys } = schedule
  if (!can.subscribe) return null
  return (
    <Section title={intl.formatMessage({ id: "schedule.subscription" })}>
      <Stack gap="tight">
        <p>
          {reminder === undefined
            ? intl.formatMessage({ id: "schedule.subscription.none" })
            : intl.formatMessage(
                { id: isReminderPast ? "schedule.subscription.past" : "schedule.subscription.is" },
                { minutes: reminder },
              )}
        </p>
        <ReminderForm key={keys.subscribe} schedule={schedule} lastResult={lastResult} />
        {can.unsubscribe && (
          <ButtonForm sends={{ intent: "unsubscribe" }} idempotencyKey={keys.unsubscribe} className="btn">
            {intl.formatMessage({ id: "schedule.unsubscribe" })}
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
          {intl.formatMessage({ id: reminder === undefined ? "schedule.subscribe" : "schedule.subscribe.change" })}
        </SubmitButton>
      </div>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
