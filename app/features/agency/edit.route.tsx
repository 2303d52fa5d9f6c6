import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { nameIn } from "#app/lib/locale.ts"
import { agencyPaths } from "#app/lib/paths/agency.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { withSchema } from "#app/parts/write-form.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { agencyForAction } from "./agency.server.ts"
import { agencyForm, saveAgency } from "./form.server.ts"
import { AgencyForm } from "./form.tsx"
import { agencySchema } from "./agency.schema.ts"

export const handle = { access: "admin", title: "agency.edit.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const agency = await agencyForAction(context, params, "update")
  const view = await agencyForm(context, request, agency)
  return { name: nameIn(context.locale, agency), version: agency.version, view }
}

export const action = withSchema(agencySchema, ({ request, params, context }: ActionFunctionArgs) =>
  saveAgency(context, request, params.id),
)

/** Page for editing an agency; agreement templates are uploaded with the form (ADM-04). */
export default function EditAgency() {
  const intl = useIntl()
  const { name, version, view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = agencyPaths.detail(url, useParams().id ?? "")
  const list = intl.formatMessage({ id: "agency.list.title" })
  return (
    <>
      <PageHead
        crumbs={[
          { href: agencyPaths.list(url), text: list },
          { href, text: name },
        ]}
        title={intl.formatMessage({ id: "agency.edit.title" })}
      />
      <AgencyForm
        view={view}
        answer={useActionData<typeof action>()}
        submit={intl.formatMessage({ id: "agency.edit.submit" })}
        cancelTo={href}
      >
        <VersionField value={version} />
        <StaleNote href={href} />
      </AgencyForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
