import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { SchemaForm } from "#app/forms/submit/form.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { AnswerButtons } from "./answer-buttons.tsx"
import type { Answered } from "./answers-view.ts"

type AnswerFormProps = {
  mine: Answered
  later: number
  lastResult: SubmissionResult<string[]> | undefined
}

/** The three answers to an invitation as a form on a separate page; errors are shown above it (MEET-10). */
export function AnswerForm({ mine, later, lastResult }: AnswerFormProps) {
  const intl = useIntl()
  const [form] = useSchemaForm({
    id: "answer",
    schema: () => import("../meeting.schema.ts").then((module) => module.answerSchema),
    lastResult,
    labels: { answer: "meeting-answer.title" },
  })
  return (
    <SchemaForm form={form}>
      <div className="stack tight">
        <AnswerButtons mine={mine} later={later} />
        <p className="hint">{intl.formatMessage({ id: "meeting-answer.until" })}</p>
      </div>
    </SchemaForm>
  )
}
