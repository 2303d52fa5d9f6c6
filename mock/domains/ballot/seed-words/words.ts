import type { BallotOption } from "#mock/domains/ballot/records.ts"

/** The texts of one seeded ballot. They share one language, except for the reasons, which are in each voter's language. */
export type BallotWords = {
  subject: string
  question: string
  options: readonly BallotOption[]
  /** Comments that were resolved before the ballot, one per line of the attached file. */
  comments?: readonly string[]
  /** The reason for the cancellation. */
  reason?: string
  /** The number of the proposal that the ballot is about. */
  proposal?: number
}

/** The options of a yes-or-no ballot. */
export const approval: readonly BallotOption[] = [
  { id: "approve", text: "Approve", is_abstention: false },
  { id: "disapprove", text: "Disapprove", is_abstention: false },
  { id: "abstain", text: "Abstain", is_abstention: true },
]

/** The same options in Chinese. */
export const approvalInChinese: readonly BallotOption[] = [
  { id: "approve", text: "同意", is_abstention: false },
  { id: "disapprove", text: "不同意", is_abstention: false },
  { id: "abstain", text: "弃权", is_abstention: true },
]
