import type { FormMetadata } from "@conform-to/react"
import { useIntl } from "react-intl"
import type { Field } from "#app/forms/fields/field.ts"
import { type Option, TextArea } from "#app/forms/fields/fields.tsx"
import type { Rows } from "#app/forms/fields/row-list.tsx"
import { HiddenField } from "#app/forms/submit/form.tsx"
import { textLang } from "#app/ui/text-lang.ts"
import { ActionRows, type ActionRow } from "./action-rows.tsx"
import { DecisionRows, type DecisionRow } from "./decision-rows.tsx"

type TopicRow = Field & {
  getFieldset(): { topic_id: Field; text: Field; decisions: Rows<DecisionRow>; action_items: Rows<ActionRow> }
}

/** Message ids of the labels, in their order on the page. */
export const topicMinutesLabels = {
  "topic_minutes[].text": "meeting-summary.said",
  "topic_minutes[].decisions": "meeting-summary.decisions",
  "topic_minutes[].decisions[].text": "meeting-summary.decision",
  "topic_minutes[].decisions[].ballot_id": "meeting-summary.ballot",
  "topic_minutes[].action_items": "meeting-summary.actions",
  "topic_minutes[].action_items[].text": "meeting-summary.action",
  "topic_minutes[].action_items[].assignee_id": "meeting-summary.assignee",
  "topic_minutes[].action_items[].due_date": "meeting-summary.due",
  "topic_minutes[].action_items[].group_acronym": "meeting-summary.group",
  "topic_minutes[].action_items[].is_task": "meeting-summary.is-task",
} as const

type TopicHead = { id: string; subject: string; times?: string | undefined }

type TopicMinutesFieldsProps = {
  form: FormMetadata<Record<string, unknown>>
  field: Rows<TopicRow>
  view: { topics: TopicHead[] } & Record<"people" | "groups" | "ballots", Option[]>
}

/** The agenda of the minutes: for each topic what was said, the decisions and the actions; at the end what belongs to none (MEET-15). */
export function TopicMinutesFields({ form, field, view }: TopicMinutesFieldsProps) {
  const intl = useIntl()
  return (
    <>
      {view.groups.length > 0 && <input type="hidden" name="asks_group_of_task" value="on" />}
      {field.getFieldList().map((row, index) => {
        const { topic_id, text, decisions, action_items } = row.getFieldset()
        const topic = view.topics[index]
        return (
          <fieldset key={row.key} className="topic-minutes">
            <legend lang={topic && textLang(topic.subject, intl.locale)}>
              {topic
                ? `${intl.formatNumber(index + 1)}. ${topic.subject}`
                : intl.formatMessage({ id: "meeting-summary.no-topic" })}
            </legend>
            {topic?.times && <p className="hint">{topic.times}</p>}
            <HiddenField field={topic_id} />
            <TextArea field={text} rows={3} />
            <DecisionRows form={form} rows={decisions} ballots={view.ballots} />
            <ActionRows form={form} rows={action_items} people={view.people} groups={view.groups} />
          </fieldset>
        )
      })}
    </>
  )
}
