import type { SubmissionResult } from "@conform-to/react"
import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { TextField } from "#app/forms/fields/fields.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { FormSection, SchemaForm } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import type { MessageId } from "#app/ui/message-id.ts"
import { changeView, type MyView, myViews } from "./saved-view.server.ts"

export const handle = { access: "member", title: "saved-view.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return myViews(context)
}

export const action = changeView

/** The person's saved views, by list: rename, delete, or make one the first, where the navigation leads (ACC-05). */
export default function SavedViews() {
  const { lists } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const intl = useIntl()
  return (
    <>
      <PageHead
        title={intl.formatMessage({ id: "saved-view.title" })}
        intro={intl.formatMessage({ id: "saved-view.intro" })}
      />
      {lists.length === 0 && (
        <EmptyState title={intl.formatMessage({ id: "saved-view.none" })}>
          {intl.formatMessage({ id: "saved-view.none-how" })}
        </EmptyState>
      )}
      {lists.map(({ list, name, views }) => (
        <FormSection key={list} title={name ?? intl.formatMessage({ id: "saved-view.no-list" })}>
          {views.map((view, at) => (
            <View
              key={view.id}
              view={view}
              isFirst={at === 0}
              lastResult={answer?.of === view.id ? answer : undefined}
            />
          ))}
        </FormSection>
      ))}
    </>
  )
}

type ViewProps = { view: MyView; isFirst: boolean; lastResult: SubmissionResult<string[]> | undefined }

/** One view: the field with its name, and what can be done with it. */
function View({ view: { id, name, href }, isFirst, lastResult }: ViewProps) {
  const intl = useIntl()
  const { views } = useLoaderData<typeof loader>()
  const [form, fields] = useSchemaForm({
    id: `view ${id}`,
    lastResult,
    defaultValue: { name },
    labels: { name: "saved-view.name" },
    schema: () => import("./saved-view.schema.ts").then((module) => module.renameSchema({ views })),
  })
  const labelOf = (text: MessageId) => `${intl.formatMessage({ id: text })}: ${name}`
  return (
    <>
      <SchemaForm form={form}>
        <UnsavedGuard />
        <input type="hidden" name="intent" value="rename" />
        <input type="hidden" name="view_id" value={id} />
        <TextField
          field={fields.name}
          hint={isFirst ? intl.formatMessage({ id: "saved-view.is-first" }) : undefined}
          isRequired
        />
        <div className="acts">
          <SubmitButton kind="plain">{intl.formatMessage({ id: "saved-view.rename" })}</SubmitButton>
        </div>
      </SchemaForm>
      <div className="acts">
        {href && (
          <a className="btn quiet" aria-label={labelOf("saved-view.open")} {...linkTo(href)}>
            {intl.formatMessage({ id: "saved-view.open" })}
          </a>
        )}
        {!isFirst && (
          <ButtonForm sends={{ intent: "first", view_id: id }} label={labelOf("saved-view.first")}>
            {intl.formatMessage({ id: "saved-view.first" })}
          </ButtonForm>
        )}
        <ButtonForm sends={{ intent: "delete", view_id: id }} label={labelOf("saved-view.delete")}>
          {intl.formatMessage({ id: "saved-view.delete" })}
        </ButtonForm>
      </div>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
