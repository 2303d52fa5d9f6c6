import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { WidgetView } from "./dashboard.server.ts"
import { GroupLink } from "./links.tsx"
import { textLang } from "#app/ui/text-lang.ts"

type View = WidgetView<"publicNotice">
type Item = View[number]

const columns: Column<Item>[] = [
  {
    key: "code",
    head: "dashboard.public-notice.code",
    kind: "ref",
    isWhole: true,
    cell: ({ code }) => <span className="ref">{code}</span>,
  },
  {
    key: "title",
    head: "dashboard.public-notice.proposal",
    kind: "subject",
    cell: ({ href, title, group }, intl) => (
      <>
        <a lang={textLang(title, intl.locale)} {...linkTo(href)}>
          {title}
        </a>
        <small>
          <GroupLink group={group} isNamed />
        </small>
      </>
    ),
  },
  {
    key: "end",
    head: "dashboard.public-notice.ends",
    isLabelled: true,
    isWhole: true,
    cell: ({ end }) => end && <Time moment={end} />,
  },
  { key: "left", head: "dashboard.public-notice.left", isWhole: true, cell: (item) => <TimeLeft item={item} /> },
]

function TimeLeft({ item: { left, days } }: { item: Item }) {
  const intl = useIntl()
  if (left === undefined || !days) return null
  return (
    <>
      <progress className="left" max={days} value={left} aria-hidden="true" />{" "}
      {intl.formatMessage({ id: "dashboard.public-notice.days" }, { left, days })}
    </>
  )
}

/** Proposals in their public-notice period with the days left, those ending first on top (DASH-06). */
export function PublicNoticeWidget({ from }: { from: Eventually<View> }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: "dashboard.public-notice.title" })
  const { url } = useFrameAlliance()
  const all = (
    <a {...linkTo(paths.proposals({ alliance: url }))}>
      {intl.formatMessage({ id: "workgroup.dashboard.all-proposals" })}
    </a>
  )
  return (
    <Section title={title} aside={all}>
      <WidgetBody from={from} lines={5}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState title={intl.formatMessage({ id: "dashboard.public-notice.empty" })}>
              {intl.formatMessage({ id: "dashboard.public-notice.empty-why" })}
            </EmptyState>
          ) : (
            <div className="list slim">
              <Table caption={title} columns={columns} rows={proposals} rowKey={({ code }) => code} />
            </div>
          )
        }
      </WidgetBody>
    </Section>
  )
}
