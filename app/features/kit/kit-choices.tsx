import { FormattedMessage, useIntl } from "react-intl"
import { DateTimeField } from "#app/ui/form/date-time-field.tsx"
import type { Field } from "#app/ui/form/field.ts"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { PeopleField } from "#app/ui/form/people-field.tsx"
import { RadioGroup } from "#app/ui/form/radio-group.tsx"
import { SelectField } from "#app/ui/form/select-field.tsx"
import { people, zones } from "./kit-samples.ts"
import { answers, kinds } from "./kit-values.ts"

type ChoiceFields = Record<"kind" | "date" | "time" | "zone" | "chair" | "people" | "answer", Field>

const kindWords = { online: "kit.kind.online", onsite: "kit.kind.onsite" } as const

const answerWords = {
  done: "kit.answer.done",
  refused: "kit.answer.refused",
  timeout: "kit.answer.timeout",
  server: "kit.answer.server",
} as const

/** The demo form's choices: radio buttons, day and time with zone, one person, several people, a select. */
export function KitChoices({ fields }: { fields: ChoiceFields }) {
  const intl = useIntl()
  return (
    <FormSection title={<FormattedMessage id="kit.form.when" />} intro={<FormattedMessage id="kit.form.when.intro" />}>
      <RadioGroup
        field={fields.kind}
        isRequired
        options={kinds.map((kind) => ({ value: kind, text: intl.formatMessage({ id: kindWords[kind] }) }))}
      />
      <DateTimeField
        legend={<FormattedMessage id="kit.field.start" />}
        date={fields.date}
        time={fields.time}
        isRequired
        zone={<SelectField field={fields.zone} isRequired options={zones} />}
      />
      <PeopleField field={fields.chair} isRequired isSingle options={people} />
      <PeopleField field={fields.people} isRequired options={people} />
      <SelectField
        field={fields.answer}
        isRequired
        empty={intl.formatMessage({ id: "kit.answer.choose" })}
        options={answers.map((answer) => ({ value: answer, text: intl.formatMessage({ id: answerWords[answer] }) }))}
      />
    </FormSection>
  )
}
