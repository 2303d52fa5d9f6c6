import { useIntl } from "react-intl"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { AttachmentList } from "#app/parts/attachments/attachment-list.tsx"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { RichText } from "#app/parts/rich-text/rich-text.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { TopicCallView } from "../topic-call.server.ts"
import { withdrawTexts } from "../detail/texts.ts"
import { topicSymbols, topicQuery, type TopicSearch, topicStatusTexts } from "../list/list.query.ts"
import type { TopicListView, TopicView } from "./topics.server.ts"

type TopicsProps = { call: TopicCallView; list: TopicListView; search: TopicSearch }

/** The topics of a call with their codes, each expandable (TOPIC-02, SHELL-06). */
export function Topics({ call, list, search }: TopicsProps) {
  const intl = useIntl()
  const { id, scope } = call
  const title = intl.formatMessage({ id: "topic-call.topics" })
  const asked = { query: topicQuery, search }
  const counts = list.counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: topicStatusTexts[status] }),
    count,
  }))
  const csv = list.canExport && call.total > 0 && (
    <a href={`${topicCallPaths.topicsCsv(scope.alliance, id)}${topicQuery.href(search)}`}>
      {intl.formatMessage({ id: "event.csv" })}
    </a>
  )
  return (
    <Section id="topics" title={title} aside={csv}>
      {call.total > 0 && (
        <FilterBar
          {...asked}
          counts={counts}
          fields={[
            {
              name: "mine",
              label: intl.formatMessage({ id: "topic-call.submitter" }),
              options: [{ value: "1", text: intl.formatMessage({ id: "topic-call.topics.mine" }) }],
            },
          ]}
        />
      )}
      <List
        {...asked}
        caption={title}
        columns={columnsOf(list)}
        page={list}
        rowKey={(topic) => topic.id}
        isOff={({ status }) => status === "withdrawn"}
        empty={intl.formatMessage({ id: noneTexts[call.phase] })}
      />
    </Section>
  )
}

const noneTexts = {
  not_started: "topic-call.topics.none.not_started",
  ongoing: "topic-call.topics.none.ongoing",
  "no-code": "topic-call.topics.none.ongoing",
  disbanded: "topic-call.topics.none.over",
  ended: "topic-call.topics.none.over",
  summarised: "topic-call.topics.none.over",
  cancelled: "topic-call.topics.none.over",
} as const

/** Table columns. */
function columnsOf({ zone }: TopicListView): Column<TopicView>[] {
  const actions: Column<TopicView> = {
    key: "actions",
    head: "topic-call.topic.actions",
    kind: "actions",
    cell: (topic) => <TopicActions topic={topic} />,
  }
  return [
    {
      key: "code",
      head: "topic-call.code",
      kind: "ref",
      sort: "code",
      isWhole: true,
      cell: ({ code }) => <span className="ref">{code}</span>,
    },
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: (topic) => <Topic topic={topic} />,
    },
    { key: "creator", head: "topic-call.submitter", isLabelled: true, cell: ({ creator }) => creator },
    {
      key: "created",
      head: "topic-call.submitted-in-zone",
      headValues: { zone },
      sort: "created_time",
      isWhole: true,
      cell: ({ created }) => <Time moment={created} />,
    },
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ status }, intl) => (
        <StatusTag symbol={topicSymbols[status]}>{intl.formatMessage({ id: topicStatusTexts[status] })}</StatusTag>
      ),
    },
    actions,
  ]
}

/** The content of a topic, collapsed below its subject. */
function Topic({ topic: { id, subject, html, files, reason } }: { topic: TopicView }) {
  const intl = useIntl()
  return (
    <details id={id}>
      <summary>{subject}</summary>
      {reason && <p className="lines">{intl.formatMessage({ id: "topic-call.topic.reason" }, { reason })}</p>}
      <RichText html={html} />
      <AttachmentList files={files} />
    </details>
  )
}

/** Links to discuss a topic, and for its creator to edit or withdraw it. */
function TopicActions({ topic: { id, code, discussHref, editHref, withdrawHref } }: { topic: TopicView }) {
  const intl = useIntl()
  return (
    <div className="acts">
      <a
        className="btn quiet"
        aria-label={intl.formatMessage({ id: "thread.topic.of" }, { code })}
        {...linkTo(discussHref)}
      >
        {intl.formatMessage({ id: "thread.paragraph" })}
      </a>
      {editHref && (
        <a
          className="btn quiet"
          aria-label={intl.formatMessage({ id: "topic-call.topic.edit.title" }, { code })}
          {...linkTo(editHref)}
        >
          {intl.formatMessage({ id: "topic-call.topic.edit" })}
        </a>
      )}
      {withdrawHref && (
        <QuestionLink
          id={`withdraw-${id}`}
          texts={withdrawTexts}
          href={withdrawHref}
          values={{ code }}
          label={intl.formatMessage({ id: "topic-call.withdraw.link" }, { code })}
          isQuiet
        />
      )}
    </div>
  )
}
