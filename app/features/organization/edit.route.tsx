import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { AttachmentField } from "#app/parts/attachments/attachment-field.tsx"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { TextArea } from "#app/ui/form/text-area.tsx"
import { TextField } from "#app/ui/form/text-field.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { OrganizationHead } from "./organization-head.tsx"
import { organizationForm, saveOrganization } from "./organization.server.ts"

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

/** Names, description and logos of the alliance (ADM-03). */
export default function EditOrganization() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  return (
    <>
      <OrganizationHead
        title={<FormattedMessage id="organization.info.title" />}
        intro={<FormattedMessage id="organization.info.intro" />}
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
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <EnterSubmit />
        <VersionField value={view.version} />
        <RequiredHint />
        <StaleNote href={organizationPaths.info(url)} />
        <FormSection title={<FormattedMessage id="entity.form.names" />}>
          <TextField field={fields.name} isRequired />
          <TextField field={fields.name_english} isRequired />
          <TextField field={fields.acronym} isRequired hint={<FormattedMessage id="organization.acronym.hint" />} />
          <TextArea field={fields.description} isRequired rows={5} />
        </FormSection>
        <FormSection
          title={<FormattedMessage id="organization.logos" />}
          intro={<FormattedMessage id="organization.logos.intro" />}
        >
          <AttachmentField
            field={fields.login_logo_id}
            module="organization.logo"
            isSingle
            isPicture
            hint={<FormattedMessage id="organization.login-logo.hint" />}
          />
          <AttachmentField
            field={fields.home_logo_id}
            module="organization.logo"
            isSingle
            isPicture
            hint={<FormattedMessage id="organization.home-logo.hint" />}
          />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="organization.submit" />
          </SubmitButton>
        </FormBar>
      </SchemaForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
