import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { applicationForm, bothAgencyOptions, createCertification } from "./application.server.ts"
import { ApplicationForm } from "./application-form.tsx"
import { certificationList } from "../certification.list.ts"

export const handle = { access: "member", title: "certification.create.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  return applicationForm(context, request, await bothAgencyOptions(context))
}

export const action = createCertification

/** Page for submitting an application: step 1 (CERT-01). */
export default function CreateCertification() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const list = useListCrumb(certificationList, { alliance: useFrameAlliance().url })
  return (
    <>
      <PageHead crumbs={[list]} title={intl.formatMessage({ id: "certification.create.title" })} />
      <ApplicationForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "certification.create.submit" })}
        cancelTo={list.href}
      >
        <IdempotencyKey value={view.key} />
      </ApplicationForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
