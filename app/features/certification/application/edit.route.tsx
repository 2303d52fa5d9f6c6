import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { inParallel } from "#app/lib/parallel.ts"
import { certificationPaths } from "#app/lib/paths/certification.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { applicationForm, bothAgencyOptions, certificationToEdit, resubmitCertification } from "./application.server.ts"
import { ApplicationForm } from "./application-form.tsx"
import { certificationList } from "../certification.list.ts"

export const handle = { access: "member", title: "certification.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const [certification, agencies] = await inParallel(certificationToEdit(context, params), bothAgencyOptions(context))
  const { id, code, version, reject_reason } = certification
  const view = await applicationForm(context, request, agencies, certification)
  return { id, code, version, reason: reject_reason, view }
}

export const action = resubmitCertification

/** Page for editing and resubmitting a rejected application (CERT-01). */
export default function EditCertification() {
  const intl = useIntl()
  const { id, code, version, reason, view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = certificationPaths.detail(url, id)
  const list = useListCrumb(certificationList, { alliance: url })
  return (
    <>
      <PageHead crumbs={[list, { href, text: code }]} title={intl.formatMessage({ id: "certification.edit.title" })} />
      {reason && (
        <Note tone="stop" title={intl.formatMessage({ id: "certification.rejected" })}>
          <span className="lines">{reason}</span>
        </Note>
      )}
      <ApplicationForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "certification.edit.submit" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
        <VersionField value={version} />
        <StaleNote href={href} />
        <p className="hint">{intl.formatMessage({ id: "certification.edit.told" })}</p>
      </ApplicationForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
