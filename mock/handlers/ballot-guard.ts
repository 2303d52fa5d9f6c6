import { ballotRules } from "../rules/ballot.ts"
import type { World } from "../rules/rules.ts"
import type { BallotRow } from "../store/work-records.ts"
import { foundRecord, logAs, namedRecord, type Asked } from "./record-guard.ts"

type BallotAction = keyof typeof ballotRules.definition.actions

export type OfBallot = { ballot: BallotRow; world: World }

/** The ballot of a call. */
export function findBallot(asked: Asked & { path: { id: string } }, action: BallotAction | "read"): OfBallot {
  const row = asked.store.rows.ballot.get(asked.path.id)
  const { record: ballot, world } = foundRecord(asked, row, ballotRules, action)
  return { ballot, world }
}

/** The ballot that a filter names. */
export function ballotNamed(asked: Asked, key: string | undefined): () => BallotRow | undefined {
  return namedRecord(asked, { key }, (id) => asked.store.rows.ballot.get(id), ballotRules)
}

/** What the log says of a deed on a ballot. */
export const logOf = logAs("ballot")
