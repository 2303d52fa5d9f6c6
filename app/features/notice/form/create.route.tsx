import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { mayWrite } from "../notice-access.server.ts"
import { createNotice, noticeForm } from "./form.server.ts"
import { NoticeForm } from "./form.tsx"
import { noticeList } from "../notice.list.ts"

export const handle = { access: "group", title: "notice.create.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [view] = await Promise.all([noticeForm(context, request), mayWrite(context, params.acronym)])
  return view
}

export const action = createNotice

/** Creates a notice as a draft, which is not sent yet (NOTICE-02). */
export default function CreateNotice() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const scope = shellScopeFrom(useParams())
  const list = useListCrumb(noticeList, scope)
  return (
    <>
      <PageHead
        crumbs={[list]}
        title={intl.formatMessage({ id: "notice.create.title" })}
        kicker={scope.acronym ?? intl.formatMessage({ id: "event.whole-alliance" })}
      />
      <NoticeForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "notice.form.submit" })}
        cancelTo={list.href}
      >
        <IdempotencyKey value={view.key} />
      </NoticeForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
