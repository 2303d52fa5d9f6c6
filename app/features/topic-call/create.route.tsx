import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/ui/form/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { createCall, newCallForm } from "./topic-call-form.server.ts"
import { TopicCallForm } from "./topic-call-form.tsx"

export const handle = { access: "group", title: "topic-call.create.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return newCallForm(context, request, params)
}

export const action = createCall

/** Creates a call of the alliance or of a group (TOPIC-01). */
export default function CreateTopicCall() {
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const href = paths.topicCalls(scope)
  const list = useIntl().formatMessage({ id: "topic-call.list.title" })
  return (
    <>
      <PageHead
        crumbs={[{ href, text: list }]}
        title={<FormattedMessage id="topic-call.create.title" />}
        kicker={scope.acronym ?? <FormattedMessage id="event.whole-alliance" />}
      />
      <TopicCallForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={<FormattedMessage id="topic-call.create.submit" />}
        cancelTo={href}
        mail="topic-call.create.mail"
      >
        <IdempotencyKey value={view.key} />
      </TopicCallForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
