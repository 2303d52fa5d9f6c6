import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { withdrawCertification, withdrawView } from "./application.server.ts"
import { certificationList } from "../certification.list.ts"
import { withdrawTexts } from "../certification.status.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "member", title: "certification.withdraw.link" } satisfies RouteHandle

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { id, code, view } = await withdrawView(context, params)
  return { id, code, ...view }
}

export const action = withdrawCertification

/** Confirmation page before an application is withdrawn, which locks it (CERT-01, FORM-06). */
export default function WithdrawCertification() {
  const { id, code, ...view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const list = useListCrumb(certificationList, { alliance: url })
  return (
    <QuestionPage
      id="certification-withdraw"
      view={view}
      texts={withdrawTexts}
      href={certificationPaths.page(url, id, "withdraw")}
      crumbs={[list, { href: certificationPaths.detail(url, id), text: code }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
