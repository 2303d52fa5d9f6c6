import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { Time } from "#app/ui/time.tsx"
import { AgendaTotal, TopicMoves, TopicPlan } from "./topic-plan.tsx"
import { Feedback, type FeedbackForms, isAnswerTo } from "./feedback.tsx"
import type { MeetingView } from "./detail.server.ts"
import { topicSymbols, topicStatusTexts } from "../meeting.status.ts"
import type { TopicView } from "../topic/topic-view.server.ts"

/** The topics of a meeting, their feedback, and the actions of this person (MEET-06). */
export function MeetingTopics({ meeting, forms }: { meeting: MeetingView; forms: FeedbackForms }) {
  const intl = useIntl()
  const { topics, hasBegun, agenda, agendaHref } = meeting
  return (
    <Section
      id="topics"
      title={intl.formatMessage({ id: "meeting.topics" })}
      aside={agendaHref && <a {...linkTo(agendaHref)}>{intl.formatMessage({ id: "meeting.agenda.live" })}</a>}
    >
      <Stack gap="tight">
        <AgendaTotal agenda={agenda} />
        {topics.length === 0 ? (
          <p className="hint">
            {intl.formatMessage({ id: hasBegun ? "meeting.topics.none" : "meeting.topics.none-yet" })}
          </p>
        ) : (
          <ol className="rows">
            {topics.map((topic, index) => (
              <Topic key={topic.id} topic={topic} number={index + 1} forms={forms} />
            ))}
          </ol>
        )}
      </Stack>
    </Section>
  )
}

type TopicProps = { topic: TopicView; number: number; forms: FeedbackForms }

function Topic({ topic, number, forms }: TopicProps) {
  const intl = useIntl()
  const { id, subject, status, html, files, withdrawReason, feedbacks, canFeedback, canComplete } = topic
  return (
    <li className="stack tight" id={id}>
      <div className="cluster">
        <h3 id={headingOf(topic)} lang={textLang(subject, intl.locale)}>
          {number}. {subject}
        </h3>
        {status !== "submitted" && (
          <StatusTag symbol={topicSymbols[status]}>{intl.formatMessage({ id: topicStatusTexts[status] })}</StatusTag>
        )}
      </div>
      <TopicPlan topic={topic} />
      {withdrawReason && (
        <p className="lines">{intl.formatMessage({ id: "meeting.topic.withdrawn" }, { reason: withdrawReason })}</p>
      )}
      <RichText html={html} />
      <AttachmentList files={files} />
      <TopicFoot topic={topic} />
      {feedbacks.length > 0 && (
        <details open>
          <summary>{intl.formatMessage({ id: "meeting.topic.feedback" }, { total: feedbacks.length })}</summary>
          <FeedbackThread items={feedbacks} />
        </details>
      )}
      {(canFeedback || isAnswerTo(forms.lastResult, id)) && (
        <details open={isAnswerTo(forms.lastResult ?? forms.draft, id)}>
          <summary>
            {intl.formatMessage({ id: canComplete ? "meeting-feedback.open-or-close" : "meeting-feedback.open" })}
          </summary>
          <Feedback topic={{ id, canComplete }} forms={forms} />
        </details>
      )}
    </li>
  )
}

/** Who added a topic and when, links to edit, plan or withdraw it, and the buttons that move it. */
function TopicFoot({ topic }: { topic: TopicView }) {
  const intl = useIntl()
  const { creator, added } = topic
  const when = <Time moment={added} />
  return (
    <>
      <small>{intl.formatMessage({ id: "meeting.topic.added" }, { name: creator.name, when })}</small>
      <TopicActions topic={topic} />
    </>
  )
}

/** Id of a topic's heading, which describes its links to screen readers: each topic has the same ones. */
const headingOf = ({ id }: TopicView) => `${id}-heading`

function TopicActions({ topic }: { topic: TopicView }) {
  const intl = useIntl()
  const { editHref, planHref, withdrawHref } = topic
  if (!editHref && !planHref && !withdrawHref) return null
  const shared = { className: "textual", "aria-describedby": headingOf(topic) }
  return (
    <div className="cluster">
      {editHref && (
        <a {...shared} {...linkTo(editHref)}>
          {intl.formatMessage({ id: "meeting.topic.edit" })}
        </a>
      )}
      {planHref && (
        <a {...shared} {...linkTo(planHref)}>
          {intl.formatMessage({ id: "meeting.topic.plan" })}
        </a>
      )}
      {withdrawHref && (
        <a {...shared} {...linkTo(withdrawHref)}>
          {intl.formatMessage({ id: "meeting.topic.withdraw" })}
        </a>
      )}
      <TopicMoves topic={topic} />
    </div>
  )
}
