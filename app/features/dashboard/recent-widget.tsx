import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import type { Eventually } from "#app/lib/settle.ts"
import { eventSymbols, eventStatusTexts } from "#app/parts/event/event-status.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { PreferenceForm } from "#app/parts/preference-form.tsx"
import { WidgetBody } from "#app/parts/widget/widget-body.tsx"
import { EmptyState } from "#app/ui/feedback/empty-state.tsx"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { Section } from "#app/ui/layout/page.tsx"
import { linkedText, linkTo } from "#app/ui/link.tsx"
import { type Column, Table } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import type { WidgetView } from "./dashboard.server.ts"
import { GroupLink } from "./links.tsx"

type View = WidgetView<"recent">
type Item = View["items"][number]

const columns: Column<Item>[] = [
  {
    key: "when",
    head: "dashboard.recent.when",
    kind: "ref",
    isWhole: true,
    cell: ({ counts, when }, intl) =>
      intl.formatMessage({ id: `dashboard.recent.${counts}` }, { time: <Time moment={when} /> }),
  },
  {
    key: "subject",
    head: "dashboard.recent.subject",
    kind: "subject",
    cell: (item, intl) => (
      <>
        {linkedText(intl, item.subject, item.href)}
        <small>
          <Kind item={item} />
        </small>
      </>
    ),
  },
  {
    key: "group",
    head: "dashboard.recent.group",
    cell: ({ group }) => group && <GroupLink group={group} />,
  },
  {
    key: "status",
    head: "dashboard.recent.status",
    kind: "tag",
    cell: ({ status }, intl) => (
      <StatusTag symbol={eventSymbols[status]}>{intl.formatMessage({ id: eventStatusTexts[status] })}</StatusTag>
    ),
  },
]

/** Joins a meeting from its row; only while some meeting can be joined (MEET-12). */
const joinColumn: Column<Item> = {
  key: "join",
  head: "dashboard.recent.conference",
  kind: "actions",
  cell: ({ joinHref, subject }, intl) =>
    joinHref && (
      <a
        className="btn"
        href={joinHref}
        rel="noreferrer"
        aria-label={intl.formatMessage({ id: "dashboard.recent.join.of" }, { subject })}
      >
        {intl.formatMessage({ id: "dashboard.recent.join" })}
      </a>
    ),
}

function Kind({ item }: { item: Item }) {
  const intl = useIntl()
  if (item.module === "meeting")
    return intl.formatMessage({ id: "dashboard.recent.meeting" }, { duration: item.duration })
  if (item.option) return intl.formatMessage({ id: "dashboard.recent.voted" }, { option: item.option })
  if (item.hasVoted) return intl.formatMessage({ id: "dashboard.recent.has-voted" })
  const mayVote = item.isVoter && item.status === "ongoing"
  return intl.formatMessage({ id: mayVote ? "dashboard.recent.not-voted" : "dashboard.recent.ballot" })
}

/** Current, upcoming and recent meetings and ballots in one list (DASH-01). @param otherZone undefined: without a switch to UTC */
export function RecentWidget({ from, otherZone }: { from: Eventually<View>; otherZone: "local" | "utc" | undefined }) {
  const intl = useIntl()
  const title = intl.formatMessage({ id: "dashboard.recent.title" })
  const { url } = useFrameAlliance()
  const links = (
    <span className="cluster">
      {otherZone && (
        <PreferenceForm>
          <button className="textual" name="zone" value={otherZone}>
            {intl.formatMessage({ id: `shell.zone.show-${otherZone}` })}
          </button>
        </PreferenceForm>
      )}
      <a {...linkTo(paths.meetings({ alliance: url }))}>{intl.formatMessage({ id: "workgroup.about.all-meetings" })}</a>
      <a {...linkTo(paths.ballots({ alliance: url }))}>{intl.formatMessage({ id: "dashboard.recent.all-ballots" })}</a>
    </span>
  )
  return (
    <Section title={title} aside={links}>
      <WidgetBody from={from} lines={8}>
        {({ items, zone }) =>
          items.length === 0 ? (
            <EmptyState title={intl.formatMessage({ id: "dashboard.recent.empty" })}>
              {intl.formatMessage({ id: "dashboard.recent.empty-why" })}
            </EmptyState>
          ) : (
            <div className="list slim">
              <p className="hint">{intl.formatMessage({ id: "dashboard.recent.zone" }, { zone })}</p>
              <Table
                caption={title}
                columns={items.some(({ joinHref }) => joinHref) ? [...columns, joinColumn] : columns}
                rows={items}
                isOff={({ status }) => status === "cancelled"}
              />
            </div>
          )
        }
      </WidgetBody>
    </Section>
  )
}
