import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { subjectIn } from "#app/lib/locale.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { shellScopeFrom } from "#app/lib/route-params.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { noticeFor } from "../notice-access.server.ts"
import { noticeForm, updateNotice } from "./form.server.ts"
import { NoticeForm } from "./form.tsx"
import { useNoticeCrumbs } from "../detail/use-notice-crumbs.ts"

export const handle = { access: "group", title: "notice.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const notice = await noticeFor(context, params, "update")
  const { id, version } = notice
  const subject = subjectIn(context.locale, notice)
  return { id, scope: shellScopeFrom(params), subject, version, view: await noticeForm(context, request, notice) }
}

export const action = updateNotice

/** Edits a draft (NOTICE-02) or a planned notice (NOTICE-04). */
export default function EditNotice() {
  const intl = useIntl()
  const { id, scope, subject, version, view } = useLoaderData<typeof loader>()
  const href = noticePaths.detail(scope, id)
  return (
    <>
      <PageHead
        crumbs={useNoticeCrumbs(scope, { id, subject })}
        title={intl.formatMessage({ id: "notice.edit.title" })}
      />
      <NoticeForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: view.planned ? "notice.form.submit-planned" : "notice.form.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
      </NoticeForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
