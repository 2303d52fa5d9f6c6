import type { DefaultValue, SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { useIntl } from "react-intl"
import type { input } from "zod/v4/core"
import type { DraftView } from "#app/forms/drafts/draft.server.ts"
import { LongForm } from "#app/forms/drafts/long-form.tsx"
import { IdempotencyKey, RequiredHint } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { TopicFields, topicLabels } from "./topic-fields.tsx"
import type { topicSchema } from "./topic.schema.ts"

type TopicFormProps = {
  lastResult: SubmissionResult<string[]> | undefined
  draft: DraftView | undefined
  values?: DefaultValue<input<typeof topicSchema>>
  idempotencyKey: string
  submit: ReactNode
  /** URL of the meeting's or call's page. */
  cancelTo: string
  /** The contract's module for its files. */
  module: "meeting" | "topic_call"
  /** Says who sees the topic, and when. */
  intro: ReactNode
  /** Extra content for editing: the version field, and the note for a version conflict. */
  children?: ReactNode
}

/** The form of a call's topic, or of an existing meeting topic (MEET-06, TOPIC-02). */
export function TopicForm(props: TopicFormProps) {
  const intl = useIntl()
  const { lastResult, draft, values, idempotencyKey, submit, cancelTo, module, intro, children } = props
  const [form, fields] = useSchemaForm({
    id: "topic",
    schema: () => import("./topic.schema.ts").then((module) => module.topicSchema),
    lastResult,
    draft: draft?.result,
    defaultValue: values ?? { description: { format: "markdown" } },
    labels: topicLabels,
  })
  return (
    <LongForm
      form={form}
      draft={draft}
      hasFiles
      submit={submit}
      cancelTo={cancelTo}
      cancel={intl.formatMessage({ id: "meeting-topic.leave" })}
    >
      <IdempotencyKey value={idempotencyKey} />
      {children}
      <RequiredHint />
      <TopicFields fields={fields} module={module} intro={intro} />
    </LongForm>
  )
}
