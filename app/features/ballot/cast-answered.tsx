import { FormattedMessage, useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { errorText } from "#app/ui/form/error-text.ts"
import type { CastAnswer } from "./cast-view.ts"

type CastAnsweredProps = { hasVoted: boolean; answer: CastAnswer }

/** What became of an attempt to vote: it was refused, or its answer was lost and it counts all the same (VOTE-03). */
export default function CastAnswered({ hasVoted, answer }: CastAnsweredProps) {
  const intl = useIntl()
  const words = answer.error?.[""]?.map((code) => errorText(intl, code)).join(" ")
  if (!words) return null
  return (
    <div id="vote">
      <Note tone={hasVoted ? "hold" : "stop"} role="alert" title={words}>
        <FormattedMessage id={hasVoted ? "ballot-cast.arrived" : "ballot-cast.not-taken"} />
        {!hasVoted && <span className="lines">{reasonIn(answer)}</span>}
      </Note>
    </div>
  )
}

/** What was typed and not taken. */
function reasonIn({ initialValue }: CastAnswer): string {
  return typeof initialValue?.reason === "string" ? initialValue.reason : ""
}
