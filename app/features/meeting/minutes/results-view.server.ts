import type { components } from "#openapi/generated/schema.d.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { decisionPaths } from "#app/lib/paths/decision.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
type Meeting = Schemas["Meeting"]
type Decision = Schemas["MeetingDecision"]

function decisionView({ id, text, number, group_number, ballot }: Decision, { group }: Meeting, scope: ShellScope) {
  return {
    id,
    text,
    number: number === null ? undefined : eventReference("DEC", { number, group_number, group }),
    href: number === null ? undefined : decisionPaths.detail(scope, id),
    ballot: ballot
      ? { href: ballotPaths.detail(scope, ballot.id), number: eventReference("B", { ...ballot, group }) }
      : undefined,
  }
}

function actionView(
  { id, text, assignee, due_date, is_task, task, group: named }: Schemas["MeetingActionItem"],
  { group }: Meeting,
  { alliance, locale }: RequestContext,
) {
  const acronym = (named ?? group)?.acronym
  return {
    id,
    text,
    person: assignee ? personView(assignee, locale) : undefined,
    due: due_date === null ? undefined : fullDay(`${due_date}T12:00:00Z`, { locale, zone: "UTC" }),
    isTask: is_task,
    taskHref: task ? taskPaths.detail({ alliance, ...(acronym && { acronym }) }, task.id) : undefined,
  }
}

/** What came of a meeting: its decisions and actions, and what was said about each topic (MEET-15). */
export function resultsView(meeting: Meeting, scope: ShellScope, context: RequestContext) {
  const { topics, topic_minutes } = meeting
  const subjects = new Map(topics.map(({ id, subject }) => [id, subject]))
  return {
    decisions: topic_minutes.flatMap((one) => one.decisions.map((decision) => decisionView(decision, meeting, scope))),
    actions: topic_minutes.flatMap((one) => one.action_items.map((item) => actionView(item, meeting, context))),
    said: topic_minutes.flatMap(({ topic_id, text }) =>
      text === null
        ? []
        : [{ id: topic_id ?? "", subject: topic_id === null ? undefined : subjects.get(topic_id), text }],
    ),
  }
}

export type ResultsView = ReturnType<typeof resultsView>
