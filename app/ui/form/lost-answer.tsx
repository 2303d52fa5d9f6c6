import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { Note } from "../feedback/note.tsx"
import { errorTexts } from "./error-text.ts"

/**
 * What the action answered to a form that its page no longer shows, because the record is another one now: somebody was quicker, or an
 * earlier attempt was done after all (FORM-08). Stands in the form's place.
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
