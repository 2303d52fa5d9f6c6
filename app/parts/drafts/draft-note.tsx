import { useState, type FormEvent } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import type { SchemaFormState } from "#app/ui/form/use-schema-form.ts"
import { draftFields } from "./draft-fields.ts"
import type { DraftView } from "./draft.server.ts"

type DraftNoteProps = {
  /** What the loader's `openDraft` found. */
  draft: Pick<DraftView, "keptAt" | "address"> | undefined
  /** The form that it fills. */
  form: SchemaFormState
}

/** Says above a form that what had been typed is there again, since when, and lets one do without it (FORM-08). */
export function DraftNote({ draft, form }: DraftNoteProps) {
  const { url: alliance } = useFrameAlliance()
  const [first] = useState(draft)
  const [isDiscarded, setDiscarded] = useState(false)
  if (!first || isDiscarded || form.hasAnswer) return null

  const url = paths.draft(alliance)
  const discard = (event: FormEvent) => {
    const typed = document.forms.namedItem(form.meta.id)
    if (!typed) return
    event.preventDefault()
    void import("./send-draft.ts").then(({ sendDraft }) => sendDraft(url, "drop", first.address, typed))
    typed.reset()
    setDiscarded(true)
  }
  return (
    <Note tone="hold" title={<FormattedMessage id="form.draft.restored" values={{ time: first.keptAt }} />}>
      <FormattedMessage id="form.draft.files" />
      <form method="post" action={url} onSubmit={discard}>
        <input type="hidden" name={draftFields.address} value={first.address} />
        <button type="submit" className="btn" name={draftFields.intent} value="discard">
          <FormattedMessage id="form.draft.discard" />
        </button>
      </form>
    </Note>
  )
}
