import type { LoaderFunctionArgs } from "@remix-run/node"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { invitationAnswerValues } from "#openapi/generated/values/invitation-answer.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { openDraft } from "#app/forms/drafts/draft.server.ts"
import { EventFacts } from "#app/parts/event/event-facts.tsx"
import { People, PeopleSection } from "#app/parts/event/people-section.tsx"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { AsOf } from "#app/parts/live/as-of.tsx"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { newIdempotencyKey } from "#app/forms/submit/submission.server.ts"
import { Section, Split } from "#app/ui/layout/page.tsx"
import type { AnswersView } from "../answer/answers-view.ts"
import { InlineAnswerForm } from "../answer/answer-buttons.tsx"
import { MeetingFeedback } from "./feedback.tsx"
import { meetingOf } from "../meeting.server.ts"
import { MeetingHead, MeetingNext } from "./meeting-head.tsx"
import { MeetingSeries } from "./meeting-head.tsx"
import { BallotsSection } from "./meeting-ballots.tsx"
import { MeetingDocuments } from "./meeting-documents.tsx"
import { MeetingTopics } from "./meeting-topics.tsx"
import { meetingView } from "./detail.server.ts"
import { feedbackSchema } from "../meeting.schema.ts"
import { giveFeedback } from "../topic/topic.server.ts"

export const handle = { access: "group", title: "meeting.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const widgets = settleWidgets({ log: loadOperationLog(context, "meeting", param(params, "id")) }, request, context)
  const [meeting, { log }] = await Promise.all([meetingOf(context, params), widgets])
  const view = meetingView(meeting, shellScopeFrom(params), context)
  const draft = (await openDraft(context, request, feedbackSchema))?.result
  return { meeting: view, windowTitle: view.windowTitle, log, feedback: { draft, idempotencyKey: newIdempotencyKey() } }
}

export const action = giveFeedback

/** One meeting with all its sections (MEET-01, MEET-06, MEET-07, MEET-08). */
export default function MeetingDetail() {
  const intl = useIntl()
  const { meeting, log, feedback } = useLoaderData<typeof loader>()
  const forms = { ...feedback, lastResult: useActionData<typeof action>() }
  const participants = intl.formatMessage({ id: "meeting.participants" })
  const { answer } = meeting
  return (
    <>
      <MeetingHead meeting={meeting} />
      <AsOf />
      <Split
        main={
          <>
            <MeetingNext meeting={meeting} />
            {answer && <InlineAnswerForm action={answer.href} mine={answer.mine} later={answer.later} />}
            <RichText html={meeting.html} />
            <MeetingTopics meeting={meeting} forms={forms} />
            <MeetingDocuments meeting={meeting} />
            <BallotsSection meeting={meeting} />
            <PeopleSection title={participants} view={meeting.participants} reminder={meeting.reminder}>
              {meeting.answers && <MeetingAnswers answers={meeting.answers} />}
            </PeopleSection>
            <Section id="feedback" title={intl.formatMessage({ id: "meeting.feedback" })}>
              <MeetingFeedback meeting={meeting} forms={forms} />
            </Section>
            <Section id="log" title={intl.formatMessage({ id: "operation-log.title" })}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={
          <EventFacts
            event={meeting}
            people={meeting.participants}
            peopleTerm={participants}
            before={[
              {
                term: intl.formatMessage({ id: "meeting.series" }),
                value: meeting.series && <MeetingSeries series={meeting.series} />,
              },
            ]}
          />
        }
      />
    </>
  )
}

/** For people who lead the meeting: the number of each answer, and who gave it (MEET-10). */
function MeetingAnswers({ answers }: { answers: AnswersView }) {
  const intl = useIntl()
  const { counts, outdatedTotal } = answers
  const given = invitationAnswerValues.filter((answer) => answers[answer].length > 0)
  return (
    <div className="stack tight" id="answers">
      <p>{intl.formatMessage({ id: "meeting-answer.counts" }, counts)}</p>
      {outdatedTotal > 0 && <p>{intl.formatMessage({ id: "meeting-answer.outdated" }, { total: outdatedTotal })}</p>}
      {given.length > 0 && (
        <details>
          <summary>{intl.formatMessage({ id: "meeting-answer.who" })}</summary>
          {given.map((answer) => (
            <div key={answer} className="stack tight">
              <h3>
                {intl.formatMessage({ id: `meeting-answer.people.${answer}` }, { total: answers[answer].length })}
              </h3>
              <People people={answers[answer]} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
