import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { changedCallForm, updateCall } from "./form.server.ts"
import { TopicCallForm } from "./form.tsx"
import { topicCallList } from "../topic-call.list.ts"

export const handle = { access: "group", title: "topic-call.edit.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return changedCallForm(context, request, params)
}

export const action = updateCall

/** Edits a call before its start (TOPIC-01). */
export default function EditTopicCall() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const params = useParams()
  const href = topicCallPaths.detail(shellScopeFrom(params), param(params, "id"))
  const list = useListCrumb(topicCallList, shellScopeFrom(params))
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: view.subject }]}
        title={intl.formatMessage({ id: "topic-call.edit.title" })}
      />
      <TopicCallForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "topic-call.edit.submit" })}
        cancelTo={href}
        mail="topic-call.edit.mail"
      >
        <VersionField value={view.version} />
        <StaleNote href={href} />
      </TopicCallForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
