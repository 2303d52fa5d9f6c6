import { FormattedMessage } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Link } from "#app/ui/link.tsx"
import type { NoticeView } from "./detail.server.ts"
import { type NoticeQuestion, noticeQuestions } from "../notice.status.ts"

const pages = [
  ["publish", "preview", "notice.action.publish"],
  ["update", "edit", "notice.edit.title"],
  ["recipients", "recipients", "notice.action.recipients"],
  ["delivery", "delivery", "notice.delivery.title"],
] as const

/** Buttons for the actions that a notice offers (ROLE-05). */
export function NoticeActions({ notice: { id, scope, can } }: { notice: NoticeView }) {
  const ask = (action: NoticeQuestion) => (
    <QuestionLink
      id={`notice-${action}`}
      texts={noticeQuestions[action]}
      href={noticePaths.confirm(scope, id, action)}
      values={{}}
    />
  )
  return (
    <>
      {pages.map(
        ([action, page, text]) =>
          can[action] && (
            <Link
              key={page}
              className={classNames("btn", action === "publish" && "primary")}
              to={noticePaths.page(scope, id, page)}
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
