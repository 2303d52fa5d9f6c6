import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { Note } from "../feedback/note.tsx"
import { errorTexts } from "./error-text.ts"

type RefusedNoteProps = { lastResult: SubmissionResult<string[]> | undefined }

/** Why something was not done, where its form no longer stands on the page or is a button (ERR-01). */
export function RefusedNote({ lastResult }: RefusedNoteProps) {
  const intl = useIntl()
  const refusal = lastResult?.error?.[""]
  if (!refusal) return null
  return (
    <Note tone="stop" role="alert">
      {errorTexts(intl, refusal)}
    </Note>
  )
}
