import { FormattedMessage } from "react-intl"
import { DraftKeeper } from "#app/parts/drafts/draft-keeper.tsx"
import { DraftNote } from "#app/parts/drafts/draft-note.tsx"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { TopicFields, topicLabels } from "#app/parts/topic/topic-fields.tsx"
import { EnterSubmit } from "#app/ui/form/enter-submit.tsx"
import { FormBar } from "#app/ui/form/form-bar.tsx"
import { FormSection } from "#app/ui/form/form-section.tsx"
import { IdempotencyKey } from "#app/ui/form/idempotency-key.tsx"
import { RequiredHint } from "#app/ui/form/required-hint.tsx"
import { SchemaForm } from "#app/ui/form/schema-form.tsx"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Link } from "#app/ui/link.tsx"
import { PlanFields, planLabels } from "./plan-fields.tsx"
import type { newTopicForm } from "./topic-plan.server.ts"

type NewTopicFormProps = {
  view: Awaited<ReturnType<typeof newTopicForm>>
  answer: PickerAnswer | undefined
  /** The page of the meeting. */
  cancelTo: string
}

/** The form of a new topic: what it is about, and what is planned of it (MEET-06, MEET-13). */
export function NewTopicForm({ view, answer, cancelTo }: NewTopicFormProps) {
  const [form, fields] = useSchemaForm({
    id: "topic",
    schema: () => import("./meeting.schema.ts").then((module) => module.newTopicSchema),
    lastResult: answer,
    draft: view.draft?.result,
    defaultValue: { description: { format: "markdown" } },
    labels: { ...topicLabels, ...planLabels },
  })
  return (
    <>
      <DraftNote draft={view.draft} form={form} />
      <SchemaForm form={form} hasFiles>
        <EnterSubmit {...findByEnter} />
        <IdempotencyKey value={view.key} />
        <RequiredHint />
        <TopicFields fields={fields} module="meeting" intro={<FormattedMessage id="meeting-topic.what.intro" />} />
        <FormSection
          title={<FormattedMessage id="meeting-topic.plan" />}
          intro={<FormattedMessage id="meeting-topic.plan.intro" />}
        >
          <PlanFields fields={fields} tree={view.tree} answer={answer} />
        </FormSection>
        <FormBar state={<DraftKeeper />}>
          <SubmitButton>
            <FormattedMessage id="meeting-topic.create.submit" />
          </SubmitButton>
          <Link className="btn" to={cancelTo}>
            <FormattedMessage id="meeting-topic.leave" />
          </Link>
        </FormBar>
      </SchemaForm>
    </>
  )
}
