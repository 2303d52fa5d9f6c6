import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { ManyForm } from "./many-form.tsx"
import { changeMany, manyView } from "./many.server.ts"

export const handle = { access: "member-admin", title: "member.many.window" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return manyView(context, request.url)
}

export const action = changeMany

/** The question before several members are enabled or disabled, with who they are and what it leaves behind (ADM-10, FORM-06). */
export default function ChangeManyMembers() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const { action: what, people, others } = view
  return (
    <>
      <PageHead
        crumbs={[{ href: memberPaths.list(url), text: intl.formatMessage({ id: "member.list.title" }) }]}
        title={<FormattedMessage id="member.many.title" values={{ action: what, total: people.length }} />}
      />
      {people.length + others.length === 0 ? (
        <EmptyState title={<FormattedMessage id="member.many.none" />}>
          <FormattedMessage id="member.many.none-why" />
        </EmptyState>
      ) : (
        <ManyForm view={view} answer={answer} />
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
