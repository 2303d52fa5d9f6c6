import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { RefusedNote } from "#app/forms/submit/refused-note.tsx"
import { AsOf } from "#app/parts/live/as-of.tsx"
import NewCommentForm from "#app/parts/thread/new-comment-form.tsx"
import { ThreadItem } from "#app/parts/thread/thread-item.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { PageHead, Section, Stack } from "#app/ui/layout/page.tsx"
import { actOnThread, threadPage } from "./detail.server.ts"

export const handle = { access: "member", title: "thread.detail.title" } satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return threadPage(context, request, params)
}

export const action = actOnThread

/** One thread with its replies, and the form of a reply (DISC-01). */
export default function ThreadPage() {
  const intl = useIntl()
  const { record, listHref, thread, tree, key, draft } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const isOfReply = answer?.initialValue?.["intent"] === "comment"
  const reply = intl.formatMessage({ id: "thread.reply" })
  return (
    <>
      <PageHead
        crumbs={[
          { href: record.href, text: record.title },
          { href: listHref, text: intl.formatMessage({ id: "thread.list.title" }) },
        ]}
        title={intl.formatMessage({ id: "thread.detail.title" })}
      />
      <Stack>
        <AsOf />
        {answer && !isOfReply && <RefusedNote lastResult={answer} />}
        <div className="threads">
          <ThreadItem thread={thread} hasReplyForm />
        </div>
        {(thread.can.reply || isOfReply) && (
          <Section id="reply" title={reply}>
            <NewCommentForm
              id="thread-reply"
              tree={tree}
              idempotencyKey={key}
              lastResult={isOfReply ? answer : undefined}
              draft={draft}
              submit={reply}
            />
          </Section>
        )}
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
