import { paths } from "#app/lib/paths.ts"
import { QuestionLink } from "#app/parts/confirm/question-link.tsx"
import { EventActs, PageActLink } from "#app/parts/event-page/event-acts.tsx"
import type { Act } from "./ballot-acts.ts"
import type { BallotView } from "./ballot-view.server.ts"
import { confirmTexts } from "./confirm-actions.ts"
import { ExtendLink } from "./extend-link.tsx"

/** The buttons of a ballot's head (ROLE-05). */
export function DetailActs({ ballot }: { ballot: BallotView }) {
  return (
    <EventActs acts={ballot.acts}>
      {(act, className) => <ActLink act={act} ballot={ballot} className={className} />}
    </EventActs>
  )
}

type ActLinkProps = { act: Act; ballot: BallotView; className: string | undefined }

function ActLink({ act, ballot: { place, id, reference }, className }: ActLinkProps) {
  if (act.kind === "extend") return <ExtendLink place={place} id={id} number={reference} />
  if (act.kind !== "question") return <PageActLink act={act} className={className} />
  const href = paths.ballotConfirm(place, id, act.key)
  return <QuestionLink id={`ballot-${act.key}`} texts={confirmTexts[act.key]} href={href} number={reference} />
}
