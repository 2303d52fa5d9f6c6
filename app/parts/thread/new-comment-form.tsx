import type { SubmissionResult } from "@conform-to/react"
import type { ReactNode } from "react"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { EnterSubmit, IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { useSuccessCount } from "#app/forms/submit/use-success-count.ts"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { findByEnter } from "#app/parts/participants/find-fields.ts"
import type { MemberTree } from "#app/parts/participants/member-tree.ts"
import type { PickerAnswer } from "#app/parts/participants/people-found.server.ts"
import { CommentFields, commentLabels } from "./comment-fields.tsx"

type NewCommentFormProps = {
  id: string
  /** URL of the page whose action stores it, if it is another page. */
  action?: string
  tree: MemberTree
  idempotencyKey: string
  lastResult?: PickerAnswer | undefined
  /** Input kept from before the session ended (FORM-08). */
  draft?: SubmissionResult<string[]> | undefined
  /** What the new thread is about: hidden values. */
  sends?: Record<string, string> | undefined
  /** Label of the submit button. */
  submit: ReactNode
}

/** The form of a first comment or of a reply (DISC-01); it is empty again when the comment is stored and its page stays. */
export default function NewCommentForm(props: NewCommentFormProps) {
  return <CommentForm key={useSuccessCount(props.id, props.lastResult)} {...props} />
}

function CommentForm(props: NewCommentFormProps) {
  const { id, action, tree, idempotencyKey, lastResult, draft, sends = {}, submit } = props
  const [form, fields] = useSchemaForm({
    id,
    schema: () => import("./comment.schema.ts").then((module) => module.newCommentSchema),
    lastResult,
    draft,
    defaultValue: { content: { format: "markdown" } },
    labels: commentLabels,
  })
  return (
    <SchemaForm form={form} action={action} hasFiles>
      <UnsavedGuard />
      <EnterSubmit {...findByEnter} />
      <IdempotencyKey value={idempotencyKey} />
      <input type="hidden" name="intent" value="comment" />
      {Object.entries(sends).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <CommentFields fields={fields} tree={lastResult?.tree ?? tree} isAsked={lastResult?.tree !== undefined} />
      <div className="acts">
        <SubmitButton>{submit}</SubmitButton>
      </div>
    </SchemaForm>
  )
}
