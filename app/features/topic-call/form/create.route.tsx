import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { createCall, newCallForm } from "./form.server.ts"
import { TopicCallForm } from "./form.tsx"
import { topicCallList } from "../topic-call.list.ts"

export const handle = { access: "group", title: "topic-call.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newCallForm(context, request, params)
}

export const action = createCall

/** Creates a call of the alliance or of a group (TOPIC-01). */
export default function CreateTopicCall() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const list = useListCrumb(topicCallList, scope)
  return (
    <>
      <PageHead
        crumbs={[list]}
        title={intl.formatMessage({ id: "topic-call.create.title" })}
        kicker={scope.acronym ?? intl.formatMessage({ id: "event.whole-alliance" })}
      />
      <TopicCallForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "topic-call.create.submit" })}
        cancelTo={list.href}
        mail="topic-call.create.mail"
      >
        <IdempotencyKey value={view.key} />
      </TopicCallForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
