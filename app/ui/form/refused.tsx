import type { SubmissionResult } from "@conform-to/react"
import { useIntl } from "react-intl"
import { Note } from "../feedback/note.tsx"
import { errorText } from "./error-text.ts"

/** Says why something was not done that was asked with a button alone: a form without fields has no summary of errors. */
export function Refused({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const intl = useIntl()
  const codes = Object.values(result?.error ?? {}).flatMap((errors) => errors ?? [])
  if (codes.length === 0) return null
  return (
    <Note tone="stop" role="alert">
      {[...new Set(codes)].map((code) => errorText(intl, code)).join("\n")}
    </Note>
  )
}
