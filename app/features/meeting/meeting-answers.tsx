import { FormattedMessage } from "react-intl"
import { People } from "#app/parts/event/people-section.tsx"
import type { AnswersView } from "./answer.server.ts"

const headTexts = {
  accepted: "meeting-answer.people.accepted",
  tentative: "meeting-answer.people.tentative",
  declined: "meeting-answer.people.declined",
} as const

/** For who leads a meeting: how many answered what, and who (MEET-10). */
export function MeetingAnswers({ answers }: { answers: AnswersView }) {
  const { counts } = answers
  const given = (["accepted", "tentative", "declined"] as const).filter((answer) => answers[answer].length > 0)
  return (
    <div className="stack tight" id="answers">
      <p>
        <FormattedMessage id="meeting-answer.counts" values={counts} />
      </p>
      {given.length > 0 && (
        <details>
          <summary>
            <FormattedMessage id="meeting-answer.who" />
          </summary>
          {given.map((answer) => (
            <div key={answer} className="stack tight">
              <h3>
                <FormattedMessage id={headTexts[answer]} values={{ total: answers[answer].length }} />
              </h3>
              <People people={answers[answer]} />
            </div>
          ))}
        </details>
      )}
    </div>
  )
}
