import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { initialTexts } from "#app/forms/fields/field.ts"
import { FormSection, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { meetingList } from "../meeting.list.ts"
import { AttendanceField } from "./attendance-field.tsx"
import { TopicMinutesFields, topicMinutesLabels } from "./topic-minutes-fields.tsx"
import { saveSummary, summaryForm } from "./summary.server.ts"

export const handle = { access: "group", title: "meeting.action.summary-edit" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return summaryForm(context, request, params)
}

export const action = saveSummary

/** Edits the minutes of a meeting, their files and the attendees (MEET-05, MEET-08). */
export default function EditSummary() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const meeting = meetingPaths.detail(scope, id)
  const list = useListCrumb(meetingList, scope)
  return (
    <>
      <PageHead crumbs={[list, { href: meeting, text: view.crumb }]} title={view.windowTitle} />
      <SummaryForm
        view={view}
        answer={answer}
        cancelTo={meeting}
        presentHref={meetingPaths.page(scope, id, "summary")}
      />
    </>
  )
}

type SummaryFormProps = {
  view: Awaited<ReturnType<typeof summaryForm>>
  answer: PickerAnswer | undefined
  cancelTo: string
  /** URL where the current summary can be read. */
  presentHref: string
}

/** The form of the minutes: attendance, topics, text, files (MEET-05, MEET-09, MEET-15). */
function SummaryForm({ view, answer, cancelTo, presentHref }: SummaryFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "summary",
    schema: () => import("./summary.schema.ts").then((module) => module.summarySchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels: {
      ...topicMinutesLabels,
      summary: "meeting-summary.text",
      "summary.text": "meeting-summary.text",
      summary_file_ids: "meeting-summary.files",
      attendee_ids: "meeting-summary.participants",
      others: "meeting-summary.others",
    },
  })
  const found = answer?.tree
  return (
    <LongForm
      form={form}
      draft={view.draft}
      hasFiles
      enter={findByEnter}
      submit={intl.formatMessage({ id: "meeting-summary.submit" })}
      cancelTo={cancelTo}
      cancel={intl.formatMessage({ id: "meeting-topic.leave" })}
    >
      <VersionField value={view.version} />
      <StaleNote href={presentHref} />
      <FormSection
        title={intl.formatMessage({ id: "meeting-summary.attendance" })}
        intro={intl.formatMessage({ id: "meeting-summary.attendance.intro" })}
      >
        {view.entities.length > 0 && (
          <AttendanceField
            form={form.meta}
            field={fields.attendee_ids}
            entities={view.entities}
            invited={view.invited}
            others={initialTexts(fields.others).length}
          />
        )}
        <MemberPicker field={fields.others} tree={found ?? view.tree} isAsked={found !== undefined} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "meeting.topics" })}
        intro={intl.formatMessage({ id: "meeting-summary.topics.intro" })}
      >
        <TopicMinutesFields form={form.meta} field={fields.topic_minutes} view={view} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "meeting-summary.minutes" })}
        intro={intl.formatMessage({ id: "meeting-summary.minutes.intro" })}
      >
        <RichTextField images="meeting" field={fields.summary} />
        <AttachmentField field={fields.summary_file_ids} module="meeting" />
      </FormSection>
    </LongForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
