import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { placeFrom } from "#app/lib/place.ts"
import { openDraft } from "#app/parts/drafts/draft.server.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { PeopleSection } from "#app/parts/event-page/people-section.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/ui/form/submission.server.ts"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { DetailBallots } from "./detail-ballots.tsx"
import { DetailDocuments } from "./detail-documents.tsx"
import { DetailFacts } from "./detail-facts.tsx"
import { DetailHead } from "./detail-head.tsx"
import { DetailNext } from "./detail-next.tsx"
import { MeetingFeedback } from "./detail-feedback.tsx"
import { DetailTopics } from "./detail-topics.tsx"
import { feedbackSchema } from "./feedback.schema.ts"
import { giveFeedback } from "./feedback.server.ts"
import { meetingOf } from "./meeting-access.server.ts"
import { meetingView } from "./meeting-view.server.ts"

export const handle = { access: "group", title: "meeting.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const widgets = settleWidgets({ log: loadOperationLog(context, "meeting", params.id ?? "") }, request, context)
  const [meeting, { log }] = await Promise.all([meetingOf(context, params), widgets])
  const view = meetingView(meeting, placeFrom(params), context)
  const draft = (await openDraft(context, request, feedbackSchema))?.result
  return { meeting: view, windowTitle: view.windowTitle, log, feedback: { draft, idempotencyKey: newIdempotencyKey() } }
}

export function action({ request, params, context }: ActionFunctionArgs) {
  return giveFeedback(context, request, params)
}

/** One meeting with everything that belongs to it (MEET-01, MEET-06, MEET-07, MEET-08). */
export default function MeetingDetail() {
  const { meeting, log, feedback } = useLoaderData<typeof loader>()
  const forms = { ...feedback, lastResult: useActionData<typeof action>() }
  return (
    <>
      <DetailHead meeting={meeting} />
      <Split
        main={
          <>
            <DetailNext meeting={meeting} />
            <RichText html={meeting.html} />
            <DetailTopics meeting={meeting} forms={forms} />
            <PeopleSection
              title={<FormattedMessage id="meeting.participants" />}
              view={meeting.participants}
              reminder={meeting.reminder}
            />
            <Section id="feedback" title={<FormattedMessage id="meeting.feedback" />}>
              <MeetingFeedback meeting={meeting} forms={forms} />
            </Section>
            <DetailDocuments meeting={meeting} />
            <DetailBallots meeting={meeting} />
            <Section id="log" title={<FormattedMessage id="operation-log.title" />}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<DetailFacts meeting={meeting} />}
      />
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
