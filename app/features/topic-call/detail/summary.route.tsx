import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import type { PeopleSummary } from "#app/parts/consequences/consequences-view.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { FormSection, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { saveSummary, summaryForm } from "../form/form.server.ts"
import { topicCallList } from "../topic-call.list.ts"

export const handle = { access: "group", title: "topic-call.summary" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return summaryForm(context, request, params)
}

export const action = saveSummary

/** Title of the page, the same as the label of the button that opens it. */
const titleOf = (isWritten: boolean) =>
  isWritten ? ("topic-call.action.resummarise" as const) : ("topic-call.action.summarise" as const)

/** Writes the summary of a call after its end (TOPIC-03). */
export default function TopicCallSummary() {
  const intl = useIntl()
  const { subject, version, isWritten, values, draft, mail } = useLoaderData<typeof loader>()
  const params = useParams()
  const href = topicCallPaths.detail(shellScopeFrom(params), param(params, "id"))
  const [form, fields] = useSchemaForm({
    id: "topic-call-summary",
    schema: () => import("../topic-call.schema.ts").then((module) => module.topicCallSummarySchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    defaultValue: values,
    labels: {
      summary: "topic-call.summary",
      "summary.text": "topic-call.summary",
      summary_file_ids: "topic-call.attachments",
    },
  })
  const list = useListCrumb(topicCallList, shellScopeFrom(params))
  return (
    <>
      <PageHead crumbs={[list, { href, text: subject }]} title={intl.formatMessage({ id: titleOf(isWritten) })} />
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        submit={intl.formatMessage({ id: "topic-call.summary.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={`${href}#summary`} />
        <RequiredHint />
        <FormSection
          title={intl.formatMessage({ id: "topic-call.summary.what" })}
          intro={mail && mail.total > 0 && <Mail people={mail} />}
        >
          <RichTextField images="topic_call" field={fields.summary} isRequired />
          <AttachmentField field={fields.summary_file_ids} module="topic_call" />
        </FormSection>
      </LongForm>
    </>
  )
}

/** People who receive a mail when the summary is saved. */
function Mail({ people: { total, names, more } }: { people: PeopleSummary }) {
  const intl = useIntl()
  const separator = intl.formatMessage({ id: "person.separator" })
  return intl.formatMessage({ id: "topic-call.summary.mail" }, { count: total, names: names.join(separator), more })
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
