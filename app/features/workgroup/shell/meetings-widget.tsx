import { useIntl } from "react-intl"
import type { Eventually } from "#app/lib/settle.ts"
import { eventSymbols, eventStatusTexts } from "#app/parts/event/event-status.ts"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section, Stack } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { AboutWidget } from "./about.server.ts"
import { textLang } from "#app/ui/text-lang.ts"

type View = AboutWidget<"meetings">

const columns: Column<View["items"][number]>[] = [
  {
    key: "start",
    head: "workgroup.about.starts",
    kind: "ref",
    isWhole: true,
    cell: ({ start }) => <Time moment={start} />,
  },
  {
    key: "subject",
    head: "workgroup.about.subject",
    kind: "subject",
    cell: ({ href, subject }, intl) => (
      <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
        {subject}
      </a>
    ),
  },
  {
    key: "duration",
    head: "duration.title",
    isWhole: true,
    isLabelled: true,
    cell: ({ duration }) => duration,
  },
  {
    key: "status",
    head: "workgroup.status",
    kind: "tag",
    cell: ({ status }, intl) => (
      <StatusTag symbol={eventSymbols[status]}>{intl.formatMessage({ id: eventStatusTexts[status] })}</StatusTag>
    ),
  },
]

type MeetingsWidgetProps = {
  from: Eventually<View>
  /** URL of the list of all meetings. */
  all: string
  isOver: boolean
  /** Whether to show the time zone of the times, on pages that do not show it elsewhere. */
  hasZone?: boolean
}

/** The current and upcoming meetings of a group. */
export function MeetingsWidget({ from, all, isOver, hasZone = false }: MeetingsWidgetProps) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: "workgroup.about.meetings" })
  return (
    <Section title={title} aside={<a {...linkTo(all)}>{intl.formatMessage({ id: "workgroup.about.all-meetings" })}</a>}>
      <WidgetBody from={from} lines={5}>
        {({ items, zone }) =>
          items.length === 0 ? (
            <EmptyState title={intl.formatMessage({ id: "workgroup.about.no-meetings" })}>
              {!isOver && intl.formatMessage({ id: "workgroup.about.no-meetings-why" })}
            </EmptyState>
          ) : (
            <Stack gap="tight">
              {hasZone && <p className="hint">{intl.formatMessage({ id: "workgroup.about.zone" }, { zone })}</p>}
              <div className="list slim">
                <Table caption={title} columns={columns} rows={items} rowKey={({ id }) => id} />
              </div>
            </Stack>
          )
        }
      </WidgetBody>
    </Section>
  )
}
