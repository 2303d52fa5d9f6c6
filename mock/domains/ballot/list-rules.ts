import type { BallotRow } from "./records.ts"
import { mailBallot } from "./mail.ts"
import { creationRules } from "#mock/domains/proposal/creation-rules.ts"

/** Implements the first row of openapi/states/ballot.yaml. */
export const ballotListRules = creationRules<BallotRow>("ballot.create", mailBallot("create"))
