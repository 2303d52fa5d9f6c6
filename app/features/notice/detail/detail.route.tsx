import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { param, shellScopeFrom } from "#app/lib/route-params.ts"
import { useListCrumb } from "#app/parts/frame/use-list-crumb.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import Discussion from "#app/parts/thread/discussion.tsx"
import type { RouteHandle } from "#app/session/access.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead, Section, Split } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { noticeOf } from "../notice-access.server.ts"
import { NoticeFacts, NoticeText } from "./notice-facts.tsx"
import { noticeView, type NoticeView } from "./detail.server.ts"
import { noticeList } from "../notice.list.ts"
import { noticePhases, type NoticeQuestion, noticeQuestions, planTitle } from "../notice.status.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { classNames } from "#app/ui/class-names.ts"

export const handle = { access: "group", title: "notice.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const widgets = settleWidgets({ log: loadOperationLog(context, "notice", param(params, "id")) }, request, context)
  const [record, { log }] = await Promise.all([noticeOf(context, params), widgets])
  const notice = noticeView(record, shellScopeFrom(params), context)
  return { notice, log, windowTitle: notice.subject }
}

/** One notice: its content, recipients and state (NOTICE-01, NOTICE-02, NOTICE-04). */
export default function NoticeDetail() {
  const intl = useIntl()
  const { notice, log } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead
        crumbs={[useListCrumb(noticeList, notice.scope)]}
        title={notice.subject}
        kicker={<Kicker notice={notice} />}
        actions={<NoticeActions notice={notice} />}
      />
      <Split
        main={
          <>
            <NoticeNext notice={notice} />
            <NoticeText notice={notice} />
            {notice.phase === "sent" && <Discussion module="notice" recordKey={notice.id} />}
            <Section id="log" title={intl.formatMessage({ id: "operation-log.title" })}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<NoticeFacts notice={notice} />}
      />
    </>
  )
}

function Kicker({ notice: { group, phase, isNew } }: { notice: NoticeView }) {
  const intl = useIntl()
  return (
    <>
      {group ? group.name : intl.formatMessage({ id: "event.whole-alliance" })}{" "}
      <StatusTag symbol={noticePhases[phase].symbol} isBoxed>
        {intl.formatMessage({ id: noticePhases[phase].text })}
      </StatusTag>{" "}
      {isNew && <span className="mark">{intl.formatMessage({ id: "dashboard.notices.new" })}</span>}
    </>
  )
}

/** The next step of a notice; renders nothing for readers of a sent notice (NOTICE-02). */
function NoticeNext({ notice }: { notice: NoticeView }) {
  const intl = useIntl()
  const { phase, planned, heldUntil, failed, can, href } = notice
  if (phase === "withdrawn")
    return (
      <Note tone="hold" title={intl.formatMessage({ id: "notice.next.withdrawn" })}>
        {intl.formatMessage({ id: "notice.next.withdrawn.text" })}
      </Note>
    )
  if (phase === "draft")
    return (
      <Note tone="hold" title={intl.formatMessage({ id: "notice.next.draft" })}>
        {intl.formatMessage({ id: "notice.next.draft.text" })}
        <FormerWriter notice={notice} />
      </Note>
    )
  if (planned)
    return (
      <Note tone="hold" title={intl.formatMessage({ id: "notice.next.planned" })}>
        {intl.formatMessage({ id: "notice.next.planned.text" }, { time: <Time moment={planned.time} /> })}
        <FormerWriter notice={notice} />
      </Note>
    )
  if (phase === "holding" && heldUntil)
    return (
      <Note tone="live" title={intl.formatMessage({ id: "notice.next.holding" })}>
        {intl.formatMessage({ id: "notice.next.holding.text" }, { time: <Time moment={heldUntil} /> })}
      </Note>
    )
  if (phase === "sending")
    return (
      <Note tone="live" title={intl.formatMessage({ id: "notice.next.sending" })}>
        {intl.formatMessage({ id: "notice.next.sending.text" })}{" "}
        <a {...linkTo(href)}>{intl.formatMessage({ id: "notice.refresh" })}</a>
      </Note>
    )
  if (!can.delivery || failed === 0) return null
  return (
    <Note tone="stop" title={intl.formatMessage({ id: "notice.next.failed" }, { count: failed })}>
      <a {...linkTo(`${noticePaths.page(notice.scope, notice.id, "delivery")}?status=failed`)}>
        {intl.formatMessage({ id: "notice.next.failed.link" })}
      </a>
    </Note>
  )
}

/** Says to an author who may no longer publish here who may. */
function FormerWriter({ notice: { can, group } }: { notice: NoticeView }) {
  const intl = useIntl()
  if (can.publish) return null
  return <> {intl.formatMessage({ id: "notice.next.draft.former" }, { isOfGroup: String(group !== undefined) })}</>
}

const pagesOf = ({ planned }: NoticeView) =>
  [
    ["publish", "preview", "notice.action.publish"],
    ["plan", "plan", planTitle(planned)],
    ["update", "edit", "notice.edit.title"],
    ["recipients", "recipients", "notice.action.recipients"],
    ["delivery", "delivery", "notice.delivery.title"],
  ] as const

/** Buttons for the actions that a notice offers (ROLE-05). */
function NoticeActions({ notice }: { notice: NoticeView }) {
  const intl = useIntl()
  const { id, scope, can } = notice
  const ask = (action: NoticeQuestion) => (
    <QuestionLink
      id={`notice-${action}`}
      texts={noticeQuestions[action]}
      href={noticePaths.confirm(scope, id, action)}
      values={{}}
    />
  )
  return (
    <>
      {pagesOf(notice).map(
        ([action, page, text]) =>
          can[action] && (
            <a
              key={page}
              className={classNames("btn", action === "publish" && "primary")}
              {...linkTo(noticePaths.page(scope, id, page))}
            >
              {intl.formatMessage({ id: text })}
            </a>
          ),
      )}
      {can.recall && ask("recall")}
      {can.delete && ask("delete")}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
