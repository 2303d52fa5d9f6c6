import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { certificatePaths } from "#app/lib/paths/certificate.ts"
import { Consequences } from "#app/parts/consequences/consequences.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { PageHead } from "#app/ui/layout/page.tsx"
import { deleteCertificate, deleteView } from "./certificate-form.server.ts"

export const handle = { access: "member", title: "certificate.delete.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return deleteView(context, params)
}

export const action = deleteCertificate

/** Confirmation page before a certificate is deleted (CERT-05, FORM-06). */
export default function DeleteCertificate() {
  const { id, code, product, company, version, consequences } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = certificatePaths.detail(url, id)
  const values = { code: <strong>{code}</strong>, product, company }
  const [form] = useSchemaForm({
    id: "certificate-delete",
    lastResult: useActionData<typeof action>(),
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  const list = useListCrumb("certificate", { alliance: url })
  return (
    <>
      <PageHead
        crumbs={[list, { href, text: code }]}
        title={<FormattedMessage id="certificate.delete.of" values={{ code }} />}
      />
      <ConfirmForm
        form={form}
        action={certificatePaths.page(url, id, "delete")}
        consequence={<FormattedMessage id="certificate.delete.text" values={values} />}
        submit={<FormattedMessage id="certificate.delete.title" />}
        keep={<FormattedMessage id="certificate.delete.keep" />}
        leave={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
        {consequences && <Consequences consequences={consequences} />}
      </ConfirmForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
