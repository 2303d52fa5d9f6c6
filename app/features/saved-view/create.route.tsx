import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { TextField } from "#app/forms/fields/fields.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { FormSection, SchemaForm } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { savedViewPaths } from "#app/lib/paths/saved-view.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { mostViews } from "#app/parts/saved-view/saved-view.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { createView, newView } from "./saved-view.server.ts"

export const handle = { access: "member", title: "saved-view.create.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return newView(context, request)
}

export const action = createView

/** Gives a list as it is a name (ACC-05). */
export default function CreateView() {
  const { list, href, isFull } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const { url } = useFrameAlliance()
  return (
    <>
      <PageHead
        crumbs={[{ href, text: list }]}
        title={intl.formatMessage({ id: "saved-view.create.title" })}
        intro={intl.formatMessage({ id: "saved-view.create.intro" }, { list })}
      />
      {isFull ? (
        <Note tone="hold">
          {intl.formatMessage({ id: "saved-view.full" }, { most: mostViews })}{" "}
          <a {...linkTo(savedViewPaths.mine(url))}>{intl.formatMessage({ id: "saved-view.title" })}</a>
        </Note>
      ) : (
        <ViewForm />
      )}
    </>
  )
}

function ViewForm() {
  const { href, names, there } = useLoaderData<typeof loader>()
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "saved-view",
    schema: () => import("./saved-view.schema.ts").then((module) => module.savedViewSchema({ names, there })),
    lastResult: useActionData<typeof action>(),
    labels: { name: "saved-view.name" },
  })
  return (
    <SchemaForm form={form}>
      <UnsavedGuard />
      <FormSection title={intl.formatMessage({ id: "saved-view.one" })}>
        <TextField field={fields.name} hint={intl.formatMessage({ id: "saved-view.name.hint" })} isRequired isFocused />
        <div className="acts">
          <SubmitButton>{intl.formatMessage({ id: "saved-view.create.submit" })}</SubmitButton>
          <a className="btn" {...linkTo(href)}>
            {intl.formatMessage({ id: "saved-view.cancel" })}
          </a>
        </div>
      </FormSection>
    </SchemaForm>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
