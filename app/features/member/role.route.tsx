import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { organizationPaths } from "#app/lib/paths/organization.ts"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { CheckboxGroup } from "#app/forms/fields/checkbox-group.tsx"
import { FormBar, FormSection, IdempotencyKey, SchemaForm, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { rolesView, saveRoles } from "./member-edit.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member-admin", title: "member.role.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return rolesView(context, params)
}

export const action = saveRoles

/** Edits a member's roles in the alliance (ADM-10). */
export default function MemberRoles() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const href = memberPaths.detail(url, view.id)
  return (
    <>
      <PageHead
        crumbs={[useAdminCrumb(), { href, text: view.title }]}
        title={<>{intl.formatMessage({ id: "member.role.of" }, { name: view.title })}</>}
      />
      <RolesForm view={view} lastResult={lastResult} href={href} />
    </>
  )
}

type RolesFormProps = {
  view: Awaited<ReturnType<typeof rolesView>>
  lastResult: SubmissionResult<string[]> | undefined
  href: string
}

/** Form with all roles of a member in the alliance (ADM-10). */
function RolesForm({ view: { version, key, values, options }, lastResult, href }: RolesFormProps) {
  const intl = useIntl()
  const { url } = useFrameAlliance()
  const personnel = (text: ReactNode) => (
    <a lang={textLang(text, intl.locale)} {...linkTo(organizationPaths.personnel(url))}>
      {text}
    </a>
  )
  const [form, fields] = useSchemaForm({
    id: "member-roles",
    schema: () => import("./member.schema.ts").then((module) => module.memberRolesSchema),
    lastResult,
    defaultValue: values,
    labels: { roles: "member.roles" },
  })
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={href} />
      <input type="hidden" name="roles" value="alliance_member" />
      <FormSection
        title={intl.formatMessage({ id: "member.role.title" })}
        intro={intl.formatMessage({ id: "member.role.intro" }, { link: personnel })}
      >
        <CheckboxGroup field={fields.roles} options={options} />
      </FormSection>
      <FormBar>
        <SubmitButton>{intl.formatMessage({ id: "member.role.submit" })}</SubmitButton>
        <a className="btn" {...linkTo(href)}>
          {intl.formatMessage({ id: "event-form.cancel" })}
        </a>
      </FormBar>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
