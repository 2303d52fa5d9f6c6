import type { SubmissionResult } from "@conform-to/react"
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { SelectField, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { editSchema } from "./login-request.schema.ts"
import { editView, saveRequest } from "./request.server.ts"

export const handle = { access: "member-admin", title: "login-request.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return editView(context, request, params)
}

export const action = withSchema(editSchema, ({ request, params, context }: ActionFunctionArgs) =>
  saveRequest(context, request, params),
)

/** Page for correcting a request before it is decided (ADM-06). */
export default function EditLoginRequest() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const href = loginRequestPaths.detail(url, view.id)
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb(), { href, text: view.name }]}
        title={intl.formatMessage({ id: "login-request.edit.title" })}
      />
      <EditForm view={view} lastResult={lastResult} href={href} />
    </>
  )
}

type EditFormProps = {
  view: Awaited<ReturnType<typeof editView>>
  lastResult: SubmissionResult<string[]> | undefined
  /** Address of the request's page. */
  href: string
}

const labels = {
  name: "login-request.name",
  email: "login-request.email",
  phone: "login-request.phone",
  company: "login-request.company",
  memo: "login-request.memo",
  real_name: "login-request.real-name",
  entity_id: "login-request.entity",
} as const

/** Form with the applicant's corrected data, and the administrator's additions (ADM-06). */
function EditForm({ view, lastResult, href }: EditFormProps) {
  const { version, values, entities, draft, username } = view
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "login-request-edit",
    schema: () => import("./login-request.schema.ts").then((module) => module.editSchema),
    lastResult,
    draft: draft?.result,
    defaultValue: values,
    labels,
  })
  return (
    <LongForm
      form={form}
      draft={draft}
      submit={intl.formatMessage({ id: "login-request.edit.submit" })}
      cancelTo={href}
    >
      <VersionField value={version} />
      <StaleNote href={href} />
      <RequiredHint />
      <FormSection
        title={intl.formatMessage({ id: "login-request.edit.said" })}
        intro={username && intl.formatMessage({ id: "login-request.edit.account" }, { username })}
      >
        <TextField field={fields.name} isRequired />
        <TextField field={fields.email} type="email" />
        <TextField field={fields.phone} type="tel" />
        <TextField field={fields.company} isRequired />
        <TextArea field={fields.memo} rows={3} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "login-request.edit.known" })}>
        <TextField field={fields.real_name} />
        <SelectField
          field={fields.entity_id}
          options={entities}
          empty={intl.formatMessage({ id: "login-request.entity.open" })}
        />
      </FormSection>
    </LongForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
