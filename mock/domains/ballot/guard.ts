import { ballotRules } from "./rules.ts"
import type { World } from "#mock/engine/rules.ts"
import type { BallotRow } from "./records.ts"
import { foundRecord, logAs, namedRecord, type UncheckedCall } from "#mock/engine/record-guard.ts"

type BallotAction = keyof typeof ballotRules.definition.actions

export type OfBallot = { ballot: BallotRow; world: World }

/** Finds the ballot of a call and checks that the user may take the action. */
export function findBallot(asked: UncheckedCall & { path: { id: string } }, action: BallotAction | "read"): OfBallot {
  const row = asked.store.rows.ballot.get(asked.path.id)
  const { record: ballot, world } = foundRecord(asked, row, ballotRules, action)
  return { ballot, world }
}

/** Finds the ballot that a filter names. */
export function ballotNamed(asked: UncheckedCall, key: string | undefined): () => BallotRow | undefined {
  return namedRecord(asked, { key }, (id) => asked.store.rows.ballot.get(id), ballotRules)
}

/** The log entry of an action on a ballot. */
export const logOf = logAs("ballot")
