import { useEffect, useRef } from "react"
import { FormattedMessage } from "react-intl"
import { SubmitButton } from "#app/ui/form/submit-button.tsx"
import { Facts } from "#app/ui/layout/facts.tsx"
import type { CastView } from "./cast-view.ts"

type CastReviewProps = {
  options: CastView["options"]
  /** The form as it was sent. */
  sent: Record<string, unknown>
}

/** What is about to be sent, and that it cannot be changed; the second step of the form, with and without scripts (FORM-06). */
export function CastReview({ options, sent: { option_id, reason } }: CastReviewProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  const option = options.find(({ value }) => value === option_id)
  const why = typeof reason === "string" && reason.trim() !== "" ? reason : undefined
  return (
    <>
      <div className="stack tight" ref={ref} tabIndex={-1} role="group" aria-labelledby="ballot-cast-question">
        <p id="ballot-cast-question">
          <strong>
            <FormattedMessage id="ballot-cast.question" />
          </strong>{" "}
          <FormattedMessage id="ballot-cast.final" />
        </p>
        <Facts
          items={[
            { term: <FormattedMessage id="ballot-cast.option" />, value: <strong>{option?.text}</strong> },
            {
              term: <FormattedMessage id="ballot-cast.reason" />,
              value: why ? <span className="lines">{why}</span> : <FormattedMessage id="ballot-cast.no-reason" />,
            },
          ]}
        />
      </div>
      <div className="acts">
        <SubmitButton name="step" value="cast">
          <FormattedMessage id="ballot-cast.submit" />
        </SubmitButton>
        <button type="submit" className="btn" name="step" value="back" formNoValidate>
          <FormattedMessage id="ballot-cast.back" />
        </button>
      </div>
    </>
  )
}
