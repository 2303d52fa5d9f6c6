import type { components } from "#openapi/generated/schema.d.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { subjectIn } from "#app/lib/locale.ts"
import { noticePaths } from "#app/lib/paths/notice.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import { nearDay, nearMoment } from "#app/lib/time.server.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { WidgetRow } from "#app/parts/widget/rows-widget.tsx"
import { loadWidget, settleWidgets } from "#app/parts/widget/widgets.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { meetings, proposals } from "./about.server.ts"

/** Number of rows of a widget. */
const maxRows = 5

/** The running ballots, earliest end first. */
function ballots(context: RequestContext, acronym: string) {
  const query = {
    group_acronym: [acronym],
    status: ["ongoing" as const],
    sort: "end_time" as const,
    size: 10 as const,
  }
  const scope = { alliance: context.alliance, acronym }
  return loadWidget(context.api.get("/ballot", { query }), ({ items }) =>
    items.slice(0, maxRows).map(({ id, subject, end_time }): WidgetRow => {
      const time = nearMoment(end_time, context)
      return { id, href: ballotPaths.detail(scope, id), title: subject, note: "workgroup.dashboard.ends", time }
    }),
  )
}

/** Calls that accept topics now or soon. */
function topicCalls(context: RequestContext, acronym: string) {
  const query = {
    group_acronym: [acronym],
    status: ["ongoing" as const, "not_started" as const],
    sort: "end_time" as const,
    size: 10 as const,
  }
  const scope = { alliance: context.alliance, acronym }
  return loadWidget(context.api.get("/topic-call", { query }), ({ items }) =>
    items.slice(0, maxRows).map(({ id, subject, start_time, end_time, status }): WidgetRow => {
      const isOpen = status === "ongoing"
      const note = isOpen ? "workgroup.dashboard.open-until" : "workgroup.dashboard.opens"
      const time = nearMoment(isOpen ? end_time : start_time, context)
      return { id, href: topicCallPaths.detail(scope, id), title: subject, note, time }
    }),
  )
}

/** The latest notices to the group. */
function notices(context: RequestContext, acronym: string) {
  const query = {
    group_acronym: [acronym],
    status: ["sent" as const],
    sort: "-sent_time" as const,
    size: 10 as const,
  }
  const scope = { alliance: context.alliance, acronym }
  return loadWidget(context.api.get("/notice", { query }), ({ items }) =>
    items.slice(0, maxRows).map((notice): WidgetRow => {
      const { id, sent_time, updated_time } = notice
      const time = nearDay(sent_time ?? updated_time, context)
      const title = subjectIn(context.locale, notice)
      return { id, href: noticePaths.detail(scope, id), title, note: "workgroup.dashboard.sent", time }
    }),
  )
}

function taskRow(task: components["schemas"]["TaskRow"], context: RequestContext, acronym: string): WidgetRow {
  const { id, subject, deadline, is_overdue, assignee } = task
  const due = is_overdue ? "workgroup.dashboard.overdue" : "workgroup.dashboard.due"
  return {
    id,
    href: taskPaths.detail({ alliance: context.alliance, acronym }, id),
    title: subject,
    note: deadline === null ? "workgroup.dashboard.no-deadline" : due,
    time: deadline === null ? undefined : nearDay(deadline, context),
    of: assignee ? personView(assignee, context.locale).name : undefined,
  }
}

/** The group's open tasks of all people, earliest deadline first. */
function tasks(context: RequestContext, acronym: string) {
  const query = {
    group_acronym: [acronym],
    status: [1 as const, 2 as const, 3 as const],
    sort: "deadline" as const,
    size: 10 as const,
  }
  return loadWidget(context.api.get("/task", { query }), ({ items }) =>
    items.slice(0, maxRows).map((task) => taskRow(task, context, acronym)),
  )
}

/** The widgets of a group's dashboard; each loads and fails independently (WG-02, DASH-07). */
export function groupDashboardWidgets(context: RequestContext, request: Request, acronym: string) {
  return settleWidgets(
    {
      meetings: meetings(context, acronym),
      ballots: ballots(context, acronym),
      proposals: proposals(context, acronym),
      topicCalls: topicCalls(context, acronym),
      notices: notices(context, acronym),
      tasks: tasks(context, acronym),
    },
    request,
    context,
  )
}
