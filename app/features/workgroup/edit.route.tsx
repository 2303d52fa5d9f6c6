import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { StaleNote } from "#app/ui/form/stale-note.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { VersionField } from "#app/ui/form/version-field.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { LosingAccess } from "./losing-access.tsx"
import { WorkgroupFields, workgroupLabels } from "./workgroup-fields.tsx"
import { saveWorkgroup, workgroupForm } from "./workgroup-form.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { editSchema } from "./workgroup.schema.ts"

export const handle = { access: "member-admin", title: "workgroup-admin.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return workgroupForm(context, request, params.acronym)
}

export const action = withSchema(editSchema, ({ request, params, context }: ActionFunctionArgs) =>
  saveWorkgroup(context, request, params.acronym),
)

/** A group is changed; who would lose access is said before (ADM-02, FORM-10). */
export default function EditWorkgroup() {
  const { acronym, version, values, draft, losing, isOwnAccess } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const list = workgroupPaths.adminList(url)
  const [form, fields] = useSchemaForm({
    id: "workgroup",
    schema: () => import("./workgroup.schema.ts").then((module) => module.editSchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    defaultValue: values,
    labels: workgroupLabels,
  })
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "workgroup.list.title" }) }]}
        title={<FormattedMessage id="workgroup-admin.edit.of" values={{ acronym }} />}
      />
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form}>
        <EnterSubmit />
        <VersionField value={version} />
        <StaleNote href={paths.workgroupAbout(url, acronym)} />
        <RequiredHint />
        <WorkgroupFields fields={fields}>
          {losing && <LosingAccess people={losing} isOwn={isOwnAccess} />}
        </WorkgroupFields>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="workgroup-admin.edit.submit" />
          </SubmitButton>
          <Link className="btn" to={list}>
            <FormattedMessage id="event-form.cancel" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
