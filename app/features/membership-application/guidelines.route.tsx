import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { membershipApplicationPaths } from "#app/lib/paths/membership-application.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { FormSection, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { guidelinesView, type GuidelinesView, saveGuidelines } from "./guidelines.server.ts"

export const handle = { access: "admin", title: "membership-application.guidelines.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return guidelinesView(context, request)
}

export const action = saveGuidelines

/** The guidelines that organisations read before they apply, in both languages (ADM-07, FORM-04). */
export default function MembershipGuidelines() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { updated, updatedBy: name } = view
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb()]}
        title={intl.formatMessage({ id: "membership-application.guidelines.title" })}
        intro={intl.formatMessage({ id: "membership-application.guidelines.intro" })}
      >
        {name && (
          <p className="hint">
            {intl.formatMessage(
              { id: "membership-application.guidelines.updated" },
              { time: <Time moment={updated} />, name },
            )}
          </p>
        )}
      </PageHead>
      <GuidelinesForm key={view.version} view={view} lastResult={lastResult} />
    </>
  )
}

type FormProps = { view: GuidelinesView; lastResult: SubmissionResult<string[]> | undefined }

function GuidelinesForm({ view, lastResult }: FormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "membership-guidelines",
    schema: () => import("./membership-application.schema.ts").then((module) => module.guidelineSchema),
    lastResult,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels: {
      content: "membership-application.guidelines.chinese",
      "content.text": "membership-application.guidelines.chinese",
      content_english: "membership-application.guidelines.english",
      "content_english.text": "membership-application.guidelines.english",
      attachment_ids: "membership-application.guidelines.files",
    },
  })
  return (
    <LongForm
      form={form}
      draft={view.draft}
      hasFiles
      submit={intl.formatMessage({ id: "membership-application.guidelines.submit" })}
      cancelTo={paths.membershipApplications(url)}
    >
      <VersionField value={view.version} />
      <RequiredHint />
      <StaleNote href={membershipApplicationPaths.guidelines(url)} />
      <FormSection title={intl.formatMessage({ id: "membership-application.guidelines.texts" })}>
        <RichTextField images="membership_application" field={fields.content} isRequired />
        <RichTextField images="membership_application" field={fields.content_english} isRequired />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "membership-application.guidelines.files" })}
        intro={intl.formatMessage({ id: "membership-application.guidelines.files-intro" })}
      >
        <AttachmentField field={fields.attachment_ids} isRequired module="membership_application" />
      </FormSection>
    </LongForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
