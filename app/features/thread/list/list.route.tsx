import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { threadPaths } from "#app/lib/paths/thread.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { AsOf } from "#app/parts/live/as-of.tsx"
import { FollowButton } from "#app/parts/thread/follow-button.tsx"
import NewCommentForm from "#app/parts/thread/new-comment-form.tsx"
import { Quote } from "#app/parts/thread/thread-about.tsx"
import { ThreadItem } from "#app/parts/thread/thread-item.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { discuss, discussionPage } from "./list.server.ts"

export const handle = { access: "member", title: "thread.list.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return discussionPage(context, request, params)
}

export const action = discuss

/** The discussion of a record: its threads, newest first, and the form of a new one (DISC-01). */
export default function DiscussionPage() {
  const intl = useIntl()
  const view = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const { record, threads, page, more, canStart } = view
  const href = threadPaths.list(url, { module: view.module, key: view.recordKey })
  return (
    <>
      <PageHead
        crumbs={[{ href: record.href, text: record.title }]}
        title={intl.formatMessage({ id: "thread.list.title" })}
        intro={intl.formatMessage({ id: "thread.list.intro" }, { title: record.title })}
      />
      <Stack>
        <AsOf />
        <FollowButton view={view} action={href} />
        <div className="threads">
          {threads.length === 0 && <p className="hint">{intl.formatMessage({ id: "thread.none" })}</p>}
          {threads.map((thread) => (
            <ThreadItem key={thread.id} thread={thread} />
          ))}
        </div>
        {(page > 1 || more > 0) && (
          <div className="acts">
            {page > 1 && <a {...linkTo(`${href}?page=${page - 1}`)}>{intl.formatMessage({ id: "thread.newer" })}</a>}
            {more > 0 && (
              <a {...linkTo(`${href}?page=${page + 1}`)}>
                {intl.formatMessage({ id: "thread.more" }, { count: more })}
              </a>
            )}
          </div>
        )}
        {canStart ? <Start view={view} /> : <p className="hint">{intl.formatMessage({ id: "thread.closed" })}</p>}
      </Stack>
    </>
  )
}

type DiscussionPageView = ReturnType<typeof useLoaderData<typeof loader>>

function Start({ view: { about, tree, key, draft } }: { view: DiscussionPageView }) {
  const intl = useIntl()
  const answer = useActionData<typeof action>()
  const start = intl.formatMessage({ id: "thread.start" })
  return (
    <Section id="start" title={start}>
      {about && <NewAbout about={about} />}
      <NewCommentForm
        id="thread"
        tree={tree}
        idempotencyKey={key}
        lastResult={answer}
        draft={draft}
        sends={about?.sends}
        submit={start}
      />
    </Section>
  )
}

/** The part of the record that the new thread is about. */
function NewAbout({ about: { number, quote, topic, href } }: { about: NonNullable<DiscussionPageView["about"]> }) {
  const intl = useIntl()
  if (topic) return <p className="about">{intl.formatMessage({ id: "thread.about.topic" }, topic)}</p>
  const text = intl.formatMessage({ id: quote ? "thread.about.paragraph" : "thread.about.revision" }, { number })
  return (
    <div className="about">
      {href ? <a {...linkTo(href)}>{text}</a> : text}
      {quote && <Quote text={quote} />}
    </div>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
