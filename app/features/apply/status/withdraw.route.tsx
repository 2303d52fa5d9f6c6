import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { applyPaths } from "#app/lib/paths/apply.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { FormOwnerContext } from "#app/forms/submit/form-owner.ts"
import { withdrawTexts } from "../apply.status.ts"
import { withdrawApplication, withdrawView } from "./status.server.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "public", title: "apply.withdraw.title" } satisfies RouteHandle

export function loader({ context }: LoaderFunctionArgs) {
  return withdrawView(context)
}

export const action = withdrawApplication

/** Confirmation page before an application is withdrawn, which closes it (ADM-09, FORM-06). */
export default function WithdrawApplication() {
  const { code, owner, ...view } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  return (
    <FormOwnerContext.Provider value={owner}>
      <QuestionPage
        id="apply-withdraw"
        view={view}
        texts={withdrawTexts}
        href={applyPaths.withdraw(url)}
        crumbs={[{ href: applyPaths.status(url), text: code }]}
        lastResult={useActionData<typeof action>()}
      />
    </FormOwnerContext.Provider>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
