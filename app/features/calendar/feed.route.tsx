import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { calendarPaths } from "#app/lib/paths/calendar.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { inWords } from "#app/parts/refusal-text.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { sendFlash } from "#app/session/session-answer.server.ts"
import { idempotencyKey, invalid, parseSubmission, refused } from "#app/ui/form/submission.server.ts"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Stack } from "#app/ui/layout/stack.tsx"
import { FeedForm } from "./feed-form.tsx"
import { FeedList } from "./feed-list.tsx"
import { FeedMade } from "./feed-made.tsx"
import { feedSchema } from "./feed.schema.ts"
import { feedsView, makeFeed, revokeFeed } from "./feed.server.ts"
import { withSchema } from "#app/parts/write-form.server.ts"

export const handle = { access: "member", title: "calendar-feed.title" } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return feedsView(context, request.url)
}

export const action = withSchema(feedSchema, async ({ request, context }: ActionFunctionArgs) => {
  const submission = await parseSubmission(request, feedSchema)
  if (submission.status !== "success") return invalid(submission)
  const sent = submission.value
  if (sent.intent === "make") {
    const result = await makeFeed(context, sent.what, idempotencyKey(submission))
    // The address is in this answer alone: not in a cookie, not in another address.
    return result.ok ? data({ made: result.made }) : refused(submission, inWords(result.failure, context))
  }
  const revoked = await revokeFeed(context, sent.id)
  if (!revoked.ok && revoked.failure.kind !== "not_found") return refused(submission, inWords(revoked.failure, context))
  await sendFlash(context, { tone: "done", id: "calendar-feed.revoked" })
  return redirect(calendarPaths.feed(context.alliance), 303)
})

/** One's private addresses for calendar programs: made, renewed and revoked (CAL-03). */
export default function CalendarFeed() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const made = answer && "made" in answer ? answer.made : undefined
  const lastResult = answer && !("made" in answer) ? answer : undefined
  const { url } = useFrameAlliance()
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.calendar(url), text: intl.formatMessage({ id: "calendar.title" }) }]}
        title={<FormattedMessage id="calendar-feed.title" />}
        intro={<FormattedMessage id="calendar-feed.intro" />}
      />
      <Stack>
        {made && <FeedMade made={made} />}
        <FeedForm view={view} lastResult={lastResult} />
        <Section title={<FormattedMessage id="calendar-feed.list" />}>
          <FeedList feeds={view.feeds} />
        </Section>
      </Stack>
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
