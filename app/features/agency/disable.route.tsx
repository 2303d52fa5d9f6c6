import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useAdminCrumb } from "#app/parts/admin/use-admin-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { disableAgency, disableView } from "./agency.server.ts"
import { disableTexts } from "./agency.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "admin", title: "agency.disable.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return disableView(context, params)
}

export const action = disableAgency

/** Confirmation page before an agency is disabled; lists the applications that prevent it, if any (ADM-04, FORM-06). */
export default function DisableAgency() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const { url } = useFrameAlliance()
  const { id, name, uses } = view
  const crumbs = [useAdminCrumb(), { href: agencyPaths.detail(url, id), text: name }]
  if (!uses)
    return (
      <QuestionPage
        id="agency-disable"
        view={view}
        texts={disableTexts}
        href={agencyPaths.page(url, id, "disable")}
        crumbs={crumbs}
        lastResult={lastResult}
      />
    )
  return (
    <>
      <PageHead crumbs={crumbs} title={<>{intl.formatMessage({ id: "agency.disable.of" }, { name })}</>} />
      <Note tone="hold" title={intl.formatMessage({ id: "refusal.agency_in_use" })}>
        <ul>
          {uses.map(({ id: use, code, subject }) => (
            <li key={use}>
              <span className="ref">{code}</span>{" "}
              <a lang={textLang(subject, intl.locale)} {...linkTo(certificationPaths.detail(url, use))}>
                {subject}
              </a>
            </li>
          ))}
        </ul>
      </Note>
    </>
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
