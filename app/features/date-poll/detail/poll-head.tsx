import { FormattedMessage } from "react-intl"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { Location } from "#app/parts/location/location.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, PageHead } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { confirmTexts } from "../confirm/confirm-texts.ts"
import { datePollList } from "../date-poll.list.ts"
import { datePollStatusTexts, datePollSymbols } from "../date-poll.status.ts"
import type { DatePollView } from "./detail.server.ts"

type OfPoll = { poll: DatePollView }

/** The head of a poll's page: title, actions, key facts. */
export function PollHead({ poll }: OfPoll) {
  const { scope, subject, number, groupNumber, status, deadline, duration, zone, location, organizer } = poll
  return (
    <PageHead
      title={subject}
      crumbs={[useListCrumb(datePollList, scope)]}
      kicker={
        <>
          <span className="ref">{number}</span> {groupNumber && <span className="ref">{groupNumber}</span>}{" "}
          <StatusTag symbol={datePollSymbols[status]} isBoxed>
            <FormattedMessage id={datePollStatusTexts[status]} />
          </StatusTag>
        </>
      }
      actions={<PollActions poll={poll} />}
    >
      <Facts
        kind="keys"
        items={[
          { term: <FormattedMessage id="date-poll.form.deadline" />, value: <Time moment={deadline} /> },
          { term: <FormattedMessage id="duration.title" />, value: duration },
          { term: <FormattedMessage id="event.zone" />, value: zone },
          { term: <FormattedMessage id="meeting.location" />, value: location && <Location location={location} /> },
          { term: <FormattedMessage id="meeting.organizer" />, value: organizer.name, note: organizer.organization },
        ]}
      />
    </PageHead>
  )
}

/** Buttons for the actions that a poll offers (ROLE-05). A slot becomes a meeting beside the slot. */
function PollActions({ poll: { id, scope, actions, reference } }: OfPoll) {
  const questions = (["remind", "close", "cancel"] as const).filter((action) => actions.includes(action))
  return (
    <>
      {actions.includes("reopen") && (
        <Link className="btn" to={datePollPaths.page(scope, id, "reopen")}>
          <FormattedMessage id="date-poll-confirm.reopen.link" />
        </Link>
      )}
      {actions.includes("update") && (
        <Link className="btn" to={datePollPaths.page(scope, id, "edit")}>
          <FormattedMessage id="date-poll.edit.title" />
        </Link>
      )}
      {questions.map((action) => (
        <QuestionLink
          key={action}
          id={`date-poll-${action}`}
          texts={confirmTexts[action]}
          href={datePollPaths.confirm(scope, id, action)}
          values={{ number: reference }}
        />
      ))}
    </>
  )
}

const nextTexts = {
  open: "date-poll.next.open",
  closed: "date-poll.next.closed",
  disbanded: "date-poll.next.disbanded",
} as const

/** What comes next of a poll, and who is waited for. */
export function PollNext({ poll }: OfPoll) {
  const { next, deadline, organizer, isMine, answered, meeting, cancelReason } = poll
  if (next === "cancelled")
    return (
      <Note tone="stop" title={<FormattedMessage id="date-poll.cancelled" />}>
        {cancelReason ? <span className="lines">{cancelReason}</span> : <FormattedMessage id="event.no-reason" />}
      </Note>
    )
  if (next === "decided")
    return (
      <Note tone="done">
        <FormattedMessage id="date-poll.next.decided" /> {meeting && <Link to={meeting.href}>{meeting.text}</Link>}
      </Note>
    )
  const values = { ...answered, deadline: <Time moment={deadline} />, name: organizer.name, isMine: String(isMine) }
  return (
    <Note tone={next === "open" ? "live" : "hold"}>
      <FormattedMessage id={nextTexts[next]} values={values} />
    </Note>
  )
}
