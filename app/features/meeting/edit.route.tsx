import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { answered, interim, receiveEvent, refusedEvent, withDraft } from "#app/parts/event-form/event-answer.server.ts"
import { EventMail } from "#app/parts/event-form/event-mail.tsx"
import { sendFlash } from "#app/session/session-answer.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { invalid, parseSubmission } from "#app/ui/form/submission.server.ts"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { meetingLabels } from "./meeting-fields.ts"
import { MeetingForm } from "./meeting-form.tsx"
import { editView, meetingForm } from "./meeting-form.server.ts"
import { updateInput } from "./meeting-input.server.ts"
import { meetingReference } from "./meeting-number.ts"
import { editMeetingSchema } from "./meeting.schema.ts"

export const handle = { access: "group", title: "meeting-form.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { meeting, ...view } = await editView(context, params)
  const { subject } = meeting
  return { ...(await withDraft(context, request, editMeetingSchema, view)), number: meetingReference(meeting), subject }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const received = await receiveEvent(context, request, meetingForm)
  const shown = await interim(context, received.form, editMeetingSchema, meetingForm)
  if (shown) return shown
  const submission = await parseSubmission(received, editMeetingSchema)
  if (submission.status !== "success") return answered(invalid(submission))
  const path = { id: params.id ?? "" }
  const saved = await context.api.put("/meeting/{id}", { path, body: updateInput(submission.value) })
  if (!saved.ok) return refusedEvent(submission, saved.failure, received.form, context, meetingForm)
  const values = { number: meetingReference(saved.value) }
  await sendFlash(context, { tone: "done", id: "meeting-form.saved", values })
  return redirect(paths.meeting(placeFrom(params), saved.value.id), 303)
}

export default function EditMeeting() {
  const { number, subject, view, draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const place = placeFrom(params)
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "meeting",
    schema: () => import("./meeting.schema.ts").then((module) => module.editMeetingSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels: meetingLabels,
  })
  const meeting = paths.meeting(place, params.id ?? "")
  const list = { href: paths.meetings(place), text: intl.formatMessage({ id: "meeting-form.list" }) }
  return (
    <>
      <PageHead
        crumbs={[list, { href: meeting, text: `${number} ${subject}` }]}
        title={<FormattedMessage id="meeting-form.edit.title" />}
        kicker={<span className="ref">{number}</span>}
      />
      <MeetingForm
        form={form}
        fields={fields}
        view={view}
        answer={answer}
        draft={draft}
        submit={<FormattedMessage id="meeting-form.edit.submit" />}
        mail={<EventMail id="meeting-form.edit.mail" people={view.mail} />}
        cancelTo={meeting}
      >
        <VersionField value={view.values.version ?? 0} />
        <StaleNote href={meeting} />
      </MeetingForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
