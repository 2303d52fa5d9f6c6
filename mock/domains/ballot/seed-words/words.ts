import type { BallotOption } from "#mock/domains/ballot/records.ts"

/** The texts of one ballot of the seed, all in one language but for the reasons: each voter writes in their own. */
export type BallotWords = {
  subject: string
  question: string
  options: readonly BallotOption[]
  /** Comments that were dealt with before the ballot, as the lines of a file. */
  comments?: readonly string[]
  /** Why it was cancelled. */
  reason?: string
  /** The number of the proposal it is about. */
  proposal?: number
}

/** The options of a ballot on yes or no. */
export const approval: readonly BallotOption[] = [
  { id: "approve", text: "Approve", is_abstention: false },
  { id: "disapprove", text: "Disapprove", is_abstention: false },
  { id: "abstain", text: "Abstain", is_abstention: true },
]

/** The same in Chinese. */
export const approvalInChinese: readonly BallotOption[] = [
  { id: "approve", text: "同意", is_abstention: false },
  { id: "disapprove", text: "不同意", is_abstention: false },
  { id: "abstain", text: "弃权", is_abstention: true },
]
