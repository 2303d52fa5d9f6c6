import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { organizationForm, saveOrganization } from "./organization.server.ts"
import { OrganizationHead } from "./organization-head.tsx"

export const handle = { access: "admin", title: "organization.info.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return organizationForm(context, request)
}

export const action = saveOrganization

const labels = {
  name: "entity.name-chinese",
  name_english: "entity.name-english",
  acronym: "entity.acronym",
  description: "organization.description",
  login_logo_id: "organization.login-logo",
  home_logo_id: "organization.home-logo",
} as const

/** Edits the names, description and logos of the alliance (ADM-03). */
export default function EditOrganization() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return (
    <>
      <OrganizationHead
        title={intl.formatMessage({ id: "organization.info.title" })}
        intro={intl.formatMessage({ id: "organization.info.intro" })}
      />
      <OrganizationForm key={view.version} view={view} lastResult={lastResult} />
    </>
  )
}

type FormProps = {
  view: Awaited<ReturnType<typeof organizationForm>>
  lastResult: ReturnType<typeof useActionData<typeof action>>
}

function OrganizationForm({ view, lastResult }: FormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const [form, fields] = useSchemaForm({
    id: "organization",
    schema: () => import("./organization.schema.ts").then((module) => module.organizationSchema),
    lastResult,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <LongForm form={form} draft={view.draft} hasFiles submit={intl.formatMessage({ id: "organization.submit" })}>
      <VersionField value={view.version} />
      <RequiredHint />
      <StaleNote href={organizationPaths.info(url)} />
      <FormSection title={intl.formatMessage({ id: "entity.form.names" })}>
        <TextField field={fields.name} isRequired />
        <TextField field={fields.name_english} isRequired />
        <TextField field={fields.acronym} isRequired hint={intl.formatMessage({ id: "organization.acronym.hint" })} />
        <TextArea field={fields.description} isRequired rows={5} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "organization.logos" })}
        intro={intl.formatMessage({ id: "organization.logos.intro" })}
      >
        <AttachmentField
          field={fields.login_logo_id}
          module="organization.logo"
          isSingle
          isPicture
          hint={intl.formatMessage({ id: "organization.login-logo.hint" })}
        />
        <AttachmentField
          field={fields.home_logo_id}
          module="organization.logo"
          isSingle
          isPicture
          hint={intl.formatMessage({ id: "organization.home-logo.hint" })}
        />
      </FormSection>
    </LongForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
