import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import { recordGuard } from "#mock/engine/record-guard.ts"
import type { BallotRow } from "./records.ts"
import { ballotRules } from "./rules.ts"

/** Finding a ballot, changing it, and logging an action on it. */
export const { find: findBallot, named: ballotNamed, change: changeBallot, logOf } = recordGuard("ballot", ballotRules)

/** Reference to a ballot. */
export const ballotRecordRef = subjectRef<BallotRow>("ballot", ballotRules)
