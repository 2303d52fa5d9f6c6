import type { SubmissionResult } from "@conform-to/react"
import { FormattedMessage } from "react-intl"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { ShellScope } from "#app/lib/route-params.ts"
import { ConfirmForm } from "#app/ui/form/confirm-form.tsx"
import { IdempotencyKey, StaleNote, VersionField } from "#app/ui/form/form.tsx"
import { useSchemaForm } from "#app/ui/form/use-schema-form.ts"
import { Time } from "#app/ui/time.tsx"
import type { NoticeQuestionView } from "./confirm.server.ts"
import { questionTexts } from "./notice.status.ts"

type NoticeQuestionFormProps = {
  view: NoticeQuestionView
  place: ShellScope
  /** URL of the cancel link; in a dialog, the function that closes it. */
  leave: string | (() => void)
  lastResult?: SubmissionResult<string[]> | undefined
}

/** Asks before a notice is recalled or deleted; used on its page and in the dialog (FORM-06). */
export function NoticeQuestionForm({ view, place, leave, lastResult }: NoticeQuestionFormProps) {
  const { action, id, subject, version, heldUntil, key } = view
  const texts = questionTexts[action]
  const [form] = useSchemaForm({
    id: `notice-${action}`,
    lastResult,
    labels: {},
    schema: () => import("#app/parts/confirm/confirm.schema.ts").then((module) => module.versionSchema),
  })
  const values = { subject: <strong>{subject}</strong>, time: heldUntil && <Time moment={heldUntil} /> }
  return (
    <ConfirmForm
      form={form}
      action={noticePaths.confirm(place, id, action)}
      consequence={<FormattedMessage id={texts.text} values={values} />}
      kind={texts.kind}
      submit={<FormattedMessage id={texts.submit} />}
      keep={<FormattedMessage id={texts.keep} />}
      leave={leave}
    >
      <VersionField value={version} />
      <IdempotencyKey value={key} />
      <StaleNote href={noticePaths.detail(place, id)} />
    </ConfirmForm>
  )
}
