import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { ExtendForm } from "./extend-form.tsx"
import { extended, extendView } from "./extend.server.ts"

export const handle = { access: "group", title: "ballot-extend.window" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return extendView(context, params)
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return extended(context, request, params)
}

/** Gives a ballot that is going on a later end (VOTE-04). */
export default function ExtendBallot() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const params = useParams()
  const [place, id] = [placeFrom(params), params.id ?? ""]
  const ballot = paths.ballot(place, id)
  return (
    <>
      <PageHead
        crumbs={[{ href: ballot, text: `${view.number} ${view.subject}` }]}
        title={<FormattedMessage id="ballot-extend.title" values={{ number: view.number }} />}
      />
      <ExtendForm view={view} action={paths.ballotExtend(place, id)} leave={ballot} href={ballot} answer={answer} />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
