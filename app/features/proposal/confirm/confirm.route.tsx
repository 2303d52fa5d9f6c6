import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { confirmProposal, confirmView } from "./confirm.server.ts"
import { questionTexts } from "../detail/question-texts.ts"

export { revalidateQuestion as shouldRevalidate } from "#app/parts/confirm/revalidate-question.ts"

export const handle = { access: "group", title: "proposal-confirm.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return confirmView(context, params)
}

export const action = confirmProposal

/** Asks before an action on a proposal, and shows its consequences (PROP-02, FORM-06, FORM-10). */
export default function ConfirmProposalAction() {
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { question, code, title } = view
  return (
    <QuestionPage
      id={`proposal-${question}`}
      view={view}
      texts={questionTexts[question]}
      href={proposalPaths.confirm(url, code, question)}
      crumbs={[{ href: proposalPaths.state(url, code), text: `${code} ${title}` }]}
      lastResult={useActionData<typeof action>()}
    />
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
