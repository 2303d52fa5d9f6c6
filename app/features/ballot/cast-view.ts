import type { SubmissionResult } from "@conform-to/react"
import type { Option } from "#app/ui/form/select-field.tsx"

/** What the voting on the page of a ballot shows. */
export type CastView = {
  /** Where it is sent: the page itself. */
  action: string
  options: Option[]
  /** The ballot offers to vote; if not, only what was answered to an attempt is shown. */
  isOffered: boolean
  /** A vote of this person counts. */
  hasVoted: boolean
  key: string
  /** What had been typed before (FORM-08). */
  draft?: SubmissionResult<string[]>
}

/** What an attempt to vote was answered; `isReview` where it only waits for the person's last word. */
export type CastAnswer = SubmissionResult<string[]> & { isReview?: boolean }
