import { lazy } from "react"
import { FormattedMessage } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { AskLink } from "#app/parts/confirm/ask-link.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Link } from "#app/ui/link.tsx"
import type { NoticeQuestionView } from "./confirm.server.ts"
import type { NoticeView } from "./notice-view.server.ts"
import { type NoticeQuestion, questionTexts } from "./notice.status.ts"

const QuestionForm = lazy(async () => ({ default: (await import("./question-form.tsx")).NoticeQuestionForm }))

const pages = [
  ["publish", "preview", "notice.act.publish"],
  ["update", "edit", "notice.edit.title"],
  ["recipients", "recipients", "notice.act.recipients"],
  ["delivery", "delivery", "notice.delivery.title"],
] as const

/** Buttons for the actions that a notice offers (ROLE-05). */
export function NoticeActions({ notice: { id, place, can } }: { notice: NoticeView }) {
  const ask = (action: NoticeQuestion) => (
    <AskLink<NoticeQuestionView>
      href={noticePaths.confirm(place, id, action)}
      text={<FormattedMessage id={questionTexts[action].submit} />}
      title={<FormattedMessage id={questionTexts[action].title} />}
      kind={questionTexts[action].kind === "danger" ? "danger" : "plain"}
    >
      {(view, leave) => <QuestionForm view={view} leave={leave} place={place} />}
    </AskLink>
  )
  return (
    <>
      {pages.map(
        ([action, page, text]) =>
          can[action] && (
            <Link
              key={page}
              className={classNames("btn", action === "publish" && "primary")}
              to={noticePaths.page(place, id, page)}
            >
              <FormattedMessage id={text} />
            </Link>
          ),
      )}
      {can.recall && ask("recall")}
      {can.delete && ask("delete")}
    </>
  )
}
