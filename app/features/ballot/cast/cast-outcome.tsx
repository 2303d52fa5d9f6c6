import { useIntl } from "react-intl"
import { Note } from "#app/ui/feedback/note.tsx"
import { errorTexts } from "#app/ui/error-text.ts"
import type { CastAnswer } from "./cast.server.ts"

type CastAnsweredProps = { hasVoted: boolean; answer: CastAnswer }

/**
 * Outcome of a vote in a secret ballot, and of one that was not accepted as sent: it was refused; its response was lost but it counts; or voting closed before the user
 * confirmed (VOTE-03).
 */
export default function CastOutcome({ hasVoted, answer }: CastAnsweredProps) {
  const intl = useIntl()
  if (answer.receipt) return <SecretReceipt receipt={answer.receipt} />
  const codes = answer.error?.[""]
  const refusal = codes && errorTexts(intl, codes)
  const counts = hasVoted && refusal !== undefined
  return (
    <div id="vote">
      <Note
        tone={counts ? "hold" : "stop"}
        role="alert"
        title={refusal ?? intl.formatMessage({ id: "ballot-cast.closed" }, { hasVoted })}
      >
        {intl.formatMessage({ id: counts ? "ballot-cast.arrived" : "ballot-cast.not-taken" })}
        {!counts && <span className="lines">{reasonIn(answer)}</span>}
      </Note>
    </div>
  )
}

/** The vote of a secret ballot and its code, or the codes of passed votes, which are shown now and never again (VOTE-08, VOTE-09). */
function SecretReceipt({ receipt: { option, codes } }: { receipt: NonNullable<CastAnswer["receipt"]> }) {
  const intl = useIntl()
  return (
    <div id="vote">
      <Note tone="done" role="status" title={intl.formatMessage({ id: "ballot-cast.secret.done" }, { option })}>
        {codes.map(({ voter, code }) => (
          <p key={code}>
            {voter ?? intl.formatMessage({ id: "ballot.receipt.code" })}: <span className="ref code">{code}</span>
          </p>
        ))}
        {codes.some(({ voter }) => voter) && <p>{intl.formatMessage({ id: "ballot-cast.secret.pass-on" })}</p>}
        {intl.formatMessage({ id: "ballot-cast.secret.keep" })}
      </Note>
    </div>
  )
}

/** The reason that the user entered in the vote that was not accepted. */
function reasonIn({ initialValue }: CastAnswer): string {
  return typeof initialValue?.reason === "string" ? initialValue.reason : ""
}
