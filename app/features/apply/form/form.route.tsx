import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { IdempotencyKey } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { ApplicationForm } from "./form.tsx"
import { newApplication, sendApplication } from "./form.server.ts"
import { draftKeys } from "./use-browser-draft.ts"

export const handle = { access: "public", title: "apply.form.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return newApplication(context)
}

export const action = sendApplication

/** Page where an organisation applies for membership (ADM-09). */
export default function NewApplication() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const href = paths.apply(url)
  return (
    <>
      <PageHead
        crumbs={[{ href, text: intl.formatMessage({ id: "apply.title" }) }]}
        title={intl.formatMessage({ id: "apply.form.title" })}
        intro={intl.formatMessage({ id: "apply.form.intro" })}
      />
      <ApplicationForm
        view={view}
        answer={useActionData<typeof action>()}
        draftKey={draftKeys.form(url)}
        submit={intl.formatMessage({ id: "apply.form.submit" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
      </ApplicationForm>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
