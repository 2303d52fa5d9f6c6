import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { Note } from "../feedback/note.tsx"
import { errorTexts } from "./error-text.ts"

/**
 * Shows the action's errors in place of a form that its page no longer renders, because the record has changed: another user was faster,
 * or an earlier attempt had succeeded after all (FORM-08).
 */
export function LostAnswer({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const intl = useIntl()
  const codes = lastResult?.error?.[""] ?? []
  if (codes.length === 0) return null
  return (
    <Note tone="stop" role="alert">
      {errorTexts(intl, codes)}
    </Note>
  )
}
