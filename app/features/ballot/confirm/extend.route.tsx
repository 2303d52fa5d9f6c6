import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { ballotList } from "../ballot.list.ts"
import { extendBallot, extendView } from "./extend.server.ts"
import { ExtendForm } from "./extend-form.tsx"

export const handle = { access: "group", title: "ballot-extend.window" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return extendView(context, params)
}

export const action = extendBallot

/** Page that moves the end of an open ballot to a later time (VOTE-04). */
export default function ExtendBallot() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const ballot = ballotPaths.detail(scope, id)
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(ballotList, scope), { href: ballot, text: `${view.number} ${view.subject}` }]}
        title={intl.formatMessage({ id: "ballot-extend.title" }, { number: view.number })}
      />
      <ExtendForm view={view} action={ballotPaths.extend(scope, id)} leave={ballot} href={ballot} answer={answer} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
