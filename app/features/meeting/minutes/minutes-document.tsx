import { useIntl } from "react-intl"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { EventKicker } from "#app/parts/event/event-head.tsx"
import { Letterhead } from "#app/parts/print/letterhead.tsx"
import { FeedbackThread } from "#app/parts/feedback/feedback-thread.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, Section, Stack } from "#app/ui/layout/page.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { AgendaTotal, TopicPlan } from "../detail/topic-plan.tsx"
import { MeetingBallots } from "../detail/meeting-ballots.tsx"
import { MeetingKeys } from "#app/features/meeting/detail/meeting-head.tsx"
import type { MeetingView } from "../detail/detail.server.ts"
import { topicSymbols, topicStatusTexts } from "../meeting.status.ts"
import { Results, textTitle } from "./results.tsx"
import { AttendanceTotal, MinutesState } from "./minutes-state.tsx"
import type { TopicView } from "../topic/topic-view.server.ts"

/**
 * The minutes document: the meeting, what came of it and who attended, then its agenda, documents and ballots (MEET-09). Before the meeting
 * it is the agenda.
 */
export function MinutesDocument({ meeting }: { meeting: MeetingView }) {
  const intl = useIntl()
  const { subject, html, topics, agenda, documentation, ballots, status, endReason } = meeting
  const isOver = status === "ended"
  return (
    <>
      <header className="head">
        <Letterhead group={meeting.group?.name} title={intl.formatMessage({ id: "meeting.minutes" })} />
        <p className="kicker">
          <EventKicker {...meeting} />
        </p>
        <h1>{subject}</h1>
        <MinutesState {...meeting} />
        <MeetingKeys meeting={meeting} />
        <Facts
          items={[
            { term: intl.formatMessage({ id: "event.proposal" }), value: meeting.proposal?.code },
            {
              term: intl.formatMessage({ id: "event.cancelled" }),
              value: status === "cancelled" ? endReason : undefined,
            },
          ]}
        />
      </header>
      <Stack>
        {(isOver || meeting.hasSummary) && <Outcome meeting={meeting} />}
        <Section title={intl.formatMessage({ id: "meeting-form.description" })}>
          <RichText html={html} />
        </Section>
        <Section title={intl.formatMessage({ id: "meeting.topics" })}>
          <Stack gap="tight">
            {!isOver && <AgendaTotal agenda={agenda} />}
            <MinutesAgenda topics={topics} said={meeting.results.said} />
          </Stack>
        </Section>
        <Section title={intl.formatMessage({ id: "meeting.documentation" })}>
          <Files files={documentation} />
        </Section>
        <Section title={intl.formatMessage({ id: "meeting.ballots" })}>
          <MeetingBallots ballots={ballots} />
        </Section>
      </Stack>
    </>
  )
}

/** What came of the meeting: decisions, actions, who attended, and the text about the meeting as a whole. */
function Outcome({ meeting }: { meeting: MeetingView }) {
  const intl = useIntl()
  const { summary, hasSummary, results } = meeting
  const hasText = summary.html !== undefined || summary.files.length > 0
  return (
    <>
      <Results results={results} />
      <Section title={intl.formatMessage({ id: "meeting.attendance" })}>
        <Stack gap="tight">
          <AttendanceTotal {...meeting} />
          <MinutesAttendance attendees={summary.attendees} />
        </Stack>
      </Section>
      {(hasText || !hasSummary) && (
        <Section title={intl.formatMessage({ id: textTitle(results) })}>
          {summary.html ? <RichText html={summary.html} /> : !hasSummary && <EmptyNote id="meeting.summary.none" />}
          <AttachmentList files={summary.files} />
        </Section>
      )}
    </>
  )
}

function Files({ files }: { files: MeetingView["documentation"] }) {
  return files.length > 0 ? <AttachmentList files={files} /> : <EmptyNote id="meeting.documents.none" />
}

function EmptyNote({ id }: { id: "meeting.topics.none" | "meeting.documents.none" | "meeting.summary.none" }) {
  const intl = useIntl()
  return <p className="hint">{intl.formatMessage({ id })}</p>
}

/** The topics as the agenda in the document: what was proposed, by whom, with which documents, and the result (MEET-09). */
function MinutesAgenda({ topics, said }: { topics: MeetingView["topics"]; said: Said }) {
  const intl = useIntl()
  const other = said.find(({ subject }) => subject === undefined)
  if (topics.length === 0 && !other) return <EmptyNote id="meeting.topics.none" />
  return (
    <ol className="rows">
      {topics.map((topic, index) => (
        <AgendaItem
          key={topic.id}
          topic={topic}
          number={index + 1}
          said={said.find(({ id }) => id === topic.id)?.text}
        />
      ))}
      {other && (
        <li className="stack tight">
          <h3>{intl.formatMessage({ id: "meeting-summary.no-topic" })}</h3>
          <p className="lines" lang={textLang(other.text, intl.locale)}>
            {other.text}
          </p>
        </li>
      )}
    </ol>
  )
}

type Said = MeetingView["results"]["said"]

type AgendaItemProps = {
  topic: TopicView
  number: number
  /** What the minutes say about it. */
  said: string | undefined
}

function AgendaItem({ topic, number, said }: AgendaItemProps) {
  const intl = useIntl()
  const { subject, status, creator, html, files, feedbacks, withdrawReason } = topic
  return (
    <li className="stack tight">
      <div className="cluster">
        <h3>
          {number}. {subject}
        </h3>
        {status !== "submitted" && (
          <StatusTag symbol={topicSymbols[status]}>{intl.formatMessage({ id: topicStatusTexts[status] })}</StatusTag>
        )}
      </div>
      <small>
        {creator.name}
        {creator.organization && (
          <>
            {intl.formatMessage({ id: "person.fact-separator" })}
            {creator.organization}
          </>
        )}
      </small>
      <TopicPlan topic={topic} />
      {withdrawReason && (
        <p className="lines">{intl.formatMessage({ id: "meeting.topic.withdrawn" }, { reason: withdrawReason })}</p>
      )}
      <RichText html={html} />
      <AttachmentList files={files} />
      {said && (
        <>
          <h4>{intl.formatMessage({ id: "meeting-summary.said" })}</h4>
          <p className="lines" lang={textLang(said, intl.locale)}>
            {said}
          </p>
        </>
      )}
      <FeedbackThread items={feedbacks} />
    </li>
  )
}

type Attendee = MeetingView["summary"]["attendees"][number]

const columns: Column<Attendee>[] = [
  { key: "name", head: "meeting.attendance.name", kind: "subject", cell: ({ person }) => person.name },
  { key: "organization", head: "meeting.attendance.organization", cell: ({ person }) => person.organization },
]

/** The attendees as a table for print (MEET-09). */
function MinutesAttendance({ attendees }: { attendees: Attendee[] }) {
  const intl = useIntl()
  if (attendees.length === 0) return null
  return (
    <Table
      caption={intl.formatMessage({ id: "meeting.attendance" })}
      columns={columns}
      rows={attendees}
      rowKey={({ id }) => id}
      kind="keep"
    />
  )
}
