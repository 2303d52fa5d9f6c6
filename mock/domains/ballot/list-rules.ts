import type { BallotRow } from "./records.ts"
import { mailBallot } from "./mail.ts"
import { creationRules } from "#mock/domains/proposal/creation-rules.ts"

/** openapi/states/ballot.yaml, its first row. */
export const ballotListRules = creationRules<BallotRow>("ballot.create", mailBallot("create"))
