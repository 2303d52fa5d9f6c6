import type { BallotRow } from "../store/work-records.ts"
import { mailBallot } from "./ballot-mail.ts"
import { creationRules } from "./creation.ts"

/** states.md section 4, its first row. */
export const ballotListRules = creationRules<BallotRow>("ballot.create", mailBallot("create"))
