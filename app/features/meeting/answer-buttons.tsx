import { Form } from "@remix-run/react"
import { FormattedMessage } from "react-intl"
import { OwnerField } from "#app/ui/form/owner-field.tsx"

/** The person's latest answer; undefined if they have not answered yet. */
export type Answered = "accepted" | "tentative" | "declined" | undefined

const answers = ["accepted", "tentative", "declined"] as const

const buttonTexts = {
  accepted: "meeting-answer.accept",
  tentative: "meeting-answer.tentative",
  declined: "meeting-answer.decline",
} as const

/**
 * The current answer and a button for each of the three answers. They submit without a confirmation, because an answer can be changed until
 * the meeting ends (MEET-10).
 */
export function AnswerButtons({ mine }: { mine: Answered }) {
  return (
    <div className="stack tight">
      <p>
        <FormattedMessage id={mine ? `meeting-answer.mine.${mine}` : "meeting-answer.question"} />
      </p>
      <div className="acts">
        {answers.map((answer) => (
          <button
            key={answer}
            type="submit"
            name="answer"
            value={answer}
            className="btn"
            aria-pressed={mine === answer}
          >
            <FormattedMessage id={buttonTexts[answer]} />
          </button>
        ))}
      </div>
    </div>
  )
}

/** The answer buttons on the meeting page; the form posts to the answer page. */
export function InlineAnswerForm({ action, mine }: { action: string; mine: Answered }) {
  return (
    <Form method="post" action={action} preventScrollReset>
      <OwnerField />
      <AnswerButtons mine={mine} />
    </Form>
  )
}
