import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { deleteCertificate, deleteView } from "./form.server.ts"
import { certificateList } from "./certificate.list.ts"
import { deleteTexts } from "./certificate.status.ts"

export const handle = { access: "member", title: "certificate.delete.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteView(context, params)
}

export const action = deleteCertificate

/** Confirmation page before a certificate is deleted (CERT-05, FORM-06). */
export default function DeleteCertificate() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { id, code } = view
  return (
    <QuestionPage
      id="certificate-delete"
      view={view}
      texts={deleteTexts}
      href={certificatePaths.page(url, id, "delete")}
      crumbs={[
        useListCrumb(certificateList, { alliance: url }),
        { href: certificatePaths.detail(url, id), text: code },
      ]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"
export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
