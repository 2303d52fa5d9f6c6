import type { output } from "zod/v4/core"
import type { components } from "#openapi/generated/schema.d.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import type { Locale } from "#app/lib/locale.ts"
import { decisionPaths } from "#app/lib/paths/decision.ts"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { taskPaths } from "#app/lib/paths/task.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { fullDay } from "#app/lib/time.server.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { summarySchema } from "../meeting.schema.ts"
import type { Meeting } from "../meeting.server.ts"

type Schemas = components["schemas"]
type Input = output<typeof summarySchema>["topic_minutes"]

const closed: ReadonlySet<Meeting["topics"][number]["status"]> = new Set(["withdrawn", "cancelled"])

/** The topics of the editor: those of the agenda that were not withdrawn, and all about which the minutes say something. */
export function topicsToWrite({ topics, topic_minutes }: Pick<Meeting, "topics" | "topic_minutes">) {
  const written = new Set(topic_minutes.map(({ topic_id }) => topic_id))
  return topics
    .filter(({ id, status }) => written.has(id) || !closed.has(status))
    .map(({ id, subject }) => ({ id, subject }))
}

/** Form values of the topics in the order of the agenda, then what belongs to none (MEET-15). */
export function topicMinutesValues(meeting: Meeting) {
  const said = new Map(meeting.topic_minutes.map((one) => [one.topic_id, one]))
  const ids = [...topicsToWrite(meeting).map(({ id }) => id), null]
  return ids.map((id) => {
    const { text = null, decisions = [], action_items = [] } = said.get(id) ?? {}
    return {
      topic_id: id ?? "",
      text: text ?? "",
      decisions: decisions.map((one) => ({ decision_id: one.id, text: one.text, ballot_id: one.ballot?.id ?? "" })),
      action_items: action_items.map(({ assignee, group, due_date, is_task, ...one }) => ({
        item_id: one.id,
        text: one.text,
        assignee_id: assignee?.id ?? "",
        due_date: due_date ?? "",
        group_acronym: group?.acronym ?? "",
        ...(is_task && { is_task: "on" as unknown as boolean }),
      })),
    }
  })
}

/** The topics for the backend, each at the place that it has in the form: the backend's errors name the place. */
export function topicMinutesBody(given: Input): Schemas["MeetingTopicMinutesInput"][] {
  return given.map(({ topic_id, text, decisions, action_items }) => ({
    topic_id: topic_id ?? null,
    text: text ?? null,
    decisions: decisions.map(({ decision_id: id, ballot_id, ...one }) => ({
      ...(id && { id }),
      ...one,
      ballot_id: ballot_id ?? null,
    })),
    action_items: action_items.map(({ item_id: id, assignee_id, due_date, is_task, group_acronym, ...one }) => ({
      ...(id && { id }),
      ...one,
      assignee_id: assignee_id ?? null,
      due_date: due_date ?? null,
      is_task: is_task ?? false,
      group_acronym: group_acronym ?? null,
    })),
  }))
}

/** The people whom an action can name: those who were invited or attended, and those whom the minutes name already. */
export function assigneeOptions(invited: readonly Option[], meeting: Meeting, locale: Locale): Option[] {
  const named = meeting.topic_minutes.flatMap(({ action_items }) =>
    action_items.flatMap(({ assignee }) => assignee ?? []),
  )
  const others = [...meeting.attendees, ...named].map((person) => ({
    value: person.id,
    text: personView(person, locale).name,
  }))
  const all = [...invited.map(({ value, text }) => ({ value, text })), ...others]
  return [...new Map(all.map((one) => [one.value, one])).values()]
}

/** The ballots about the meeting, as options of a decision. */
export const ballotOptions = ({ ballots, group }: Meeting): Option[] =>
  ballots.map(({ id, subject, ...ballot }) => ({
    value: id,
    text: `${eventReference("B", { ...ballot, group })} ${subject}`,
  }))

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
