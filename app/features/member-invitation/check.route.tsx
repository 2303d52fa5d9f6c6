import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { memberPaths } from "#app/lib/paths/member.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { checkQuery } from "#app/parts/import/check-query.ts"
import { CheckRows } from "#app/parts/import/check-rows.tsx"
import { CheckFacts, CheckNote } from "#app/parts/import/check-summary.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { ExpiredList } from "./expired-list.tsx"
import { InvitationHead } from "./invitation-head.tsx"
import { checkView } from "./message.server.ts"

export const handle = { access: "member-admin", title: "member-invitation.check.window" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = checkQuery.parse(request.url)
  return { search, view: await checkView(context, params.importId, search) }
}

/** Second step of an invitation: every row of the list with its errors (FORM-09). */
export default function CheckList() {
  const intl = useIntl()
  const { search, view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <>
      <InvitationHead title="member-invitation.check.title" at="check" importId={view?.id} />
      {view ? (
        <>
          <Split
            main={
              <>
                <CheckNote view={view} />
                <CheckRows view={view} search={search} rejectedHref={memberPaths.importRejected(url, view.id)} />
              </>
            }
            aside={<CheckFacts view={view} />}
          />
          <div className="bar">
            {view.accepted > 0 && (
              <a className="btn primary" {...linkTo(memberPaths.invite(url, view.id, "message"))}>
                {intl.formatMessage({ id: "member-invitation.check.next" })}
              </a>
            )}
            <a className={view.accepted > 0 ? "btn" : "btn primary"} {...linkTo(memberPaths.inviteFrom(url, view.id))}>
              {intl.formatMessage({ id: "member-invitation.check.again" })}
            </a>
            <a className="btn quiet" {...linkTo(memberPaths.list(url))}>
              {intl.formatMessage({ id: "member-invitation.cancel" })}
            </a>
          </div>
        </>
      ) : (
        <ExpiredList />
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
