import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { RadioGroup } from "#app/forms/fields/fields.tsx"
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
import { SearchForm } from "../search-form.tsx"
import { passView, passVote } from "./pass.server.ts"

export const handle = { access: "group", title: "ballot.action.pass" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return passView(context, request, params)
}

export const action = passVote

/** Page on which a voter passes the vote to another voter before the ballot starts (VOTE-09). */
export default function PassVote() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const href = ballotPaths.detail(scope, id)
  const [form, fields] = useSchemaForm({
    id: "ballot-pass",
    lastResult: useActionData<typeof action>(),
    labels: { holder_id: "ballot-pass.holder" },
    schema: () => import("../ballot.schema.ts").then((module) => module.passSchema),
  })
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(ballotList, scope), { href, text: `${view.number} ${view.subject}` }]}
        title={intl.formatMessage({ id: "ballot-pass.title" }, { number: view.number })}
      />
      {(view.q || view.total > view.options.length) && (
        <SearchForm label={intl.formatMessage({ id: "ballot-pass.find" })} name="q" value={view.q}>
          <span className="hint">
            {intl.formatMessage({ id: "ballot-pass.found" }, { count: view.options.length, total: view.total })}
          </span>
        </SearchForm>
      )}
      {view.options.length === 0 ? (
        <p role="status">{intl.formatMessage({ id: view.q ? "ballot-pass.nobody-found" : "ballot-pass.nobody" })}</p>
      ) : (
        <ConfirmForm
          form={form}
          action={ballotPaths.pass(scope, id)}
          consequence={intl.formatMessage(
            { id: "ballot-pass.text" },
            { subject: <strong>{view.subject}</strong>, start: <Time moment={view.start} /> },
          )}
          kind="primary"
          submit={intl.formatMessage({ id: "ballot.action.pass" })}
          keep={intl.formatMessage({ id: "ballot-pass.keep" })}
          leave={href}
        >
          <IdempotencyKey value={view.key} />
          <RadioGroup field={fields.holder_id} isRequired options={view.options} />
        </ConfirmForm>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
