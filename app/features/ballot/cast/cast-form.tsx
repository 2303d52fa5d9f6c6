import { useEffect, useRef } from "react"
import { useIntl } from "react-intl"
import { RadioGroup, TextArea } from "#app/forms/fields/fields.tsx"
import { CheckboxGroup } from "#app/forms/fields/checkbox-group.tsx"
import { IdempotencyKey, SchemaForm } from "#app/forms/submit/form.tsx"
import { SubmitButton } from "#app/forms/fields/submit-button.tsx"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { useSchemaForm } from "#app/forms/submit/use-schema-form.ts"
import { Facts } from "#app/ui/layout/page.tsx"
import type { CastAnswer, CastView } from "./cast.server.ts"

type CastFormProps = { view: CastView; answer: CastAnswer | undefined }

/**
 * Voting form: one option, an optional reason, and a confirmation step, because a vote cannot be changed (VOTE-03). In the second step the
 * fields of the first one stay in the form, hidden.
 */
export default function CastForm({ view, answer }: CastFormProps) {
  const intl = useIntl()
  const [form, fields] = useSchemaForm({
    id: "ballot-cast",
    schema: () => import("../ballot.schema.ts").then((module) => module.castSchema),
    lastResult: answer,
    draft: view.draft,
    defaultValue: { voter_ids: view.voters.map(({ value }) => value) },
    labels: { option_id: "ballot-cast.option", reason: "ballot-cast.reason", voter_ids: "ballot-cast.voters" },
  })
  const isReview = answer?.isReview ?? false
  return (
    <SchemaForm form={form} action={view.action}>
      <UnsavedGuard />
      <IdempotencyKey value={view.key} />
      <div className="stack tight">
        <div className="stack tight" hidden={isReview}>
          {view.isSecret && <Secrecy />}
          {view.voters.length > 0 && (
            <>
              <input type="hidden" name="has_passed" value="on" />
              <CheckboxGroup field={fields.voter_ids} isRequired options={view.voters} />
            </>
          )}
          <RadioGroup field={fields.option_id} isRequired options={view.options} />
          {!view.isSecret && (
            <TextArea field={fields.reason} rows={3} hint={intl.formatMessage({ id: "ballot-cast.reason-hint" })} />
          )}
        </div>
        {isReview ? (
          <CastReview view={view} sent={answer?.initialValue ?? {}} />
        ) : (
          <div className="cluster">
            <SubmitButton name="step" value="review">
              {intl.formatMessage({ id: "ballot-cast.review" })}
            </SubmitButton>
            <span className="hint">{intl.formatMessage({ id: "ballot-cast.final" })}</span>
          </div>
        )}
      </div>
    </SchemaForm>
  )
}

/** What secrecy means, before the vote is cast (VOTE-08). The hidden field says how the answer is to be shown. */
function Secrecy() {
  const intl = useIntl()
  return (
    <>
      <input type="hidden" name="secret" value="on" />
      <Note tone="live" title={intl.formatMessage({ id: "ballot-cast.secret" })}>
        <ul>
          {(["who", "what", "result", "code", "few"] as const).map((part) => (
            <li key={part}>{intl.formatMessage({ id: `ballot-cast.secret.${part}` })}</li>
          ))}
        </ul>
      </Note>
    </>
  )
}

type CastReviewProps = {
  view: CastView
  /** The submitted values. */
  sent: Record<string, unknown>
}

/** Second step of the form: shows the vote to be sent and that it cannot be changed; works with and without JavaScript (FORM-06). */
function CastReview({ view: { options, voters, isSecret }, sent: { option_id, reason, voter_ids } }: CastReviewProps) {
  const intl = useIntl()
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const option = options.find(({ value }) => value === option_id)
  const ids = Array.isArray(voter_ids) ? voter_ids : [voter_ids]
  const names = voters.flatMap(({ value, text }) => (ids.includes(value) ? [text] : []))
  const why = typeof reason === "string" && reason.trim() !== "" ? reason : undefined
  return (
    <>
      <div className="stack tight" ref={ref} tabIndex={-1} role="group" aria-labelledby="ballot-cast-question">
        <p id="ballot-cast-question">
          <strong>{intl.formatMessage({ id: "ballot-cast.question" })}</strong>{" "}
          {intl.formatMessage({ id: "ballot-cast.final" })}
        </p>
        <Facts
          items={[
            {
              term: intl.formatMessage({ id: "ballot-cast.voters" }),
              value: names.join(intl.formatMessage({ id: "person.separator" })) || undefined,
            },
            { term: intl.formatMessage({ id: "ballot-cast.option" }), value: <strong>{option?.text}</strong> },
            {
              term: intl.formatMessage({ id: "ballot-cast.reason" }),
              value: isSecret ? undefined : why ? (
                <span className="lines">{why}</span>
              ) : (
                intl.formatMessage({ id: "ballot-cast.no-reason" })
              ),
            },
          ]}
        />
      </div>
      <div className="acts">
        <SubmitButton name="step" value="cast">
          {intl.formatMessage({ id: "ballot-cast.submit" })}
        </SubmitButton>
        <button type="submit" className="btn" name="step" value="back" formNoValidate>
          {intl.formatMessage({ id: "ballot-cast.back" })}
        </button>
      </div>
    </>
  )
}
