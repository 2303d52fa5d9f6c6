import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { FormOwnerContext } from "#app/forms/submit/form-owner.ts"
import { IdempotencyKey, StaleNote, VersionField } from "#app/forms/submit/form.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { ApplicationForm } from "../form/form.tsx"
import { resubmissionView, sendResubmission } from "../form/form.server.ts"
import { draftKeys } from "../form/use-browser-draft.ts"

export const handle = { access: "public", title: "apply.resubmit.title" } satisfies RouteHandle

export function loader({ context, request }: LoaderFunctionArgs) {
  return resubmissionView(context, request)
}

export const action = sendResubmission

/** The application form filled with the rejected application, below the reviewers' request (ADM-09). */
export default function ResubmitApplication() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const href = applyPaths.status(url)
  return (
    <FormOwnerContext.Provider value={view.owner}>
      <PageHead
        crumbs={[{ href, text: view.code }]}
        title={intl.formatMessage({ id: "apply.resubmit.title" }, { code: view.code })}
        intro={intl.formatMessage({ id: "apply.resubmit.intro" })}
      />
      {view.reason && (
        <Note tone="hold" title={intl.formatMessage({ id: "apply.reason.reject" })}>
          <p className="lines">{view.reason}</p>
        </Note>
      )}
      <ApplicationForm
        view={view}
        answer={useActionData<typeof action>()}
        draftKey={draftKeys.resubmit(url, view.code)}
        submit={intl.formatMessage({ id: "apply.resubmit.submit" })}
        cancelTo={href}
      >
        <IdempotencyKey value={view.key} />
        <VersionField value={view.version} />
        <StaleNote href={href} />
      </ApplicationForm>
    </FormOwnerContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
