import type { LoaderFunctionArgs } from "@remix-run/node"
import { useLoaderData } from "@remix-run/react"
import { useIntl } from "react-intl"
import { scheduleTypeValues } from "#openapi/generated/values/schedule-type.ts"
import { paths } from "#app/lib/paths.ts"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { ListExports } from "#app/parts/export/list-exports.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { StatusTag } from "#app/ui/feedback/status-tag.tsx"
import { PageHead } from "#app/ui/layout/page.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { FilterBar } from "#app/ui/table/filters.tsx"
import { List } from "#app/ui/table/list.tsx"
import type { Column } from "#app/ui/table/table.tsx"
import { Time } from "#app/ui/time.tsx"
import { listSchedules, type ScheduleListView, type ScheduleRowView } from "./list.server.ts"
import { scheduleQuery, type ScheduleSearch } from "./list.query.ts"
import { scheduleSymbols, scheduleStateTexts, scheduleStatusTexts } from "./schedule.status.ts"
import { textLang } from "#app/ui/text-lang.ts"

export const handle = { access: "member", title: "schedule.list.title" } satisfies RouteHandle

export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = scheduleQuery.parse(request.url)
  return { search, list: await listSchedules(context, search) }
}

/** Schedules of the whole alliance (CAL-02, SHELL-06). */
export default function ScheduleList() {
  const { search, list } = useLoaderData<typeof loader>()
  const { url } = useFrameAlliance()
  const intl = useIntl()
  const title = intl.formatMessage({ id: "schedule.list.title" })
  const table = { query: scheduleQuery, search }
  const create = list.canCreate && (
    <a className="btn primary" {...linkTo(schedulePaths.create(url))}>
      {intl.formatMessage({ id: "schedule.list.create" })}
    </a>
  )
  const csv = `${schedulePaths.csv(url)}?${new URLSearchParams(scheduleQuery.entries(search))}`
  return (
    <>
      <PageHead
        crumbs={[{ href: paths.calendar(url), text: intl.formatMessage({ id: "calendar.title" }) }]}
        title={title}
        actions={
          <>
            {create}
            <ListExports csv={csv} />
          </>
        }
      />
      <ScheduleFilters search={search} counts={list.counts} />
      <List
        {...table}
        caption={title}
        columns={scheduleColumns(list.zone)}
        page={list}
        rowKey={({ id }) => id}
        isOff={({ state }) => state === "cancel"}
        action={create}
        empty={intl.formatMessage({ id: "schedule.list.empty" })}
      />
    </>
  )
}

type ScheduleFiltersProps = { search: ScheduleSearch; counts: ScheduleListView["counts"] }

/** Filters of the list of schedules: states with counts, search, type, subscriptions and dates (SHELL-06). */
function ScheduleFilters({ search, counts }: ScheduleFiltersProps) {
  const intl = useIntl()
  const statuses = counts.map(({ status, count }) => ({
    value: status,
    text: intl.formatMessage({ id: scheduleStatusTexts[status] }),
    count,
  }))
  const types = scheduleTypeValues.map((value) => ({
    value,
    text: intl.formatMessage({ id: `schedule.type.${value}` }),
  }))
  return (
    <FilterBar
      query={scheduleQuery}
      search={search}
      counts={statuses}
      fields={[
        { name: "type", label: intl.formatMessage({ id: "schedule.type" }), options: types },
        {
          name: "mine",
          label: intl.formatMessage({ id: "schedule.filter.mine" }),
          options: [{ value: "1", text: intl.formatMessage({ id: "schedule.filter.subscribed" }) }],
        },
        { name: "from", label: intl.formatMessage({ id: "event.from" }), isDay: true },
        { name: "to", label: intl.formatMessage({ id: "event.to" }), isDay: true },
      ]}
    />
  )
}

/** Columns of the list of schedules (CAL-02). @param zone name of the time zone, for the column heading */
function scheduleColumns(zone: string): Column<ScheduleRowView>[] {
  return [
    {
      key: "subject",
      head: "event.subject",
      kind: "subject",
      sort: "subject",
      cell: ({ href, subject, location }, intl) => (
        <>
          <a lang={textLang(subject, intl.locale)} {...linkTo(href)}>
            {subject}
          </a>
          {location && <small>{location}</small>}
        </>
      ),
    },
    {
      key: "start",
      head: "event.starts-in-zone",
      headValues: { zone },
      sort: "start_time",
      isWhole: true,
      cell: ({ start }) => <Time moment={start} />,
    },
    { key: "duration", head: "duration.title", kind: "end", isLabelled: true, cell: ({ duration }) => duration },
    {
      key: "type",
      head: "schedule.type",
      isLabelled: true,
      cell: ({ type }, intl) => intl.formatMessage({ id: `schedule.type.${type}` }),
    },
    {
      key: "reminder",
      head: "schedule.reminder",
      isLabelled: true,
      cell: ({ reminder }, intl) => reminder && intl.formatMessage({ id: `schedule.reminder.${reminder}` }),
    },
    {
      key: "status",
      head: "event.status",
      kind: "tag",
      cell: ({ state }, intl) => (
        <StatusTag symbol={scheduleSymbols[state]}>{intl.formatMessage({ id: scheduleStateTexts[state] })}</StatusTag>
      ),
    },
  ]
}

export { RouteError as ErrorBoundary } from "#app/parts/frame/route-error.tsx"
