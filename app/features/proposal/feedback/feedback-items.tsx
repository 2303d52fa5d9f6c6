import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { Person } from "#app/parts/person/person.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { ProposalFeedbackView } from "./feedback.server.ts"

type FeedbackItemsProps = {
  items: ProposalFeedbackView[]
  /** The items are only those that match a filter. */ isFiltered?: boolean
}

/** Feedback on revisions with the submitter's answers (PROP-05). */
export function FeedbackItems({ items, isFiltered }: FeedbackItemsProps) {
  const intl = useIntl()
  if (items.length === 0)
    return (
      <p className="hint">{intl.formatMessage({ id: isFiltered ? "ui.list.no-match" : "proposal.feedback.none" })}</p>
    )
  return (
    <ul className="rows">
      {items.map((item) => (
        <li key={item.id}>
          <Person person={item.author} note={<Place item={item} />} />
          <p className="lines">{item.text}</p>
          <AttachmentList files={item.files} />
          <Answer item={item} />
        </li>
      ))}
    </ul>
  )
}

function Place({ item: { revision, phase, when } }: { item: ProposalFeedbackView }) {
  const intl = useIntl()
  return (
    <>
      <a {...linkTo(revision.href)}>
        {intl.formatMessage({ id: "proposal.feedback.on" }, { number: revision.number })}
      </a>
      {intl.formatMessage({ id: "person.fact-separator" })}
      {phase}
      {intl.formatMessage({ id: "person.fact-separator" })}
      <Time moment={when} />
    </>
  )
}

function Answer({ item: { answer, answerHref } }: { item: ProposalFeedbackView }) {
  const intl = useIntl()
  return (
    <>
      {answer && (
        <blockquote>
          <p className="lines">{answer.text}</p>
          <small>
            {intl.formatMessage(
              { id: "proposal.feedback.answered-by" },
              { name: answer.author, time: <Time moment={answer.when} /> },
            )}
          </small>
        </blockquote>
      )}
      {answerHref && (
        <p>
          <a {...linkTo(answerHref)}>
            {intl.formatMessage({ id: answer ? "proposal.feedback.change-answer" : "proposal.feedback.to-answer" })}
          </a>
        </p>
      )}
    </>
  )
}
