import type { DefaultValue } from "@conform-to/react"
import { type ComponentType, Suspense } from "react"
import { useIntl } from "react-intl"
import type { input } from "zod/v4/core"
import { meetingScopeValues } from "#openapi/generated/values/meeting-scope.ts"
import { meetingRepeatEveryValues } from "#openapi/generated/values/meeting-repeat-every.ts"
import { presets } from "#app/parts/duration/meeting-durations.ts"
import { DurationField } from "#app/parts/duration/duration-field.tsx"
import type { EventAnswer } from "#app/parts/event/event-action.server.ts"
import type { EventFormData, EventFormView } from "#app/parts/event/event-form.server.ts"
import { EventFormPage, RecipientsText } from "#app/parts/event/event-form-page.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import type { Field } from "#app/forms/fields/field.ts"
import { type Option, RadioGroup, SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { lazyPart } from "#app/ui/lazy-part.tsx"
import type { NewTopicsProps } from "./topic-rows.tsx"
import type { createMeetingSchema, editMeetingSchema } from "../meeting.schema.ts"

const load = async () => ({ default: (await import("#app/parts/event/moved-note.tsx")).MovedNote })

/** Only after a meeting was dragged: server rendering includes it, and no other form has its code. */
const MovedNote = import.meta.env.SSR ? (await load()).default : lazyPart(load)

type Schema = ReturnType<typeof createMeetingSchema | typeof editMeetingSchema>

/** The later meetings of a series that change as well; without `count` if they could not be loaded. */
type Followers = { count?: number; numbers?: string[]; more?: number }

type MeetingFormView = EventFormView & {
  values: DefaultValue<input<Schema>>
  /** Only while a meeting of a series is edited that others follow. */
  followers?: Followers | undefined
  /** Agenda templates, only for a new meeting. */
  templates?: Option[]
}

type MeetingFormProps = {
  /** Loads the schema for a form that was opened at this time. */
  schemaAt: (clock: Clock) => Promise<Schema>
  page: EventFormData<MeetingFormView>
  answer: EventAnswer | undefined
  /** The rows of topics, only for a new meeting: the form that edits one does not load them. */
  Topics?: ComponentType<NewTopicsProps>
}

/** Labels of the fields, in their order on the page. */
const labels = {
  group: "meeting-form.group",
  subject: "meeting-form.subject",
  draft_code: "meeting-form.proposal",
  description: "meeting-form.description",
  "start.date": "event-form.date",
  "start.time": "event-form.time",
  "start.zone": "event-form.zone",
  "start.answer": "wall-time.answer",
  "duration.preset": "event-form.duration",
  "duration.amount": "meeting-form.minutes",
  "repeat.every": "meeting-form.repeat",
  "repeat.count": "meeting-form.repeat-count",
  scope: "meeting-form.scope",
  location: "meeting-form.location",
  template: "agenda-template.use",
  topics: "meeting-form.topics",
  "topics[].subject": "meeting-topic.subject",
  "topics[].minutes": "meeting-topic.minutes",
  "topics[].description.text": "meeting-topic.description",
  "participants.who": "participants.who",
  "participants.chosen": "participants.chosen",
  documentation: "meeting-form.documentation",
} as const

/** Page with the meeting form: subject, time and place, participants, documents (MEET-02). */
export function MeetingForm({ schemaAt, page, answer, Topics }: MeetingFormProps) {
  const { view, draft, record } = page
  const intl = useIntl()
  const [form, fields] = useSchemaForm<Schema>({
    id: "meeting",
    schema: () => schemaAt(page),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <EventFormPage
      module="meeting"
      page={page}
      answer={answer}
      form={form}
      fields={{ people: fields.participants, documentation: fields.documentation, group: fields.group }}
      note={
        view.moved && (
          <Suspense>
            <MovedNote moved={view.moved}>
              {/* the names stand beside the participants */}
              <RecipientsText id="meeting-form.edit.mail" people={undefined} />
            </MovedNote>
          </Suspense>
        )
      }
    >
      <FormSection
        title={intl.formatMessage({ id: "meeting-form.what" })}
        intro={!record && intl.formatMessage({ id: "meeting-form.what-intro" })}
      >
        {view.groups && <SelectField field={fields.group} options={view.groups} />}
        <TextField field={fields.subject} isRequired />
        {view.proposals && (
          <SelectField
            field={fields.draft_code}
            options={view.proposals}
            empty={intl.formatMessage({ id: "meeting-form.no-proposal" })}
          />
        )}
        <RichTextField
          images="meeting"
          field={fields.description}
          isRequired
          hint={intl.formatMessage({ id: "meeting-form.description-hint" })}
        />
      </FormSection>
      <FormSection
        title={intl.formatMessage({ id: "meeting-form.when" })}
        intro={intl.formatMessage({ id: "meeting-form.when-intro" })}
      >
        <WallTimeField
          field={fields.start}
          legend={intl.formatMessage({ id: "event-form.start" })}
          zones={view.zones}
          question={answer ? answer.question : view.question}
        />
        <DurationField
          field={fields.duration}
          presets={presets}
          textOf={(value) =>
            intl.formatMessage({ id: "meeting-form.preset" }, { hours: Math.floor(+value / 60), minutes: +value % 60 })
          }
          hint={intl.formatMessage({ id: "meeting-form.minutes-hint" })}
        />
        {!record && <RepeatFields field={fields.repeat} />}
        {view.followers && <ScopeField field={fields.scope} followers={view.followers} />}
        <TextField field={fields.location} hint={intl.formatMessage({ id: "meeting-form.location-hint" })} />
      </FormSection>
      {Topics && (
        <FormSection
          title={intl.formatMessage({ id: "meeting-form.agenda" })}
          intro={intl.formatMessage({ id: "meeting-form.agenda-intro" })}
        >
          <Topics form={form.meta} field={fields.topics} template={fields.template} templates={view.templates} />
        </FormSection>
      )}
    </EventFormPage>
  )
}

/** Whether the changes apply to one meeting of a series or to all that follow; these are named (MEET-11, FORM-10). */
function ScopeField({ field, followers }: { field: Field; followers: Followers }) {
  const intl = useIntl()
  const { count, numbers = [], more } = followers
  const named = { count, numbers: numbers.join(intl.formatMessage({ id: "person.separator" })), more }
  return (
    <RadioGroup
      field={field}
      options={meetingScopeValues.map((value) => ({
        value,
        text: intl.formatMessage({ id: `meeting-form.scope.${value}` }),
      }))}
      hint={
        count === undefined
          ? intl.formatMessage({ id: "meeting-form.scope.unknown" })
          : intl.formatMessage({ id: "meeting-form.scope.hint" }, named)
      }
    />
  )
}

type RepeatFieldsProps = { field: { getFieldset(): Record<"every" | "count", Field> } }

/** Whether a new meeting is repeated, how often, and, only then, how many times (MEET-11): hidden with CSS, so without scripts, too. */
function RepeatFields({ field }: RepeatFieldsProps) {
  const intl = useIntl()
  const { every, count } = field.getFieldset()
  const options = meetingRepeatEveryValues.map((value) => ({
    value,
    text: intl.formatMessage({ id: `meeting-form.repeat.${value}` }),
  }))
  return (
    <div className="repeat">
      <SelectField
        field={every}
        options={options}
        empty={intl.formatMessage({ id: "meeting-form.repeat.none" })}
        hint={intl.formatMessage({ id: "meeting-form.repeat-hint" })}
      />
      <TextField
        field={count}
        inputMode="numeric"
        hint={intl.formatMessage({ id: "meeting-form.repeat-count-hint" })}
      />
    </div>
  )
}
