import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { checkQuery } from "#app/parts/import/check-query.ts"
import { CheckRows } from "#app/parts/import/check-rows.tsx"
import { CheckFacts, CheckNote } from "#app/parts/import/check-summary.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { AddRecipients, isAddable, NotAddable } from "./add-recipients.tsx"
import { addRecipients, recipientsCheckView } from "./recipients.server.ts"
import { useNoticeCrumbs } from "../detail/use-notice-crumbs.ts"

export const handle = { access: "group", title: "notice.recipients.check" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const search = checkQuery.parse(request.url)
  return { search, view: await recipientsCheckView(context, params, search) }
}

export const action = addRecipients

/** Every row of the workbook with its errors, before the accepted rows become recipients (NOTICE-03, FORM-09). */
export default function CheckRecipients() {
  const intl = useIntl()
  const { search, view } = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { id, scope, list } = view
  const recipients = noticePaths.page(scope, id, "recipients")
  const text = intl.formatMessage({ id: "notice.externals" })
  return (
    <>
      <PageHead
        crumbs={[...useNoticeCrumbs(scope, view), { href: recipients, text }]}
        title={intl.formatMessage({ id: "notice.recipients.check" })}
      />
      {list ? (
        <>
          <Split
            main={
              <>
                <CheckNote view={list} />
                <NotAddable view={view} />
                <CheckRows
                  view={list}
                  search={search}
                  rejectedHref={noticePaths.recipientsSkipped(scope.alliance, id, list.id)}
                  isShort
                />
              </>
            }
            aside={<CheckFacts view={list} />}
          />
          {isAddable(view) && <AddRecipients view={view} lastResult={lastResult} />}
        </>
      ) : (
        <Note tone="hold" title={intl.formatMessage({ id: "member-invitation.expired.title" })}>
          {intl.formatMessage({ id: "member-invitation.expired.text" })}
        </Note>
      )}
      <p className="acts">
        <a className={isAddable(view) ? "btn" : "btn primary"} {...linkTo(recipients)}>
          {intl.formatMessage({ id: "member-invitation.check.again" })}
        </a>
      </p>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
