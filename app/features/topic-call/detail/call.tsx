import { FormattedMessage, FormattedNumber } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { eventSymbols, eventStatusTexts } from "#app/parts/event/event-status.ts"
import { Person } from "#app/parts/person/person.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Facts, Section } from "#app/ui/layout/page.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { TopicCallView } from "../topic-call.server.ts"
import { cancelTexts } from "./texts.ts"

type OfCall = { call: TopicCallView }

/** The group of a call and its state. */
export function CallKicker({ call: { group, status } }: OfCall) {
  return (
    <>
      {group ? group.name : <FormattedMessage id="event.whole-alliance" />}{" "}
      <StatusTag symbol={eventSymbols[status]} isBoxed>
        <FormattedMessage id={eventStatusTexts[status]} />
      </StatusTag>
    </>
  )
}

/** Buttons for the actions that a call offers (ROLE-05). */
export function CallActions({ call }: OfCall) {
  const { id, scope, subject, actions, phase, exportHref } = call
  const pages = [
    ["topic.create", "topic/create", "topic-call.topic.create.title", true],
    [
      "summary.update",
      "summary",
      phase === "summarised" ? "topic-call.action.resummarise" : "topic-call.action.summarise",
      phase !== "summarised",
    ],
    ["update", "edit", "topic-call.edit.title", true],
  ] as const
  return (
    <>
      {pages.map(
        ([action, page, text, isPrimary]) =>
          actions.includes(action) && (
            <Link
              key={page}
              className={classNames("btn", isPrimary && "primary")}
              to={topicCallPaths.page(scope, id, page)}
            >
              <FormattedMessage id={text} />
            </Link>
          ),
      )}
      <Link className="btn" to={exportHref}>
        <FormattedMessage id="event.export" />
      </Link>
      {actions.includes("cancel") && (
        <QuestionLink
          id="topic-call-cancel"
          texts={cancelTexts}
          href={topicCallPaths.page(scope, id, "cancel")}
          values={{ subject }}
        />
      )}
    </>
  )
}

/** Key facts of a call: start, end, and the code of the next topic. */
export function CallKeys({ call: { start, end, endThere, zone, total, nextCode } }: OfCall) {
  const inZone = <FormattedMessage id="topic-call.zone" values={{ zone }} />
  return (
    <Facts
      kind="keys"
      items={[
        { term: <FormattedMessage id="event.starts" />, value: <Time moment={start} />, note: inZone },
        {
          term: <FormattedMessage id="topic-call.ends" />,
          value: <Time moment={end} />,
          note: (
            <>
              {inZone}
              {endThere && <EndThere {...endThere} />}
            </>
          ),
        },
        { term: <FormattedMessage id="topic-call.topics" />, value: <FormattedNumber value={total} /> },
        {
          term: <FormattedMessage id="topic-call.next-code" />,
          value: nextCode && <span className="ref">{nextCode}</span>,
        },
      ]}
    />
  )
}

/** The end in the time zone in which the call was entered. */
function EndThere({ time, place }: NonNullable<TopicCallView["endThere"]>) {
  return (
    <>
      <br />
      <FormattedMessage id="topic-call.there" values={{ time: <Time moment={time} />, place }} />
    </>
  )
}

/** The next step of a call and the people it depends on. */
export function CallNext({ call }: OfCall) {
  const { phase, start, end, zone, creator, isMine } = call
  if (phase === "cancelled") return <Cancelled call={call} />
  if (phase === "no-code") return <NoCode call={call} />
  if (phase === "summarised") return null
  const values = {
    start: <Time moment={start} />,
    end: <Time moment={end} />,
    zone,
    name: creator.name,
    isMine: String(isMine),
  }
  return (
    <Note tone={phase === "ended" || phase === "disbanded" ? "hold" : "live"}>
      <FormattedMessage id={nextTexts[phase]} values={values} />
    </Note>
  )
}

const nextTexts = {
  not_started: "topic-call.next.not-started",
  ongoing: "topic-call.next.ongoing",
  ended: "topic-call.next.ended",
  disbanded: "topic-call.next.disbanded",
} as const

/** Note that a call was cancelled, with the reason. */
function Cancelled({ call: { cancelReason } }: OfCall) {
  return (
    <Note tone="stop" title={<FormattedMessage id="topic-call.cancelled" />}>
      {cancelReason ? <span className="lines">{cancelReason}</span> : <FormattedMessage id="event.no-reason" />}
    </Note>
  )
}

/** Note that nobody can submit a topic, with a link for people who manage the code rules (TOPIC-05). */
function NoCode({ call: { scope, canKeepRules } }: OfCall) {
  return (
    <Note tone="hold" title={<FormattedMessage id="topic-call.no-code" />}>
      {canKeepRules ? (
        <Link to={topicCallPaths.codeRules(scope.alliance)}>
          <FormattedMessage id="topic-call.rule.title" />
        </Link>
      ) : (
        <FormattedMessage id="topic-call.no-code.ask" />
      )}
    </Note>
  )
}

/** The description of a call, its files, and its summary (TOPIC-01, TOPIC-03). */
export function CallTexts({ call: { html, attachments, summary, summaryFiles } }: OfCall) {
  return (
    <>
      {html && <RichText html={html} />}
      <AttachmentList files={attachments} />
      {summary && (
        <Section id="summary" title={<FormattedMessage id="topic-call.summary" />}>
          <RichText html={summary} />
          <AttachmentList files={summaryFiles} />
        </Section>
      )}
    </>
  )
}

/** Group, creator and creation time of a call. */
export function CallFacts({ call: { group, creator, created } }: OfCall) {
  return (
    <Section title={<FormattedMessage id="event.facts" />}>
      <Facts
        items={[
          {
            term: <FormattedMessage id="event.group" />,
            value: group && <Link to={group.href}>{group.name}</Link>,
          },
          { term: <FormattedMessage id="topic-call.creator" />, value: <Person person={creator} /> },
          { term: <FormattedMessage id="event.created" />, value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}
