import { useIntl } from "react-intl"
import { LongForm, type RecordFormProps } from "#app/forms/drafts/long-form.tsx"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { NamedPeople } from "#app/parts/consequences/named-people.tsx"
import { DurationField } from "#app/parts/duration/duration-field.tsx"
import { EveryoneText } from "#app/parts/event/event-form-page.tsx"
import { presets } from "#app/parts/duration/meeting-durations.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import { MemberPicker } from "#app/parts/participants/member-picker.tsx"
import { ParticipantsField } from "#app/parts/participants/participants-field.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import type { DatePollFormView, PollAnswer } from "./form.server.ts"
import { SlotFields } from "./slot-fields.tsx"

/** Labels of the fields, in their order on the page. */
const labels = {
  group: "meeting-form.group",
  subject: "meeting-form.subject",
  description: "meeting-form.description",
  location: "meeting-form.location",
  "duration.preset": "event-form.duration",
  "duration.amount": "meeting-form.minutes",
  "deadline.zone": "event-form.zone",
  slots: "date-poll.slots",
  "slots[].date": "event-form.date",
  "slots[].time": "event-form.time",
  "deadline.date": "date-poll.form.deadline-date",
  "deadline.time": "date-poll.form.deadline-time",
  "deadline.answer": "wall-time.answer",
  "participants.who": "participants.who",
  "participants.chosen": "participants.chosen",
  required_ids: "date-poll.required",
} as const

type DatePollFormProps = RecordFormProps<DatePollFormView, PollAnswer> & {
  /** Note on when emails are sent. */
  mail: "date-poll.form.create-mail" | "date-poll.form.edit-mail"
}

/** Form of a date poll: what the meeting is about, its possible times, and who is asked until when (MEET-14). */
export function DatePollForm({ view, answer, submit, cancelTo, mail, children }: DatePollFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "date-poll",
    schema: () => import("../date-poll.schema.ts").then((module) => module.datePollSchema(view)),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: view.values,
    labels,
  })
  const { zone } = fields.deadline.getFieldset()
  const { who, chosen } = fields.participants.getFieldset()
  const picker = (asked: "participants.chosen" | "required_ids") => {
    const isAsked = answer?.found?.asked === asked
    return { tree: isAsked && answer?.found ? answer.found.tree : view.tree, isAsked }
  }
  return (
    <LongForm form={form} draft={view.draft} enter={findByEnter} submit={submit} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "meeting-form.what" })}>
        {view.groups && <SelectField field={fields.group} options={view.groups} />}
        <TextField field={fields.subject} isRequired />
        <RichTextField
          field={fields.description}
          isRequired
          hint={intl.formatMessage({ id: "meeting-form.description-hint" })}
        />
        <TextField field={fields.location} hint={intl.formatMessage({ id: "meeting-form.location-hint" })} />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "date-poll.slots" })}
        intro={intl.formatMessage({ id: "date-poll.form.slots-intro" })}
      >
        <DurationField
          field={fields.duration}
          presets={presets}
          textOf={(value) =>
            intl.formatMessage({ id: "meeting-form.preset" }, { hours: Math.floor(+value / 60), minutes: +value % 60 })
          }
          hint={intl.formatMessage({ id: "meeting-form.minutes-hint" })}
        />
        {view.known.length > 0 && <p className="hint">{intl.formatMessage({ id: "date-poll.form.longer" })}</p>}
        <SelectField field={zone} isRequired options={view.zones} />
        <SlotFields
          form={form.meta}
          slots={fields.slots}
          zone={zone.value ?? view.values.deadline.zone}
          minutes={minutesOf(fields.duration.value)}
          now={view.now}
          people={view.people}
          weeks={view.weeks}
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "date-poll.form.who" })}
        intro={intl.formatMessage({ id: "date-poll.form.link" })}
      >
        <ParticipantsField
          who={who}
          chosen={chosen}
          everyone={<EveryoneText view={view} group={fields.group} />}
          {...picker("participants.chosen")}
        />
        <MemberPicker
          field={fields.required_ids}
          only="people"
          hint={intl.formatMessage({ id: "date-poll.form.required-hint" })}
          {...picker("required_ids")}
        />
        <WallTimeField
          field={fields.deadline}
          legend={intl.formatMessage({ id: "date-poll.form.deadline" })}
          question={answer ? answer.question : view.question}
        />
      </FormSection>
      {view.mail && view.mail.total > 0 && (
        <FormSection title={intl.formatMessage({ id: "date-poll.form.mail" })} intro={intl.formatMessage({ id: mail })}>
          <NamedPeople people={view.mail} />
        </FormSection>
      )}
    </LongForm>
  )
}

type Duration = { preset?: string | undefined; amount?: string | undefined } | undefined

/** The chosen duration in minutes; an hour while it is not a number. */
function minutesOf(duration: Duration): number {
  const minutes = Number(duration?.preset === "custom" ? duration.amount : duration?.preset)
  return minutes > 0 ? minutes : 60
}
