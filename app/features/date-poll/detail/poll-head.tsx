import { useIntl } from "react-intl"
import { datePollPaths } from "#app/lib/paths/date-poll.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { Location } from "#app/parts/location/location.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { confirmTexts } from "../confirm/confirm-texts.ts"
import { datePollList } from "../date-poll.list.ts"
import { datePollStatusTexts, datePollSymbols } from "../date-poll.status.ts"
import type { DatePollView } from "./detail.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

type OfPoll = { poll: DatePollView }

/** The head of a poll's page: title, actions, key facts. */
export function PollHead({ poll }: OfPoll) {
  const intl = useIntl()
  const { scope, subject, number, groupNumber, status, deadline, duration, zone, location, organizer } = poll
  return (
    <PageHead
      title={subject}
      crumbs={[useListCrumb(datePollList, scope)]}
      kicker={
        <>
          <span className="ref">{number}</span> {groupNumber && <span className="ref">{groupNumber}</span>}{" "}
          <StatusTag symbol={datePollSymbols[status]} isBoxed>
            {intl.formatMessage({ id: datePollStatusTexts[status] })}
          </StatusTag>
        </>
      }
      actions={<PollActions poll={poll} />}
    >
      <Facts
        kind="keys"
        items={[
          { term: intl.formatMessage({ id: "date-poll.form.deadline" }), value: <Time moment={deadline} /> },
          { term: intl.formatMessage({ id: "duration.title" }), value: duration },
          { term: intl.formatMessage({ id: "event.zone" }), value: zone },
          { term: intl.formatMessage({ id: "meeting.location" }), value: location && <Location location={location} /> },
          {
            term: intl.formatMessage({ id: "meeting.organizer" }),
            value: organizer.name,
            note: organizer.organization,
          },
        ]}
      />
    </PageHead>
  )
}

/** Buttons for the actions that a poll offers (ROLE-05). A slot becomes a meeting beside the slot. */
function PollActions({ poll: { id, scope, actions, reference } }: OfPoll) {
  const intl = useIntl()
  const questions = (["remind", "close", "cancel"] as const).filter((action) => actions.includes(action))
  return (
    <>
      {actions.includes("reopen") && (
        <a className="btn" {...linkTo(datePollPaths.page(scope, id, "reopen"))}>
          {intl.formatMessage({ id: "date-poll-confirm.reopen.link" })}
        </a>
      )}
      {actions.includes("update") && (
        <a className="btn" {...linkTo(datePollPaths.page(scope, id, "edit"))}>
          {intl.formatMessage({ id: "date-poll.edit.title" })}
        </a>
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
  const intl = useIntl()
  const { next, deadline, organizer, isMine, answered, meeting, cancelReason } = poll
  if (next === "cancelled")
    return (
      <Note tone="stop" title={intl.formatMessage({ id: "date-poll.cancelled" })}>
        {cancelReason ? <span className="lines">{cancelReason}</span> : intl.formatMessage({ id: "event.no-reason" })}
      </Note>
    )
  if (next === "decided")
    return (
      <Note tone="done">
        {intl.formatMessage({ id: "date-poll.next.decided" })}{" "}
        {meeting && (
          <a lang={textLang(meeting.text, intl.locale)} {...linkTo(meeting.href)}>
            {meeting.text}
          </a>
        )}
      </Note>
    )
  const values = { ...answered, deadline: <Time moment={deadline} />, name: organizer.name, isMine: String(isMine) }
  return <Note tone={next === "open" ? "live" : "hold"}>{intl.formatMessage({ id: nextTexts[next] }, values)}</Note>
}
