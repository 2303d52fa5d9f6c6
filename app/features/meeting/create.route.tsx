import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { answered, interim, receiveEvent, refusedEvent, withDraft } from "#app/parts/event-form/event-answer.server.ts"
import { EventMail } from "#app/parts/event-form/event-mail.tsx"
import { sendFlash } from "#app/session/session-answer.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { idempotencyKey, invalid, newIdempotencyKey, parseSubmission } from "#app/ui/form/submission.server.ts"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { meetingLabels } from "./meeting-fields.ts"
import { MeetingForm } from "./meeting-form.tsx"
import { createView, meetingForm } from "./meeting-form.server.ts"
import { createInput } from "./meeting-input.server.ts"
import { meetingReference } from "./meeting-number.ts"
import { createMeetingSchema } from "./meeting.schema.ts"

export const handle = { access: "group", title: "meeting-form.create.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await createView(context, params.acronym)
  return { ...(await withDraft(context, request, createMeetingSchema, view)), key: newIdempotencyKey() }
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const received = await receiveEvent(context, request, meetingForm)
  const shown = await interim(context, received.form, createMeetingSchema, meetingForm)
  if (shown) return shown
  const submission = await parseSubmission(received, createMeetingSchema)
  if (submission.status !== "success") return answered(invalid(submission))
  const body = createInput(submission.value, params.acronym)
  const created = await context.api.post("/meeting", { body, idempotencyKey: idempotencyKey(submission) })
  if (!created.ok) return refusedEvent(submission, created.failure, received.form, context, meetingForm)
  const { id, participants } = created.value
  const values = { number: meetingReference(created.value), count: participants.total }
  await sendFlash(context, { tone: "done", id: "meeting-form.created", values })
  return redirect(paths.meeting(placeFrom(params), id), 303)
}

export default function CreateMeeting() {
  const { view, key, draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const place = placeFrom(useParams())
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "meeting",
    schema: () => import("./meeting.schema.ts").then((module) => module.createMeetingSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels: meetingLabels,
  })
  const list = paths.meetings(place)
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "meeting-form.list" }) }]}
        title={<FormattedMessage id="meeting-form.create.title" />}
        kicker={place.acronym && <span className="ref">{place.acronym}</span>}
      />
      <MeetingForm
        form={form}
        fields={fields}
        view={view}
        answer={answer}
        draft={draft}
        submit={<FormattedMessage id="meeting-form.create.submit" />}
        mail={<EventMail id="meeting-form.create.mail" people={view.mail} />}
        cancelTo={list}
      >
        <IdempotencyKey value={key} />
      </MeetingForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
