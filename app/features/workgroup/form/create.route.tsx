import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { workgroupPaths } from "#app/lib/paths/workgroup.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { type Field, initialTexts } from "#app/forms/fields/field.ts"
import { FormSection, IdempotencyKey, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { type CreateAnswer, createWorkgroup, newWorkgroupForm } from "./create.server.ts"
import { WorkgroupFields, workgroupLabels } from "./workgroup-fields.tsx"
import { type Picker, pickerLabels, pickers } from "./pickers.ts"
import { createSchema } from "../workgroup.schema.ts"

export const handle = { access: "member-admin", title: "workgroup-admin.create.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return newWorkgroupForm(context, request)
}

export const action = withSchema(createSchema, ({ request, context }: ActionFunctionArgs) =>
  createWorkgroup(context, request),
)

/** Creates a group (ADM-02). */
export default function CreateWorkgroup() {
  const { values, draft, key, tree } = useLoaderData<typeof loader>()
  const list = workgroupPaths.adminList(useFrameAlliance().url)
  const intl = useIntl()
  const answer = useActionData<typeof action>()
  const [form, fields] = useSchemaForm({
    id: "workgroup",
    schema: () => import("../workgroup.schema.ts").then((module) => module.createSchema),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: values,
    labels: { ...workgroupLabels, acronym: "workgroup.acronym", ...pickerLabels },
  })
  return (
    <>
      <PageHead
        crumbs={[{ href: list, text: intl.formatMessage({ id: "workgroup.list.title" }) }]}
        title={intl.formatMessage({ id: "workgroup-admin.create.title" })}
      />
      <LongForm
        form={form}
        draft={draft}
        hasFiles
        enter={findByEnter}
        submit={intl.formatMessage({ id: "workgroup-admin.create.submit" })}
        cancelTo={list}
      >
        <IdempotencyKey value={key} />
        <RequiredHint />
        <WorkgroupFields fields={fields} acronym={fields.acronym} />
        <WorkgroupPeople fields={fields} tree={tree} answer={answer} />
      </LongForm>
    </>
  )
}

type WorkgroupPeopleProps = {
  fields: Record<Picker, Field>
  tree: MemberTree
  answer: CreateAnswer | undefined
}

const [chair, ...others] = pickers

/** Initial role holders of a new group (ADM-02, FORM-05): its chair, and optionally others. */
function WorkgroupPeople({ fields, tree, answer }: WorkgroupPeopleProps) {
  const intl = useIntl()
  const found = answer?.found
  const pickerOf = (picker: Picker) => {
    const isAsked = found?.asked === picker
    const shown = isAsked ? found.tree : tree
    return <MemberPicker key={picker} field={fields[picker]} only="people" tree={shown} isAsked={isAsked} />
  }
  const isNeeded = others.some(
    (picker) => found?.asked === picker || fields[picker].errors || initialTexts(fields[picker]).length > 0,
  )
  return (
    <FormSection
      title={intl.formatMessage({ id: "workgroup-admin.people" })}
      intro={intl.formatMessage({ id: "workgroup-admin.people.intro" })}
    >
      <div className="stack">
        {chair && pickerOf(chair)}
        <details open={isNeeded || undefined}>
          <summary>{intl.formatMessage({ id: "workgroup-admin.people.more" })}</summary>
          <div className="stack">{others.map(pickerOf)}</div>
        </details>
      </div>
    </FormSection>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
