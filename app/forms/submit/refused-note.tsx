import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { AnswerNote } from "#app/ui/feedback/note.tsx"
import { errorTexts } from "#app/ui/error-text.ts"

type RefusedNoteProps = { lastResult: SubmissionResult<string[]> | undefined }

/** The reason for a refusal, for a form that is only a button or is no longer on the page (ERR-01). */
export function RefusedNote({ lastResult }: RefusedNoteProps) {
  const intl = useIntl()
  const refusal = lastResult?.error?.[""]
  if (!refusal) return null
  return <AnswerNote>{errorTexts(intl, refusal)}</AnswerNote>
}
