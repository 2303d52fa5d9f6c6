import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import type { PeopleSummary } from "#app/parts/consequences/consequences-view.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { RequiredHint, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { WorkgroupFields, workgroupLabels } from "./workgroup-fields.tsx"
import { saveWorkgroup, workgroupForm } from "./form.server.ts"
import { editSchema } from "../workgroup.schema.ts"

export const handle = { access: "member-admin", title: "workgroup-admin.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return workgroupForm(context, request, params.acronym)
}

export const action = withSchema(editSchema, ({ request, params, context }: ActionFunctionArgs) =>
  saveWorkgroup(context, request, params.acronym),
)

/** Edits a group; shows who would lose access before saving (ADM-02, FORM-10). */
export default function EditWorkgroup() {
  const { acronym, version, values, draft, losing, isOwnAccess } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const list = workgroupPaths.adminList(url)
  const [form, fields] = useSchemaForm({
    id: "workgroup",
    schema: () => import("../workgroup.schema.ts").then((module) => module.editSchema),
    lastResult: useActionData<typeof action>(),
    draft: draft?.result,
    defaultValue: values,
    labels: workgroupLabels,
  })
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "workgroup.list.title" }) }]}
        title={intl.formatMessage({ id: "workgroup-admin.edit.of" }, { acronym })}
      />
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        submit={intl.formatMessage({ id: "workgroup-admin.edit.submit" })}
        cancelTo={list}
      >
        <VersionField value={version} />
        <StaleNote href={paths.workgroupAbout(url, acronym)} />
        <RequiredHint />
        <WorkgroupFields fields={fields}>
          {losing && <LosingAccess people={losing} isOwn={isOwnAccess} />}
        </WorkgroupFields>
      </LongForm>
    </>
  )
}

/** People who would lose access to a group if it becomes restricted (openapi/states/workgroup.yaml); renders nothing if there are none. */
function LosingAccess({ people, isOwn }: { people: PeopleSummary; isOwn: boolean }) {
  const intl = useIntl()
  const separator = intl.formatMessage({ id: "person.separator" })
  const { total, names, more } = people
  if (total === 0) return null
  return (
    <div className="field">
      <Note tone="hold">
        {intl.formatMessage(
          { id: "workgroup-admin.losing" },
          { count: total, names: <span className="names">{names.join(separator)}</span>, more },
        )}
        {isOwn && <p>{intl.formatMessage({ id: "workgroup-admin.losing-own" })}</p>}
      </Note>
    </div>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
