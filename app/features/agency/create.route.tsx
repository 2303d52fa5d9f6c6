import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { mayCreate } from "./agency.server.ts"
import { agencyForm, saveAgency } from "./form.server.ts"
import { AgencyForm } from "./form.tsx"
import { agencySchema } from "./agency.schema.ts"

export const handle = { access: "admin", title: "agency.create.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [view] = await Promise.all([agencyForm(context, request), mayCreate(context)])
  return view
}

export const action = withSchema(agencySchema, ({ request, context }: ActionFunctionArgs) =>
  saveAgency(context, request),
)

/** Page for creating an agency (ADM-04). */
export default function CreateAgency() {
  const view = useLoaderData<typeof loader>()
  const intl = useIntl()
  const href = agencyPaths.list(useFrameAlliance().url)
  return (
    <>
      <PageHead
        crumbs={[{ href, text: intl.formatMessage({ id: "agency.list.title" }) }]}
        title={intl.formatMessage({ id: "agency.create.title" })}
      />
      <AgencyForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "agency.create.submit" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
      </AgencyForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
