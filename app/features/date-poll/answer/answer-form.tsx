import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { datePollAnswerValues } from "#openapi/generated/values/date-poll-answer.ts"
import { FieldGroup } from "#app/forms/fields/field-group.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { SchemaForm } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { linkedText } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import { dateAnswerTexts } from "../date-poll.status.ts"
import { SlotTime } from "./slot-time.tsx"
import type { AnswerSlot } from "./slot-view.server.ts"

type AnswerFormProps = {
  slots: AnswerSlot[]
  /** URL of the page whose action takes the answers; the page's own by default. */
  action?: string
  lastResult?: SubmissionResult<string[]> | undefined
}

/** A row for each slot, with yes, if need be and no: a table with radio buttons, on phones a card for each slot (MEET-14). */
export function AnswerForm({ slots, action, lastResult }: AnswerFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "date-poll-answer",
    schema: () => import("../date-poll.schema.ts").then((module) => module.answersSchema),
    lastResult,
    defaultValue: { answers: slots.map(({ id, mine }) => ({ slot_id: id, answer: mine })) },
    labels: { answers: "date-poll.answer.title" },
  })
  const isAnswered = slots.some(({ mine }) => mine !== undefined)
  const given = fields.answers.getFieldList().map((row) => row.getFieldset().answer.initialValue)
  return (
    <SchemaForm form={form} action={action}>
      <FieldGroup isLegendHidden field={fields.answers} hint={intl.formatMessage({ id: "date-poll.answer.hint" })}>
        <div className="matrix slim">
          <table>
            <thead>
              <tr>
                <th scope="col">{intl.formatMessage({ id: "date-poll.slot" })}</th>
                {datePollAnswerValues.map((answer) => (
                  <th key={answer} scope="col">
                    {intl.formatMessage({ id: dateAnswerTexts[answer] })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {slots.map((slot, index) => (
                <AnswerRow key={slot.id} slot={slot} name={`answers[${index}]`} given={given[index]} />
              ))}
            </tbody>
          </table>
        </div>
      </FieldGroup>
      <div className="acts">
        <SubmitButton>
          {intl.formatMessage({ id: isAnswered ? "date-poll.answer.change" : "date-poll.answer.submit" })}
        </SubmitButton>
      </div>
    </SchemaForm>
  )
}

type AnswerRowProps = { slot: AnswerSlot; name: string; given: unknown }

function AnswerRow({ slot, name, given }: AnswerRowProps) {
  const intl = useIntl()
  return (
    <tr>
      <th scope="row">
        <SlotTime slot={slot} />
        <Conflicts conflicts={slot.conflicts} />
        <input type="hidden" name={`${name}.slot_id`} value={slot.id} />
      </th>
      {datePollAnswerValues.map((answer) => (
        <td key={answer}>
          <label>
            <input type="radio" name={`${name}.answer`} value={answer} defaultChecked={given === answer} />
            <span>{intl.formatMessage({ id: dateAnswerTexts[answer] })}</span>
          </label>
        </td>
      ))}
    </tr>
  )
}

/** What the person already has at that time. */
function Conflicts({ conflicts }: Pick<AnswerSlot, "conflicts">) {
  const intl = useIntl()
  return conflicts.map(({ key, subject, href, time }) => (
    <small key={key} className="conflict">
      {intl.formatMessage(
        { id: "date-poll.conflict" },
        {
          time: <Time moment={time} />,
          subject: linkedText(intl, subject, href),
        },
      )}
    </small>
  ))
}
