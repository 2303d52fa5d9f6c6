import { FormattedMessage, useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { errorTexts } from "#app/ui/form/error-text.ts"
import type { CastAnswer } from "./cast.server.ts"

type CastAnsweredProps = { hasVoted: boolean; answer: CastAnswer }

/**
 * What became of an attempt to vote: it was refused, its answer was lost and it counts all the same, or it had not come to the
 * last word when one could not vote any more (VOTE-03).
 */
export default function CastAnswered({ hasVoted, answer }: CastAnsweredProps) {
  const intl = useIntl()
  const codes = answer.error?.[""]
  const refusal = codes && errorTexts(intl, codes)
  const counts = hasVoted && refusal !== undefined
  return (
    <div id="vote">
      <Note
        tone={counts ? "hold" : "stop"}
        role="alert"
        title={refusal ?? <FormattedMessage id="ballot-cast.closed" values={{ hasVoted }} />}
      >
        <FormattedMessage id={counts ? "ballot-cast.arrived" : "ballot-cast.not-taken"} />
        {!counts && <span className="lines">{reasonIn(answer)}</span>}
      </Note>
    </div>
  )
}

/** What was typed and not taken. */
function reasonIn({ initialValue }: CastAnswer): string {
  return typeof initialValue?.reason === "string" ? initialValue.reason : ""
}
