import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { DraftKeeper, DraftNote } from "#app/forms/drafts/draft.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { SelectField, TextArea } from "#app/forms/fields/fields.tsx"
import { SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { maxExternals } from "../notice.limits.ts"
import { recipientsForm } from "../notice.status.ts"
import { UploadRecipients, useTemplateLanguages } from "./add-recipients.tsx"
import { recipientsView, setRecipients } from "./recipients.server.ts"
import { useNoticeCrumbs } from "../detail/use-notice-crumbs.ts"

export const handle = { access: "group", title: "notice.externals" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return recipientsView(context, params, request)
}

export const action = setRecipients

const labels = {
  external_recipients: "notice.externals.addresses",
  template_language: "notice.recipients.language",
} as const

/** The recipients of a notice outside the alliance (NOTICE-03). */
export default function NoticeRecipients() {
  const intl = useIntl()
  const { id, scope, subject, version, draft, values, key } = useLoaderData<typeof loader>()
  const href = noticePaths.detail(scope, id)
  const answer = useActionData<typeof action>()
  const isOfList = answer?.initialValue?.["intent"] === "upload"
  const [form, fields] = useSchemaForm({
    id: recipientsForm,
    schema: () => import("../notice.schema.ts").then((module) => module.recipientsSchema),
    lastResult: isOfList ? undefined : answer,
    draft: draft?.result,
    defaultValue: values,
    labels,
  })
  return (
    <>
      <PageHead
        crumbs={useNoticeCrumbs(scope, { id, subject })}
        title={intl.formatMessage({ id: "notice.externals" })}
      />
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form}>
        <input type="hidden" name="intent" value="save" />
        <VersionField value={version} />
        <StaleNote href={href} />
        <TextArea
          field={fields.external_recipients}
          rows={8}
          hint={intl.formatMessage({ id: "notice.externals.hint" }, { most: maxExternals })}
        />
        <SelectField field={fields.template_language} isRequired options={useTemplateLanguages()} />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "notice.recipients.submit" })}</SubmitButton>
          <a className="btn" {...linkTo(href)}>
            {intl.formatMessage({ id: "event-form.cancel" })}
          </a>
          <DraftKeeper />
        </div>
      </SchemaForm>
      <UploadRecipients idempotencyKey={key} lastResult={isOfList ? answer : undefined} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
