import type { BallotRow } from "./records.ts"
import { tables } from "#openapi/generated/states.ts"
import { mailBallot } from "./mail.ts"
import { creationRules } from "#mock/domains/proposal/creation-rules.ts"

/** Who may create ballots where (openapi/states/ballot.yaml). */
export const ballotListRules = creationRules<BallotRow>()(tables.ballot.list, "ballot.create", mailBallot)
