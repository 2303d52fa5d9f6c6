import { useLocation } from "@remix-run/react"
import { useIntl } from "react-intl"
import { ButtonForm } from "#app/forms/submit/button-form.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { CommentView, ThreadView } from "./thread-view.server.ts"
import { backTo } from "./back-to.ts"
import { ThreadAbout } from "./thread-about.tsx"

const settleTexts = { resolve: "thread.resolve", reopen: "thread.reopen" } as const

type ThreadItemProps = {
  thread: ThreadView
  /** The form of a reply is on the same page. */
  hasReplyForm?: boolean
}

/** A thread: its first comment, the replies, and what can be done with it (DISC-01). */
export function ThreadItem({ thread, hasReplyForm = false }: ThreadItemProps) {
  const intl = useIntl()
  const { id, href, about, can, resolved, version, comments } = thread
  const { pathname } = useLocation()
  const [first, ...replies] = comments
  const settle = (intent: "resolve" | "reopen") => (
    <ButtonForm sends={{ intent, version }} action={backTo(href, pathname)} className="btn quiet">
      {intl.formatMessage({ id: settleTexts[intent] })}
    </ButtonForm>
  )
  return (
    <article className="thread" id={id}>
      {resolved && (
        <p>
          <StatusTag symbol="done">{intl.formatMessage({ id: "thread.status.resolved" })}</StatusTag>{" "}
          <span className="muted">
            {intl.formatMessage(
              { id: "thread.resolved-by" },
              { name: resolved.name, time: <Time moment={resolved.when} /> },
            )}
          </span>
        </p>
      )}
      {about && <ThreadAbout about={about} />}
      {first && <Comment comment={first} />}
      {replies.length > 0 && (
        <ul className="rows">
          {replies.map((comment) => (
            <li key={comment.id}>
              <Comment comment={comment} />
            </li>
          ))}
        </ul>
      )}
      <div className="acts">
        {can.reply && !hasReplyForm && (
          <a className="btn quiet" {...linkTo(`${href}#reply`)}>
            {intl.formatMessage({ id: "thread.reply" })}
          </a>
        )}
        {can.resolve && settle("resolve")}
        {can.reopen && settle("reopen")}
      </div>
    </article>
  )
}

/** A comment, or the trace of one that was deleted. */
function Comment({ comment }: { comment: CommentView }) {
  const intl = useIntl()
  const { id, author, when, edited, html, mentions, editHref, deleteHref } = comment
  const values = { name: author.name }
  return (
    <div id={id}>
      <Person
        person={author}
        note={
          <>
            <Time moment={when} />
            {edited && html && <> {intl.formatMessage({ id: "thread.edited" }, { time: <Time moment={edited} /> })}</>}
          </>
        }
      />
      {html ? <RichText html={html} /> : <p className="hint">{intl.formatMessage({ id: "thread.deleted" })}</p>}
      {mentions && <p className="hint">{intl.formatMessage({ id: "thread.mentioned" }, { names: mentions })}</p>}
      {(editHref || deleteHref) && (
        <div className="acts">
          {editHref && (
            <a {...linkTo(editHref)} aria-label={intl.formatMessage({ id: "thread.edit.of" }, values)}>
              {intl.formatMessage({ id: "thread.edit" })}
            </a>
          )}
          {deleteHref && (
            <a {...linkTo(deleteHref)} aria-label={intl.formatMessage({ id: "thread.delete.of" }, values)}>
              {intl.formatMessage({ id: "thread.delete" })}
            </a>
          )}
        </div>
      )}
    </div>
  )
}
