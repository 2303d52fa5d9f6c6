import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { FormattedMessage, useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { param } from "#app/lib/route-params.ts"
import { shellScopeFrom } from "#app/lib/shell-scope.ts"
import { loadOperationLog } from "#app/parts/operation-log/operation-log.server.ts"
import { OperationLog } from "#app/parts/operation-log/operation-log.tsx"
import { settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page-head.tsx"
import { Section } from "#app/ui/layout/section.tsx"
import { Split } from "#app/ui/layout/split.tsx"
import { noticeOf } from "./notice-access.server.ts"
import { NoticeActs } from "./notice-acts.tsx"
import { NoticeFacts } from "./notice-facts.tsx"
import { NoticeNext } from "./notice-next.tsx"
import { NoticeText } from "./notice-text.tsx"
import { noticeView, type NoticeView } from "./notice-view.server.ts"
import { noticeDials, noticeStatusTexts } from "./notice.status.ts"

export const handle = { access: "group", title: "notice.detail.title" } satisfies RouteHandle

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const widgets = settleWidgets({ log: loadOperationLog(context, "notice", param(params, "id")) }, request, context)
  const [record, { log }] = await Promise.all([noticeOf(context, params), widgets])
  const notice = noticeView(record, shellScopeFrom(params), context)
  return { notice, log, windowTitle: notice.subject }
}

/** One notice: what it says, to whom it goes, and how far it is (NOTICE-01, NOTICE-02). */
export default function NoticeDetail() {
  const { notice, log } = useLoaderData<typeof loader>()
  const intl = useIntl()
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.notices(notice.place), text: intl.formatMessage({ id: "notice.list.title" }) }]}
        title={notice.subject}
        kicker={<Kicker notice={notice} />}
        acts={<NoticeActs notice={notice} />}
      />
      <Split
        main={
          <>
            <NoticeNext notice={notice} />
            <NoticeText notice={notice} />
            <Section id="log" title={<FormattedMessage id="operation-log.title" />}>
              <OperationLog from={log} />
            </Section>
          </>
        }
        aside={<NoticeFacts notice={notice} />}
      />
    </>
  )
}

function Kicker({ notice: { group, status, isNew } }: { notice: NoticeView }) {
  return (
    <>
      {group ? group.name : <FormattedMessage id="event.whole-alliance" />}{" "}
      <StatusTag dial={noticeDials[status]} isBoxed>
        <FormattedMessage id={noticeStatusTexts[status]} />
      </StatusTag>{" "}
      {isNew && (
        <span className="mark">
          <FormattedMessage id="dashboard.notices.new" />
        </span>
      )}
    </>
  )
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
