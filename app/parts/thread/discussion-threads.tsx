import { useFetcher, useLocation } from "@remix-run/react"
import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { Skeleton } from "#app/ui/feedback/skeleton.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { backTo } from "./back-to.ts"
import { FollowButton } from "./follow-button.tsx"
import NewCommentForm from "./new-comment-form.tsx"
import { ThreadItem } from "./thread-item.tsx"
import type { DiscussionView } from "./discussion-view.server.ts"

type DiscussionThreadsProps = {
  /** The page of the discussion. */
  href: string
  /** The data of the page around it: new data mean that something about the record has changed. */
  page: unknown
}

/** The newest threads of a record on its page, with the form of a new one (DISC-01). */
export default function DiscussionThreads({ href, page }: DiscussionThreadsProps) {
  const intl = useIntl()
  const { data, load } = useFetcher<DiscussionView>()
  useEffect(() => load(href), [load, href, page])
  if (!data) return <Skeleton />
  const { threads, more } = data
  return (
    <div className="threads">
      <FollowButton view={data} action={href} />
      {threads.length === 0 && <p className="hint">{intl.formatMessage({ id: "thread.none" })}</p>}
      {threads.map((thread) => (
        <ThreadItem key={thread.id} thread={thread} />
      ))}
      {more > 0 && <a {...linkTo(href)}>{intl.formatMessage({ id: "thread.more" }, { count: more })}</a>}
      {data.canStart && <Start view={data} href={href} />}
    </div>
  )
}

/** The form of a new thread, once somebody wants to write. */
function Start({ view, href }: { view: DiscussionView; href: string }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const formId = "thread"
  const successCount = useSuccessCount(formId, undefined)
  const start = intl.formatMessage({ id: "thread.start" })
  if (!isOpen)
    return (
      <div className="acts">
        <button type="button" className="btn" onClick={() => setOpen(true)}>
          {start}
        </button>
      </div>
    )
  return (
    <NewCommentForm
      key={successCount}
      id={formId}
      action={backTo(href, pathname)}
      tree={view.tree}
      idempotencyKey={view.key}
      submit={start}
    />
  )
}
