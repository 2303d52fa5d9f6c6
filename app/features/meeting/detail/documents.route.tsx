import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { documentsView, saveDocuments } from "../form/form.server.ts"
import { meetingList } from "../meeting.list.ts"
import { documentsSchema } from "../meeting.schema.ts"

export const handle = { access: "group", title: "meeting-documents.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const view = await documentsView(context, params)
  return { ...view, draft: await openDraft(context, request, documentsSchema) }
}

export const action = saveDocuments

/** The parts of a meeting that can still be changed while it is ongoing: documents and location (MEET-08). */
export default function MeetingDocuments() {
  const intl = useIntl()
  const { crumb, version, values, draft } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = meetingPaths.detail(shellScopeFrom(params), param(params, "id"))
  const [form, fields] = useSchemaForm({
    id: "documents",
    schema: () => import("../meeting.schema.ts").then((module) => module.documentsSchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    defaultValue: values,
    labels: { location: "meeting-documents.location", documentation_ids: "meeting-documents.files" },
  })
  const list = useListCrumb(meetingList, shellScopeFrom(params))
  return (
    <>
      <PageHead crumbs={[list, { href, text: crumb }]} title={intl.formatMessage({ id: "meeting-documents.title" })} />
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        submit={intl.formatMessage({ id: "meeting-documents.submit" })}
        cancelTo={href}
        cancel={intl.formatMessage({ id: "meeting-topic.leave" })}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
        <FormSection title={intl.formatMessage({ id: "meeting-documents.papers" })}>
          <AttachmentField field={fields.documentation_ids} module="meeting" />
        </FormSection>
        <FormSection title={intl.formatMessage({ id: "meeting-documents.where" })}>
          <TextField field={fields.location} hint={intl.formatMessage({ id: "meeting-documents.location.hint" })} />
        </FormSection>
      </LongForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
