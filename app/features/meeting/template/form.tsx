import type { DefaultValue, SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { input } from "zod/v4/core"
import type { DraftView } from "#app/forms/drafts/draft.server.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { TextField } from "#app/forms/fields/fields.tsx"
import { FormSection, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { TopicRows } from "../form/topic-rows.tsx"
import type { templateSchema } from "../meeting.schema.ts"

type TemplateFormProps = {
  values: DefaultValue<input<typeof templateSchema>> | undefined
  draft: DraftView | undefined
  lastResult: SubmissionResult<string[]> | undefined
  cancelTo: string
  /** Hidden fields: idempotency key or version. */
  children: ReactNode
}

const labels = {
  name: "agenda-template.name",
  topics: "meeting-form.topics",
  "topics[].subject": "meeting-topic.subject",
  "topics[].minutes": "meeting-topic.minutes",
  "topics[].description.text": "meeting-topic.description",
} as const

/** The form of an agenda template: its name and its topics (MEET-16). */
export function TemplateForm({ values, draft, lastResult, cancelTo, children }: TemplateFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "agenda-template",
    schema: () => import("../meeting.schema.ts").then((module) => module.templateSchema),
    lastResult,
    draft: draft?.result,
    defaultValue: values ?? { topics: [{}] },
    labels,
  })
  return (
    <LongForm form={form} draft={draft} submit={intl.formatMessage({ id: "agenda-template.save" })} cancelTo={cancelTo}>
      {children}
      <RequiredHint />
      <FormSection title={intl.formatMessage({ id: "agenda-template.one" })}>
        <TextField field={fields.name} isRequired hint={intl.formatMessage({ id: "agenda-template.name-hint" })} />
      </FormSection>
      <FormSection title={intl.formatMessage({ id: "meeting-form.topics" })}>
        <TopicRows form={form.meta} field={fields.topics} isRequired />
      </FormSection>
    </LongForm>
  )
}
