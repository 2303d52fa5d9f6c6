import { FormattedMessage } from "react-intl"
import { readMessageCode } from "#app/lib/message-code.ts"
import { Note } from "../feedback/note.tsx"
import { useFormContext } from "./form-context.ts"

type StaleNoteProps = {
  /** Where the record can be read as it is now. */
  href: string
}

/**
 * In a form that changes a record, after somebody else was quicker (the error summary says who and when): everything that was
 * typed is still there, the present version opens beside it, and sending again replaces it (FORM-08).
 */
export function StaleNote({ href }: StaleNoteProps) {
  const { lastResult } = useFormContext()
  const isStale = lastResult?.error?.[""]?.some((code) => readMessageCode(code).id === "form.stale")
  if (!isStale) return null
  return (
    <Note tone="hold" title={<FormattedMessage id="form.stale.kept" />}>
      <FormattedMessage id="form.stale.again" />{" "}
      <a href={href} target="_blank" rel="noreferrer">
        <FormattedMessage id="form.stale.open" />
      </a>
    </Note>
  )
}
