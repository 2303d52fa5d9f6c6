import { useIntl } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { phaseSymbols, phaseTexts } from "#app/parts/proposal-phase.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import type { AboutWidget } from "./about.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

type View = AboutWidget<"proposals">

const columns: Column<View[number]>[] = [
  {
    key: "code",
    head: "workgroup.about.code",
    kind: "ref",
    isWhole: true,
    cell: ({ code }) => <span className="ref">{code}</span>,
  },
  {
    key: "title",
    head: "workgroup.about.proposal",
    kind: "subject",
    cell: ({ href, title }, intl) => (
      <a lang={textLang(title, intl.locale)} {...linkTo(href)}>
        {title}
      </a>
    ),
  },
  {
    key: "revision",
    head: "workgroup.about.revision",
    isLabelled: true,
    isWhole: true,
    cell: ({ revision }) => revision,
  },
  {
    key: "phase",
    head: "workgroup.about.phase",
    kind: "tag",
    cell: ({ phase }, intl) =>
      phase && <StatusTag symbol={phaseSymbols[phase]}>{intl.formatMessage({ id: phaseTexts[phase] })}</StatusTag>,
  },
]

/** The proposals a group is working on, latest change first. */
export function ProposalsWidget({ from, all, isOver }: { from: Eventually<View>; all: string; isOver: boolean }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: "workgroup.about.proposals" })
  return (
    <Section
      title={title}
      aside={<a {...linkTo(all)}>{intl.formatMessage({ id: "workgroup.dashboard.all-proposals" })}</a>}
    >
      <WidgetBody from={from} lines={5}>
        {(proposals) =>
          proposals.length === 0 ? (
            <EmptyState title={intl.formatMessage({ id: "workgroup.about.no-proposals" })}>
              {!isOver && intl.formatMessage({ id: "workgroup.about.no-proposals-why" })}
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
