import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { Link } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./ballot-view.server.ts"

/** What happens next with a ballot, and who is waited for (design/ui.md). */
export function DetailNext({ ballot }: { ballot: BallotView }) {
  const { status, times, cancelReason, isVoter, myVote, actions } = ballot
  if (status === "cancelled")
    return (
      <Note tone="stop" title={<FormattedMessage id="event.cancelled" />}>
        {cancelReason ? <span className="lines">{cancelReason}</span> : <FormattedMessage id="event.no-reason" />}
      </Note>
    )
  if (status === "ended") return <Ended ballot={ballot} />
  if (myVote) return <Voted ballot={ballot} />
  if (status === "not_started")
    return (
      <Note tone="live">
        <FormattedMessage
          id={isVoter ? "ballot.next.coming" : "ballot.next.coming-other"}
          values={{ time: <Time moment={times.start} /> }}
        />
      </Note>
    )
  if (actions.includes("vote")) return null
  return (
    <Note tone="live">
      <FormattedMessage id="ballot.next.not-a-voter" values={{ time: <Time moment={times.end} /> }} />
    </Note>
  )
}

function Ended({ ballot: { place, id, times, actions } }: { ballot: BallotView }) {
  return (
    <Note tone="done">
      <FormattedMessage id="ballot.next.ended" values={{ time: <Time moment={times.end} /> }} />{" "}
      {actions.includes("result.get") && (
        <Link to={paths.ballotResult(place.alliance, id)}>
          <FormattedMessage id="ballot.act.result" />
        </Link>
      )}
    </Note>
  )
}

/** What the person voted, and where their receipt is (VOTE-06). */
function Voted({ ballot: { place, id, myVote, times } }: { ballot: BallotView }) {
  if (!myVote) return null
  const values = { option: myVote.option, time: <Time moment={myVote.when} />, end: <Time moment={times.end} /> }
  return (
    <Note tone="done" title={<FormattedMessage id="ballot.next.voted" values={values} />}>
      <FormattedMessage id="ballot.next.voted-until" values={values} />{" "}
      <Link to={paths.ballotReceipt(place.alliance, id)}>
        <FormattedMessage id="ballot.act.receipt" />
      </Link>
    </Note>
  )
}
