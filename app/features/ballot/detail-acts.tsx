import { EventActs, PageActLink } from "#app/parts/event-page/event-acts.tsx"
import type { BallotView } from "./ballot-view.server.ts"

/** The buttons of a ballot's head (ROLE-05). */
export function DetailActs({ ballot }: { ballot: BallotView }) {
  return <EventActs acts={ballot.acts}>{(act, className) => <PageActLink act={act} className={className} />}</EventActs>
}
