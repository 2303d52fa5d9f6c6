import { useIntl } from "react-intl"
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
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { TopicCallView } from "../topic-call.server.ts"
import { cancelTexts } from "./texts.ts"
import { textLang } from "#app/ui/text-lang.ts"

type OfCall = { call: TopicCallView }

/** The group of a call and its state. */
export function CallKicker({ call: { group, status } }: OfCall) {
  const intl = useIntl()
  return (
    <>
      {group ? group.name : intl.formatMessage({ id: "event.whole-alliance" })}{" "}
      <StatusTag symbol={eventSymbols[status]} isBoxed>
        {intl.formatMessage({ id: eventStatusTexts[status] })}
      </StatusTag>
    </>
  )
}

/** Buttons for the actions that a call offers (ROLE-05). */
export function CallActions({ call }: OfCall) {
  const intl = useIntl()
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
            <a
              key={page}
              className={classNames("btn", isPrimary && "primary")}
              {...linkTo(topicCallPaths.page(scope, id, page))}
            >
              {intl.formatMessage({ id: text })}
            </a>
          ),
      )}
      <a className="btn" {...linkTo(exportHref)}>
        {intl.formatMessage({ id: "event.export" })}
      </a>
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
  const intl = useIntl()
  const inZone = intl.formatMessage({ id: "topic-call.zone" }, { zone })
  return (
    <Facts
      kind="keys"
      items={[
        { term: intl.formatMessage({ id: "event.starts" }), value: <Time moment={start} />, note: inZone },
        {
          term: intl.formatMessage({ id: "topic-call.ends" }),
          value: <Time moment={end} />,
          note: (
            <>
              {inZone}
              {endThere && <EndThere {...endThere} />}
            </>
          ),
        },
        { term: intl.formatMessage({ id: "topic-call.topics" }), value: intl.formatNumber(total) },
        {
          term: intl.formatMessage({ id: "topic-call.next-code" }),
          value: nextCode && <span className="ref">{nextCode}</span>,
        },
      ]}
    />
  )
}

/** The end in the time zone in which the call was entered. */
function EndThere({ time, place }: NonNullable<TopicCallView["endThere"]>) {
  const intl = useIntl()
  return (
    <>
      <br />
      {intl.formatMessage({ id: "topic-call.there" }, { time: <Time moment={time} />, place })}
    </>
  )
}

/** The next step of a call and the people it depends on. */
export function CallNext({ call }: OfCall) {
  const intl = useIntl()
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
      {intl.formatMessage({ id: nextTexts[phase] }, values)}
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
  const intl = useIntl()
  return (
    <Note tone="stop" title={intl.formatMessage({ id: "topic-call.cancelled" })}>
      {cancelReason ? <span className="lines">{cancelReason}</span> : intl.formatMessage({ id: "event.no-reason" })}
    </Note>
  )
}

/** Note that nobody can submit a topic, with a link for people who manage the code rules (TOPIC-05). */
function NoCode({ call: { scope, canKeepRules } }: OfCall) {
  const intl = useIntl()
  return (
    <Note tone="hold" title={intl.formatMessage({ id: "topic-call.no-code" })}>
      {canKeepRules ? (
        <a {...linkTo(topicCallPaths.codeRules(scope.alliance))}>
          {intl.formatMessage({ id: "topic-call.rule.title" })}
        </a>
      ) : (
        intl.formatMessage({ id: "topic-call.no-code.ask" })
      )}
    </Note>
  )
}

/** The description of a call, its files, and its summary (TOPIC-01, TOPIC-03). */
export function CallTexts({ call: { html, attachments, summary, summaryFiles } }: OfCall) {
  const intl = useIntl()
  return (
    <>
      {html && <RichText html={html} />}
      <AttachmentList files={attachments} />
      {summary && (
        <Section id="summary" title={intl.formatMessage({ id: "topic-call.summary" })}>
          <RichText html={summary} />
          <AttachmentList files={summaryFiles} />
        </Section>
      )}
    </>
  )
}

/** Group, creator and creation time of a call. */
export function CallFacts({ call: { group, creator, created } }: OfCall) {
  const intl = useIntl()
  return (
    <Section title={intl.formatMessage({ id: "event.facts" })}>
      <Facts
        items={[
          {
            term: intl.formatMessage({ id: "event.group" }),
            value: group && (
              <a lang={textLang(group.name, intl.locale)} {...linkTo(group.href)}>
                {group.name}
              </a>
            ),
          },
          { term: intl.formatMessage({ id: "topic-call.creator" }), value: <Person person={creator} /> },
          { term: intl.formatMessage({ id: "event.created" }), value: <Time moment={created} /> },
        ]}
      />
    </Section>
  )
}
