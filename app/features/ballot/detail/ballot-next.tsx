import { useIntl } from "react-intl"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { CancelNote } from "#app/parts/event/event-facts.tsx"
import { Note } from "#app/ui/feedback/note.tsx"
import { linkTo } from "#app/ui/link.tsx"
import { Time } from "#app/ui/time.tsx"
import type { BallotView } from "./detail.server.ts"

/** Tells the user what happens next with a ballot and who still has to vote. */
export function BallotNext({ ballot }: { ballot: BallotView }) {
  const intl = useIntl()
  const { status, times, endReason, myVote, actions, passed } = ballot
  if (status === "cancelled") return <CancelNote reason={endReason} />
  if (status === "ended") return <Ended times={times} />
  if (myVote) return <Voted ballot={ballot} />
  if (passed.holder) return <Passed ballot={ballot} holder={passed.holder} />
  if (status === "not_started") return <Coming ballot={ballot} />
  if (actions.includes("vote")) return null
  if (ballot.myEntity) return <OthersVote entity={ballot.myEntity} times={times} />
  return (
    <Note tone="live">
      {intl.formatMessage({ id: "ballot.next.not-a-voter" }, { time: <Time moment={times.endWithZone} /> })}
    </Note>
  )
}

/** To a voter who has passed the vote on: who holds it, and that it can be taken back until it is cast (VOTE-09). */
function Passed({ ballot: { scope, id, times, actions }, holder }: { ballot: BallotView; holder: string }) {
  const intl = useIntl()
  const values = {
    name: holder,
    start: <Time moment={times.startWithZone} />,
    end: <Time moment={times.endWithZone} />,
  }
  return (
    <Note tone="live" title={intl.formatMessage({ id: "ballot.next.passed" }, values)}>
      {intl.formatMessage({ id: "ballot.next.passed-until" }, values)}{" "}
      {actions.includes("revoke") && (
        <a {...linkTo(ballotPaths.revoke(scope, id))}>{intl.formatMessage({ id: "ballot.action.revoke" })}</a>
      )}
    </Note>
  )
}

/** Who has passed the vote to the user. */
function Held({ held }: Pick<BallotView["passed"], "held">) {
  const intl = useIntl()
  const names = held.map(({ name }) => name).join(intl.formatMessage({ id: "person.separator" }))
  return <>{intl.formatMessage({ id: "ballot.next.held" }, { names, count: held.length })}</>
}

/** When voting starts, and what the user can do then. */
function Coming({ ballot: { isVoter, times, myEntity, passed } }: { ballot: BallotView }) {
  const intl = useIntl()
  const { held } = passed
  return (
    <Note tone="live">
      {intl.formatMessage(
        { id: isVoter ? "ballot.next.coming" : "ballot.next.coming-other" },
        { time: <Time moment={times.startWithZone} /> },
      )}{" "}
      {myEntity && <VoterOfEntity entity={myEntity} />}
      {held.length > 0 && <Held held={held} />}
    </Note>
  )
}

function Ended({ times }: Pick<BallotView, "times">) {
  const intl = useIntl()
  return (
    <Note tone="live">
      {intl.formatMessage({ id: "ballot.next.ended" }, { time: <Time moment={times.endWithZone} /> })}
    </Note>
  )
}

/** Shows the user's vote with a link to the receipt (VOTE-06). */
function Voted({ ballot: { scope, id, myVote, myEntity, times } }: { ballot: BallotView }) {
  const intl = useIntl()
  if (!myVote) return null
  const values = {
    option: myVote.option,
    name: myVote.castBy,
    time: <Time moment={myVote.when} />,
    end: <Time moment={times.endWithZone} />,
  }
  return (
    <Note tone="done" title={intl.formatMessage({ id: votedText(myVote) }, values)}>
      {myEntity && intl.formatMessage({ id: "ballot.next.for-entity" }, { entity: myEntity.name })}{" "}
      {intl.formatMessage({ id: "ballot.next.voted-until" }, values)}{" "}
      {myVote.code && (
        <a {...linkTo(ballotPaths.receipt(scope.alliance, id))}>
          {intl.formatMessage({ id: "ballot.action.receipt" })}
        </a>
      )}
    </Note>
  )
}

/** Who cast the vote, and what it is unless the ballot is secret. */
function votedText({ option, castBy }: NonNullable<BallotView["myVote"]>) {
  if (castBy) return option === undefined ? "ballot.next.cast-by-secret" : "ballot.next.cast-by"
  return option === undefined ? "ballot.next.voted-secret" : "ballot.next.voted"
}

type OwnEntity = NonNullable<BallotView["myEntity"]>

/** Who casts the vote of the user's entity (VOTE-07). */
export function VoterOfEntity({ entity: { name, weight, representative, isOwn } }: { entity: OwnEntity }) {
  const intl = useIntl()
  const id = representative ? (isOwn ? "own" : "other") : "first"
  return (
    <>
      {intl.formatMessage({ id: `ballot.entity.${id}` }, { entity: name, name: representative })}{" "}
      {weight > 1 && intl.formatMessage({ id: "ballot.entity.weight" }, { weight })}
    </>
  )
}

/** To a voter who cannot vote: somebody else has voted for the entity, or only its representative may (VOTE-07). */
function OthersVote({ entity, times }: { entity: OwnEntity } & Pick<BallotView, "times">) {
  const intl = useIntl()
  const { name, vote } = entity
  const end = <Time moment={times.endWithZone} />
  if (!vote)
    return (
      <Note tone="live">
        <VoterOfEntity entity={entity} /> {intl.formatMessage({ id: "ballot.next.until" }, { end })}
      </Note>
    )
  const values = { entity: name, name: vote.who, time: <Time moment={vote.when} /> }
  return (
    <Note tone="done" title={intl.formatMessage({ id: "ballot.next.entity-voted" }, values)}>
      {intl.formatMessage({ id: "ballot.next.voted-until" }, { end })}
    </Note>
  )
}
