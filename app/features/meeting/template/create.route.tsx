import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { meetingList } from "../meeting.list.ts"
import { TemplateForm } from "./form.tsx"
import { templateList } from "./template.list.ts"
import { createTemplate, newTemplateForm } from "./template.server.ts"

export const handle = { access: "group", title: "agenda-template.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newTemplateForm(context, request, params)
}

export const action = createTemplate

/** Keeps the topics of a meeting, or new ones, as a template of the group (MEET-16). */
export default function CreateTemplate() {
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const list = useListCrumb(templateList, scope)
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(meetingList, scope), list]}
        title={useIntl().formatMessage({ id: "agenda-template.create.title" })}
      />
      <TemplateForm
        values={view.values}
        draft={view.draft}
        lastResult={useActionData<typeof action>()}
        cancelTo={list.href}
      >
        <IdempotencyKey value={view.key} />
      </TemplateForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
