import { useLocation, useRevalidator } from "@remix-run/react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useRestart } from "#app/parts/frame/fresh-outlet.tsx"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { useFormContext } from "#app/ui/form/form-context.ts"
import { SENT } from "#app/ui/form/unsaved-forms.ts"
import { UnsavedGuard } from "#app/ui/form/unsaved-guard.tsx"
import type { SchemaFormState } from "#app/ui/form/use-schema-form.ts"
import type { DraftView } from "./draft.server.ts"
import { DISCARDED, draftFields } from "./draft-fields.ts"
import type { DraftState, Keeper } from "./keeper.ts"

/**
 * Keeps what is typed into a long form on the server, so that a closed tab, a time-out or an ended session loses nothing
 * (FORM-08), and asks before the form is left (SHELL-05): who comes back finds it again. Stands inside the `SchemaForm`; says
 * how things are, for the `state` of the form's bar. The page's loader takes it back with `openDraft`.
 */
export function DraftKeeper() {
  const { form, lastResult } = useFormContext()
  const { url: alliance } = useFrameAlliance()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<DraftState>("none")
  const keeper = useKeeper(paths.draft(alliance), pathname + search, form.id, setState)

  useEffect(() => {
    if (lastResult?.status === "error") keeper?.change()
  }, [keeper, lastResult])

  return (
    <>
      <UnsavedGuard isKept />
      <span role="status">
        {state === "kept" && <FormattedMessage id="form.draft.kept" />}
        {state === "failed" && <FormattedMessage id="form.draft.failed" />}
      </span>
    </>
  )
}

/** The keeper of one form, once its code has come. */
function useKeeper(url: string, address: string, formId: string, tell: (state: DraftState) => void) {
  const [keeper, setKeeper] = useState<Keeper>()

  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    void import("./keeper.ts").then(({ Keeper }) => {
      if (isGone) return
      const made = new Keeper(url, address, formId, tell)
      stop = made.listen()
      setKeeper(made)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [url, address, formId, tell])

  return keeper
}

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
  const url = paths.draft(alliance)
  const { isDiscarded, discard } = useDiscard(url, form.meta.id, draft)
  if (!first || isDiscarded || form.hasAnswer) return null

  return (
    <Note tone="hold" title={<FormattedMessage id="form.draft.restored" values={{ time: first.keptAt }} />}>
      <FormattedMessage id="form.draft.files" />
      <form method="post" action={url} onSubmit={(event) => discard(event, first.address)}>
        <input type="hidden" name={draftFields.address} value={first.address} />
        <button type="submit" className="btn" name={draftFields.intent} value="discard">
          <FormattedMessage id="form.draft.discard" />
        </button>
      </form>
    </Note>
  )
}

/**
 * Drops a draft, and starts the page anew once its loader has none any more, also where it was sent: a form that is reset would keep
 * chosen files, no select would show its first option, and the version would be that of the draft.
 */
function useDiscard(url: string, formId: string, draft: DraftNoteProps["draft"]) {
  const [isDiscarded, setDiscarded] = useState(false)
  const { revalidate } = useRevalidator()
  const restart = useRestart()

  const isSent = useRef(false)

  useEffect(() => {
    const typed = document.forms.namedItem(formId)
    const sent = () => (isSent.current = true)
    typed?.addEventListener(SENT, sent)
    return () => typed?.removeEventListener(SENT, sent)
  }, [formId])

  useEffect(() => {
    if ((isDiscarded || isSent.current) && !draft) restart()
  }, [isDiscarded, draft, restart])

  const discard = (event: FormEvent<HTMLFormElement>, address: string) => {
    const [note, typed] = [event.currentTarget, document.forms.namedItem(formId)]
    if (!typed) return
    event.preventDefault()
    typed.dispatchEvent(new Event(DISCARDED))
    void import("./send-draft.ts").then(({ sendDraft }) =>
      sendDraft(url, "drop", address, typed, (isDropped) => {
        if (!isDropped) return note.submit() // the browser shows what is wrong
        setDiscarded(true)
        revalidate()
      }),
    )
  }
  return { isDiscarded, discard }
}
