import type { SubmissionResult } from "@conform-to/react"
import { useParams } from "@remix-run/react"
import { useIntl } from "react-intl"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import type { QuestionTexts } from "#app/parts/confirm/question.ts"
import { QuestionPage } from "#app/parts/confirm/question-page.tsx"
import type { EventQuestionView } from "./event-confirm.server.ts"
import { type EventModule, eventPaths } from "./event-href.ts"

type EventConfirmPageProps<Action extends string> = {
  module: EventModule
  view: EventQuestionView<Action>
  texts: Record<Action, QuestionTexts>
  lastResult: SubmissionResult<string[]> | undefined
}

/** The confirmation page for an action on a meeting or ballot (MEET-03 to MEET-05, VOTE-04). */
export function EventConfirmPage<Action extends string>(props: EventConfirmPageProps<Action>) {
  const { module, view, texts, lastResult } = props
  const params = useParams()
  const [scope, id] = [shellScopeFrom(params), param(params, "id")]
  const { list, record, confirm } = eventPaths[module]
  const title = useIntl().formatMessage({ id: `${module}.list.title` })
  return (
    <QuestionPage
      id={`${module}-${view.action}`}
      view={view}
      texts={texts[view.action]}
      href={confirm(scope, id, view.action)}
      crumbs={[
        { href: list(scope), text: title },
        { href: record(scope, id), text: view.crumb },
      ]}
      lastResult={lastResult}
    />
  )
}
