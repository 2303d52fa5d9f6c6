import { useIntl } from "react-intl"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { ParticipantsField } from "#app/parts/participants/participants-field.tsx"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { DateField } from "#app/forms/fields/date-field.tsx"
import { RadioGroup, TextArea, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint, StaleNote } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { PhaseFormView } from "./phase.server.ts"

const labels = {
  type: "proposal.phase.type",
  name: "proposal.phase.name",
  public_days: "proposal.days",
  last_day: "proposal.phase.last-day",
  "invited.who": "proposal.invited.who",
  "invited.chosen": "proposal.invited.chosen",
  memo: "proposal.memo",
} as const

/** Form of a phase: name, duration, invited people, memo; the type only for a new phase (PROP-02, PROP-07). */
export function PhaseForm({ view, answer, submit, cancelTo, children }: RecordFormProps<PhaseFormView, PickerAnswer>) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "phase",
    schema: () => import("../proposal.schema.ts").then((module) => module.phaseSchema(view.limits)),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const { who, chosen } = fields.invited.getFieldset()
  return (
    <LongForm form={form} draft={view.draft} enter={findByEnter} submit={submit} cancelTo={cancelTo}>
      {children}
      <StaleNote href={cancelTo} />
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "proposal.phase" })}>
        {view.types && <RadioGroup field={fields.type} isRequired options={view.types} />}
        <TextField field={fields.name} isRequired />
        <TextField
          field={fields.public_days}
          isRequired
          inputMode="numeric"
          hint={
            view.usual
              ? intl.formatMessage({ id: "proposal.phase.usual" }, view.usual)
              : intl.formatMessage({ id: "proposal.phase.days-hint" })
          }
        />
        <DateField
          field={fields.last_day}
          hint={intl.formatMessage({ id: "proposal.phase.last-day-hint" }, { zone: view.zone })}
        />
        <TextArea field={fields.memo} rows={3} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "proposal.participants" })}
        intro={intl.formatMessage({ id: "proposal.invited.intro" })}
      >
        <ParticipantsField
          who={who}
          chosen={chosen}
          everyone={intl.formatMessage({ id: "proposal.invited.nobody" })}
          tree={answer?.tree ?? view.tree}
          isAsked={answer?.tree !== undefined}
        />
      </FormSection>
    </LongForm>
  )
}
