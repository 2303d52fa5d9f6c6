import { FormattedMessage } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import type { MeetingView } from "./meeting-view.server.ts"
import { topicDials, topicStatusTexts } from "./meeting.status.ts"
import type { TopicView } from "./topic-view.server.ts"

/** The topics as the agenda of a document: what was proposed, by whom, with which papers, and what came of it (MEET-09). */
export function MinutesAgenda({ topics }: { topics: MeetingView["topics"] }) {
  if (topics.length === 0)
    return (
      <p className="hint">
        <FormattedMessage id="meeting.topics.none" />
      </p>
    )
  return (
    <ol className="rows">
      {topics.map((topic, index) => (
        <Item key={topic.id} topic={topic} number={index + 1} />
      ))}
    </ol>
  )
}

function Item({ topic, number }: { topic: TopicView; number: number }) {
  const { subject, status, creator, html, files, feedbacks, withdrawReason } = topic
  return (
    <li className="stack tight">
      <div className="cluster">
        <h3>
          {number}. {subject}
        </h3>
        <StatusTag dial={topicDials[status]}>
          <FormattedMessage id={topicStatusTexts[status]} />
        </StatusTag>
      </div>
      <small>
        {creator.name}
        {creator.organization && `, ${creator.organization}`}
      </small>
      {withdrawReason && (
        <p className="lines">
          <FormattedMessage id="meeting.topic.withdrawn" values={{ reason: withdrawReason }} />
        </p>
      )}
      <RichText html={html} />
      <AttachmentList files={files} />
      <FeedbackThread items={feedbacks} />
    </li>
  )
}
