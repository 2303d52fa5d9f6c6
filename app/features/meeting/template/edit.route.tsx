import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { agendaTemplatePaths } from "#app/lib/paths/agenda-template.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { meetingList } from "../meeting.list.ts"
import { TemplateForm } from "./form.tsx"
import { templateList } from "./template.list.ts"
import { changedTemplateForm, saveTemplate } from "./template.server.ts"

export const handle = { access: "group", title: "agenda-template.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return changedTemplateForm(context, request, params)
}

export const action = saveTemplate

/** Changes the name and the topics of a template; meetings that were created from it stay as they are (MEET-16). */
export default function EditTemplate() {
  const intl = useIntl()
  const { version, values, draft } = useLoaderData<typeof loader>()
  const params = useParams()
  const scope = shellScopeFrom(params)
  const list = useListCrumb(templateList, scope)
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(meetingList, scope), list]}
        title={intl.formatMessage({ id: "agenda-template.edit.title" })}
        intro={intl.formatMessage({ id: "agenda-template.edit.intro" })}
      />
      <TemplateForm values={values} draft={draft} lastResult={useActionData<typeof action>()} cancelTo={list.href}>
        <VersionField value={version} />
        <StaleNote href={agendaTemplatePaths.page(scope, param(params, "id"), "edit")} />
      </TemplateForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
