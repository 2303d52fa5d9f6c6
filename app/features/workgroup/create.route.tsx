import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Link } from "#app/ui/link.tsx"
import { WorkgroupFields, workgroupLabels } from "./workgroup-fields.tsx"
import { createWorkgroup, newWorkgroupForm } from "./workgroup-create.server.ts"
import { WorkgroupPeople } from "./workgroup-people.tsx"
import { pickerLabels } from "./workgroup-pickers.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import { createSchema } from "./workgroup.schema.ts"

export const handle = { access: "member-admin", title: "workgroup-admin.create.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return newWorkgroupForm(context, request)
}

export const action = withSchema(createSchema, ({ request, context }: ActionFunctionArgs) =>
  createWorkgroup(context, request),
)

/** A new group (ADM-02). */
export default function CreateWorkgroup() {
  const { values, draft, key, tree } = useLoaderData<typeof loader>()
  const list = workgroupPaths.adminList(useFrameAlliance().url)
  const intl = useIntl()
  const answer = useActionData<typeof action>()
  const [form, fields] = useSchemaForm({
    id: "workgroup",
    schema: () => import("./workgroup.schema.ts").then((module) => module.createSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: values,
    labels: { ...workgroupLabels, acronym: "workgroup.acronym", ...pickerLabels },
  })
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "workgroup.list.title" }) }]}
        title={<FormattedMessage id="workgroup-admin.create.title" />}
      />
      <DraftNote draft={draft} form={form} />
      <SchemaForm form={form}>
        <EnterSubmit {...findByEnter} />
        <IdempotencyKey value={key} />
        <RequiredHint />
        <WorkgroupFields fields={fields} acronym={fields.acronym} />
        <WorkgroupPeople fields={fields} tree={tree} answer={answer} />
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="workgroup-admin.create.submit" />
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
