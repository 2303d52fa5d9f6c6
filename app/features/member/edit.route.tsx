import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, IdempotencyKey, RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { editView, type MemberEditView, saveMember } from "./member-edit.server.ts"

export const handle = { access: "member-admin", title: "member.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return editView(context, request, params)
}

export const action = saveMember

/** Edits a member's names and entity (ADM-10). */
export default function EditMember() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const href = memberPaths.detail(url, view.id)
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb(), { href, text: view.title }]}
        title={intl.formatMessage({ id: "member.edit.title" })}
      />
      <EditForm view={view} lastResult={lastResult} href={href} />
    </>
  )
}

type EditFormProps = { view: MemberEditView; lastResult: SubmissionResult<string[]> | undefined; href: string }

/** Form with a member's names and entity (ADM-10). */
function EditForm({ view, lastResult, href }: EditFormProps) {
  const { version, key, values, entities, draft } = view
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "member-edit",
    schema: () => import("./member.schema.ts").then((module) => module.memberSchema),
    lastResult,
    draft: draft?.result,
    defaultValue: values,
    labels: { name: "profile.name", real_name: "member.real-name", entity_id: "member.organization" },
  })
  return (
    <LongForm form={form} draft={draft} submit={intl.formatMessage({ id: "member.edit.submit" })} cancelTo={href}>
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={href} />
      <RequiredHint />
      <FormSection
        title={intl.formatMessage({ id: "member.edit.section" })}
        intro={intl.formatMessage({ id: "member.edit.account" })}
      >
        <TextField field={fields.name} isRequired />
        <TextField field={fields.real_name} isRequired />
        <SelectField
          field={fields.entity_id}
          options={entities}
          empty={intl.formatMessage({ id: "member.no-organization" })}
        />
      </FormSection>
    </LongForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
