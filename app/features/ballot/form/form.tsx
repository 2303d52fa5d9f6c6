import { useRef } from "react"
import { useIntl } from "react-intl"
import { DurationField } from "#app/parts/duration/duration-field.tsx"
import type { EventAnswer } from "#app/parts/event/event-action.server.ts"
import { EventFormPage } from "#app/parts/event/event-form-page.tsx"
import { RichTextField } from "#app/parts/rich-text/rich-text-field.tsx"
import { WallTimeField } from "#app/parts/wall-time/wall-time-field.tsx"
import type { Clock } from "#app/parts/wall-time/wall-time.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import type { Field } from "#app/forms/fields/field.ts"
import { SelectField, TextField } from "#app/forms/fields/fields.tsx"
import { FormSection } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import type { BallotFormData } from "./form.server.ts"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { durationPresets } from "./limits.ts"
import { BallotCounting } from "./ballot-counting.tsx"
import { BallotOptions } from "./ballot-options.tsx"
import type { createBallotSchema, editBallotSchema } from "../ballot.schema.ts"

type Schema = ReturnType<typeof createBallotSchema | typeof editBallotSchema>

type BallotFormProps = {
  /** Loads the schema for a form that was opened at this time. */
  schemaAt: (clock: Clock) => Promise<Schema>
  page: BallotFormData
  answer: EventAnswer | undefined
}

/** Message ids of the field labels, in the order of the form. */
const labels = {
  group: "ballot-form.group",
  subject: "ballot-form.subject",
  draft_code: "ballot-form.proposal",
  meeting_id: "ballot-form.meeting",
  meeting_topic_id: "ballot-form.topic",
  description: "ballot-form.description",
  options: "ballot-form.options",
  "options[].text": "ballot-form.option",
  "options[].is_abstention": "ballot-form.abstention",
  counted_by: "ballot.counted-by",
  "weights[].weight": "ballot-form.weight",
  is_secret: "ballot-form.secret",
  proxy_limit: "ballot.proxies",
  quorum_percent: "ballot-form.quorum",
  majority_percent: "ballot-form.majority",
  "start.date": "event-form.date",
  "start.time": "event-form.time",
  "start.zone": "event-form.zone",
  "start.answer": "wall-time.answer",
  "duration.preset": "event-form.duration",
  "duration.amount": "ballot-form.days",
  "voters.who": "ballot-form.voters",
  "voters.chosen": "participants.chosen",
  documentation: "ballot-form.documentation",
} as const

/** Page with the form of a ballot: subject, options, time, voters, documents (VOTE-02). */
export function BallotForm({ schemaAt, page, answer }: BallotFormProps) {
  const { view, draft } = page
  const intl = useIntl()
  const [form, fields] = useSchemaForm<Schema>({
    id: "ballot",
    schema: () => schemaAt(page),
    lastResult: answer,
    draft: draft?.result,
    defaultValue: view.values,
    labels,
  })
  return (
    <EventFormPage
      module="ballot"
      page={page}
      answer={answer}
      form={form}
      fields={{ people: fields.voters, documentation: fields.documentation, group: fields.group }}
      note={view.previous && <RepeatedBallot previous={view.previous} />}
    >
      <SubjectSection fields={fields} page={page} />
      <BallotOptions form={form.meta} options={fields.options} />
      <BallotCounting fields={fields} levels={view.levels} />
      <ThresholdSection fields={fields} />
      <FormSection
        title={intl.formatMessage({ id: "ballot-form.when" })}
        intro={intl.formatMessage({ id: "ballot-form.when-intro" })}
      >
        <WallTimeField
          field={fields.start}
          legend={intl.formatMessage({ id: "event-form.start" })}
          zones={view.zones}
          question={answer ? answer.question : view.question}
        />
        <DurationField
          field={fields.duration}
          presets={durationPresets}
          textOf={(days) => intl.formatMessage({ id: "ballot-form.preset" }, { days: Number(days) })}
          hint={intl.formatMessage({ id: "ballot-form.days-hint" })}
        />
        <EndHint first={draft || answer ? undefined : view.ends} />
      </FormSection>
    </EventFormPage>
  )
}

const loadEnd = () => import("./ballot-end.tsx")

/** Loads what says when the ballot ends, when the browser is idle. */
function useEnd() {
  return { End: useEnhancement(loadEnd) }
}

/** When the ballot ends; the line is there from the first byte, so that nothing moves. @param first what the server says about it */
function EndHint({ first }: { first: string | undefined }) {
  const place = useRef<HTMLParagraphElement>(null)
  const { End } = useEnd()
  return (
    <p ref={place} className="hint" role="status">
      {"\u200b"}
      {End ? <End place={place} first={first} /> : first}
    </p>
  )
}

/** The ballot that the new one repeats, sent as a hidden field. */
function RepeatedBallot({ previous }: { previous: NonNullable<BallotFormData["view"]["previous"]> }) {
  const intl = useIntl()
  return (
    <Note tone="live">
      <input type="hidden" name="previous_ballot_id" value={previous.id} />
      {intl.formatMessage({ id: "ballot-form.follows" }, previous)}
    </Note>
  )
}

type SubjectSectionProps = {
  fields: Record<"group" | "subject" | "draft_code" | "meeting_id" | "meeting_topic_id", Field> & {
    description: Field & { getFieldset(): Record<"format" | "text", Field> }
  }
  page: BallotFormData
}

/** The subject section: group, subject, related proposal and meeting, description. */
function SubjectSection({ fields, page: { view, record } }: SubjectSectionProps) {
  const { groups, proposals, meetings, topics } = view
  const intl = useIntl()
  return (
    <FormSection
      title={intl.formatMessage({ id: "ballot-form.what" })}
      intro={!record && intl.formatMessage({ id: "ballot-form.what-intro" })}
    >
      {groups && <SelectField field={fields.group} options={groups} />}
      <TextField field={fields.subject} isRequired />
      {proposals && (
        <SelectField
          field={fields.draft_code}
          options={proposals}
          empty={intl.formatMessage({ id: "ballot-form.no-proposal" })}
        />
      )}
      {meetings.length > 0 && (
        <SelectField
          field={fields.meeting_id}
          options={meetings}
          empty={intl.formatMessage({ id: "ballot-form.no-meeting" })}
        />
      )}
      {topics.length > 0 && (
        <SelectField
          field={fields.meeting_topic_id}
          options={topics}
          empty={intl.formatMessage({ id: "ballot-form.no-topic" })}
        />
      )}
      <RichTextField
        field={fields.description}
        isRequired
        hint={intl.formatMessage({ id: "ballot-form.description-hint" })}
      />
    </FormSection>
  )
}

/** Quorum and majority in percent. They are shown with the result and do not change the status (VOTE-06). */
function ThresholdSection({ fields }: { fields: Record<"quorum_percent" | "majority_percent", Field> }) {
  const intl = useIntl()
  return (
    <FormSection
      title={intl.formatMessage({ id: "ballot-form.rules" })}
      intro={intl.formatMessage({ id: "ballot-form.rules-intro" })}
    >
      <TextField
        field={fields.quorum_percent}
        inputMode="numeric"
        hint={intl.formatMessage({ id: "ballot-form.quorum-hint" })}
      />
      <TextField
        field={fields.majority_percent}
        inputMode="numeric"
        hint={intl.formatMessage({ id: "ballot-form.majority-hint" })}
      />
    </FormSection>
  )
}
