import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { certificateList } from "./certificate.list.ts"
import { certificateFor } from "./certificate.server.ts"
import { certificateForm, updateCertificate } from "./form.server.ts"
import { CertificateForm } from "./form.tsx"

export const handle = { access: "member", title: "certificate.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const certificate = await certificateFor(context, params)
  const { id, code, version } = certificate
  return { id, code, version, view: await certificateForm(context, request, certificate) }
}

export const action = updateCertificate

/** Page for editing a certificate (CERT-05). */
export default function EditCertificate() {
  const intl = useIntl()
  const { id, code, version, view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = certificatePaths.detail(url, id)
  const list = useListCrumb(certificateList, { alliance: url })
  return (
    <>
      <PageHead crumbs={[list, { href, text: code }]} title={intl.formatMessage({ id: "certificate.edit.title" })} />
      <CertificateForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "certificate.edit.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
      </CertificateForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
