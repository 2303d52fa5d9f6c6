import { useLocation } from "@remix-run/react"
import { useEffect, useState } from "react"
import { useIntl } from "react-intl"
import { portalJson } from "#app/api/portal-json.ts"
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
  /** URL of the data. */
  data: string
  /** The data of the page around it: new data mean that something about the record has changed. */
  page: unknown
}

/** The newest threads of a record on its page, with the form of a new one (DISC-01). */
export default function DiscussionThreads({ href, data, page }: DiscussionThreadsProps) {
  const intl = useIntl()
  const { view, hasFailed } = useDiscussion(data, page)
  if (hasFailed)
    return (
      <p className="hint" role="status">
        {intl.formatMessage({ id: "thread.list.failed" })}
      </p>
    )
  if (!view) return <Skeleton />
  const { threads, more } = view
  return (
    <div className="threads">
      <FollowButton view={view} action={href} />
      {threads.length === 0 && <p className="hint">{intl.formatMessage({ id: "thread.none" })}</p>}
      {threads.map((thread) => (
        <ThreadItem key={thread.id} thread={thread} />
      ))}
      {more > 0 && <a {...linkTo(href)}>{intl.formatMessage({ id: "thread.more" }, { count: more })}</a>}
      {view.canStart && <Start view={view} href={href} />}
    </div>
  )
}

/**
 * Loads the discussion, and again with each new data of the page; what is shown stays until then. A failure leaves the page around it as it
 * is: a backend may have no threads yet.
 */
function useDiscussion(data: string, page: unknown) {
  const [state, setState] = useState<{ view?: DiscussionView; hasFailed: boolean }>({ hasFailed: false })
  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      const view = await portalJson<DiscussionView>(data, controller.signal)
      if (controller.signal.aborted) return
      setState((known) => (view ? { view, hasFailed: false } : { ...known, hasFailed: !known.view }))
    }
    void load()
    return () => controller.abort()
  }, [data, page])
  return state
}

/** The form of a new thread, once somebody wants to write. */
function Start({ view, href }: { view: DiscussionView; href: string }) {
  const intl = useIntl()
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(false)
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
      id="thread"
      action={backTo(href, pathname)}
      tree={view.tree}
      idempotencyKey={view.key}
      submit={start}
    />
  )
}
