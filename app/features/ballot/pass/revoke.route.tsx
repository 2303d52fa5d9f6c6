import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { ConfirmForm } from "#app/forms/submit/confirm-form.tsx"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { Time } from "#app/ui/time.tsx"
import { ballotList } from "../ballot.list.ts"
import { revokeView, revokeVote } from "./pass.server.ts"

export const handle = { access: "group", title: "ballot.action.revoke" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return revokeView(context, params)
}

export const action = revokeVote

/** Page on which a voter takes a passed vote back, until it is cast (VOTE-09). */
export default function RevokeVote() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const href = ballotPaths.detail(scope, id)
  const [form] = useSchemaForm({
    id: "ballot-revoke",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("../ballot.schema.ts").then((module) => module.revokeSchema),
  })
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(ballotList, scope), { href, text: `${view.number} ${view.subject}` }]}
        title={intl.formatMessage({ id: "ballot-revoke.title" }, { number: view.number })}
      />
      <ConfirmForm
        form={form}
        action={ballotPaths.revoke(scope, id)}
        consequence={intl.formatMessage(
          { id: "ballot-revoke.text" },
          { name: view.holder, subject: <strong>{view.subject}</strong>, end: <Time moment={view.end} /> },
        )}
        kind="primary"
        submit={intl.formatMessage({ id: "ballot.action.revoke" })}
        keep={intl.formatMessage({ id: "ballot-revoke.keep" })}
        leave={href}
      >
        <IdempotencyKey value={view.key} />
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
