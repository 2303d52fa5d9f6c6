import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData, useParams, type ShouldRevalidateFunctionArgs } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { placeFrom } from "#app/lib/place.ts"
import { confirmSchema } from "#app/parts/confirm/confirm.schema.ts"
import { QuestionForm } from "#app/parts/confirm/question-form.tsx"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { confirmTexts } from "./confirm-actions.ts"
import { confirmActionFrom, confirmed, confirmView } from "./confirm.server.ts"

export const handle = { access: "group", title: "ballot-confirm.title" } satisfies RouteHandle

export function loader({ params, context }: LoaderFunctionArgs) {
  return confirmView(context, params)
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  confirmActionFrom(params)
  const submission = await parseSubmission(request, confirmSchema)
  if (submission.status !== "success") return invalid(submission)
  const done = await confirmed(context, params, submission.value, idempotencyKey(submission))
  if (!done.ok) return refused(submission, inWords(done.failure, context))
  await sendFlash(context, done.value)
  return redirect(paths.ballot(placeFrom(params), params.id ?? ""), 303)
}

/**
 * After a refusal the page asks about the ballot as it is now, or says why it no longer asks (states.md 1d). Once it is done
 * there is nothing more to ask: the dialog's question is not loaded again.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  const { formMethod, actionStatus, defaultShouldRevalidate } = args
  return formMethod === "POST" ? actionStatus === 400 : defaultShouldRevalidate
}

export default function ConfirmBallotAction() {
  const view = useLoaderData<typeof loader>()
  const lastResult = useActionData<typeof action>()
  const params = useParams()
  const place = placeFrom(params)
  const id = params.id ?? ""
  const ballot = paths.ballot(place, id)
  return (
    <>
      <PageHead
        crumbs={[{ href: ballot, text: `${view.number} ${view.subject}` }]}
        title={<FormattedMessage id={confirmTexts[view.action].title} values={{ number: view.number }} />}
      />
      <QuestionForm
        id={`ballot-${view.action}`}
        view={view}
        texts={confirmTexts[view.action]}
        action={paths.ballotConfirm(place, id, view.action)}
        leave={ballot}
        lastResult={lastResult}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
