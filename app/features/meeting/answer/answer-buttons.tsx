import { Form } from "@remix-run/react"
import { useIntl } from "react-intl"
import { invitationAnswerValues } from "#openapi/generated/values/invitation-answer.ts"
import { OwnerField } from "#app/forms/submit/owner-field.tsx"
import type { Answered } from "./answers-view.ts"

const buttonTexts = {
  accepted: "meeting-answer.accept",
  tentative: "meeting-answer.tentative",
  declined: "meeting-answer.decline",
} as const

/** What the person answered. An answer for another time no longer counts: they are asked again. */
function textOf(mine: Answered) {
  if (!mine) return "meeting-answer.question"
  return mine.isOutdated
    ? (`meeting-answer.outdated.${mine.answer}` as const)
    : (`meeting-answer.mine.${mine.answer}` as const)
}

type AnswerButtonsProps = {
  mine: Answered
  /** The number of meetings that follow in the series: one answer can count for all of them (MEET-17). */
  later: number
}

/**
 * The current answer and a button for each of the three answers. They submit without a confirmation, because an answer can be changed until
 * the meeting ends (MEET-10).
 */
export function AnswerButtons({ mine, later }: AnswerButtonsProps) {
  const intl = useIntl()
  return (
    <div className="stack tight">
      <p>{intl.formatMessage({ id: textOf(mine) })}</p>
      {later > 0 && (
        <label className="choice">
          <input type="checkbox" name="scope" value="following" defaultChecked={!mine} />
          <span>{intl.formatMessage({ id: "meeting-answer.following" }, { total: later })}</span>
        </label>
      )}
      <div className="acts">
        {invitationAnswerValues.map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className="btn"
            aria-pressed={mine?.answer === answer && !mine.isOutdated}
          >
            {intl.formatMessage({ id: buttonTexts[answer] })}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The answer buttons on the meeting page; the form posts to the answer page. */
export function InlineAnswerForm({ action, ...given }: AnswerButtonsProps & { action: string }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <OwnerField />
      <AnswerButtons {...given} />
    </Form>
  )
}
