import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { certificateList } from "./certificate.list.ts"
import { newCode } from "./certificate.server.ts"
import { certificateForm, createCertificate } from "./form.server.ts"
import { CertificateForm } from "./form.tsx"

export const handle = { access: "member", title: "certificate.create.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view, code] = await Promise.all([certificateForm(context, request), newCode(context)])
  return { ...view, values: { ...view.values, code } }
}

export const action = createCertificate

/** Page for adding a certificate outside the steps of an application (CERT-05). */
export default function CreateCertificate() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const list = useListCrumb(certificateList, { alliance: useFrameAlliance().url })
  return (
    <>
      <PageHead crumbs={[list]} title={intl.formatMessage({ id: "certificate.create.title" })} />
      <CertificateForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "certificate.create.title" })}
        cancelTo={list.href}
      >
        <IdempotencyKey value={view.key} />
      </CertificateForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
