import type { components } from "#openapi/generated/schema.d.ts"
import type { Option } from "#app/forms/fields/fields.tsx"
import type { Locale } from "#app/lib/locale.ts"
import { serverIntl } from "#app/i18n/messages.server.ts"
import { eventReference } from "#app/parts/event/event-number.ts"
import { personView } from "#app/parts/person/person-view.ts"
import type { Meeting } from "../meeting.server.ts"
import { topicTimes } from "../topic/topic-view.server.ts"

type Schemas = components["schemas"]

/** What the form says about a topic, checked by its schema. */
type Input = {
  topic_id?: string | undefined
  text?: string | undefined
  decisions: { decision_id?: string | undefined; text: string; ballot_id?: string | undefined }[]
  action_items: {
    item_id?: string | undefined
    text: string
    assignee_id?: string | undefined
    due_date?: string | undefined
    is_task?: boolean | undefined
    group_acronym?: string | undefined
  }[]
}

const closed: ReadonlySet<Meeting["topics"][number]["status"]> = new Set(["withdrawn", "cancelled"])

/** The topics of the editor: those of the agenda that were not withdrawn, and all about which the minutes say something. */
function topicsToWrite({ topics, topic_minutes }: Meeting) {
  const written = new Set(topic_minutes.map(({ topic_id }) => topic_id))
  return topics.filter(({ id, status }) => written.has(id) || !closed.has(status))
}

/** What the editor says about each topic: its subject, and its planned and used time (MEET-15, MEET-16). */
export const topicHeads = (meeting: Meeting, locale: Locale) =>
  topicsToWrite(meeting).map((topic) => {
    const { id, subject } = topic
    return { id, subject, times: topicTimes(topic, meeting, serverIntl(locale)) }
  })

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
export function topicMinutesBody(given: readonly Input[]): Schemas["MeetingTopicMinutesInput"][] {
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
