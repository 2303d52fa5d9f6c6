import { useLocation, useParams, useRevalidator } from "@remix-run/react"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { useIntl } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { param } from "#app/lib/route-params.ts"
import { useRestart } from "#app/client/framework/fresh-outlet.tsx"
import { useFailedSubmit } from "#app/client/framework/failed-submit.ts"
import { Note } from "#app/ui/feedback/note.tsx"
import { useFormContext } from "../fields/form-context.ts"
import { SENT } from "../recovery/unsaved-forms.ts"
import { UnsavedGuard } from "../recovery/unsaved-guard.tsx"
import type { SchemaFormState } from "../submit/use-schema-form.ts"
import type { DraftView } from "./draft.server.ts"
import { wasChangedEarly } from "../recovery/typed-early.ts"
import { DISCARDED, draftFields } from "./draft-fields.ts"
import type { DraftState, Keeper } from "./keeper.ts"

/**
 * Saves the input of a long form on the server, so that a closed tab, a timeout or an ended session loses nothing (FORM-08), and warns
 * before the form is left (SHELL-05). Place it inside the `SchemaForm`; it renders the save status for the `state` of the form's bar. The
 * page's loader restores the draft with `openDraft`.
 */
export function DraftKeeper() {
  const intl = useIntl()
  const { form, lastResult } = useFormContext()
  const url = useDraftAddress()
  const { pathname, search } = useLocation()
  const [state, setState] = useState<DraftState>("none")
  const keeper = useKeeper(url, pathname + search, form.id, setState)
  const failed = useFailedSubmit(form.id)

  useEffect(() => {
    if (lastResult?.status === "error" || failed) keeper.change()
  }, [keeper, url, pathname, search, lastResult, failed])

  return (
    <>
      <UnsavedGuard isKept={state !== "failed"} />
      <span role="status">
        {state === "kept" && intl.formatMessage({ id: "form.draft.kept" })}
        {state === "failed" && intl.formatMessage({ id: "form.draft.failed" })}
      </span>
    </>
  )
}

/** Where drafts of this page's alliance are saved. */
const useDraftAddress = () => paths.draft(param(useParams(), "alliance"))

/** Input, and the events after which there is nothing to save. */
const noted = ["input", SENT, DISCARDED]

/** A keeper whose code may still be on its way: it then saves what has changed as soon as it is there. */
class ComingKeeper {
  #keeper: Keeper | undefined
  #isChanged = false

  /** Something is to be saved. */
  change(isChanged = true): void {
    this.#isChanged = isChanged
    if (isChanged) this.#keeper?.change()
  }

  arrive(keeper: Keeper): void {
    this.#keeper = keeper
    if (this.#isChanged) keeper.change()
  }

  leave(): void {
    this.#keeper = undefined
    this.#isChanged = false
  }
}

/** The keeper of one form. It also saves what was typed before its code is loaded; nothing is rendered again when it is. */
function useKeeper(url: string, address: string, formId: string, tell: (state: DraftState) => void): ComingKeeper {
  const [keeper] = useState(() => new ComingKeeper())

  useEffect(() => {
    let stop: (() => void) | undefined
    const waiting = new AbortController() // ends with the keeper's arrival, or with the form
    const form = document.forms.namedItem(formId)
    if (form !== null && wasChangedEarly(form)) keeper.change()
    const note = ({ type }: Event) => keeper.change(type === "input")
    for (const event of noted) form?.addEventListener(event, note, { signal: waiting.signal })
    void import("./keeper.ts").then(({ Keeper }) => {
      if (waiting.signal.aborted) return
      waiting.abort()
      const made = new Keeper(url, address, form, tell)
      stop = made.listen()
      keeper.arrive(made)
    })
    return () => {
      waiting.abort()
      keeper.leave()
      stop?.()
    }
  }, [keeper, url, address, formId, tell])

  return keeper
}

type DraftNoteProps = {
  /** The result of `openDraft` in the loader. */
  draft: Pick<DraftView, "keptAt" | "address"> | undefined
  /** The form that the draft fills. */
  form: SchemaFormState
  /** The form contains file fields. */
  hasFiles?: boolean
}

/** Note above a form: says that the draft was restored and when it was saved, and offers to discard it (FORM-08). */
export function DraftNote({ draft, form, hasFiles }: DraftNoteProps) {
  const intl = useIntl()
  const url = useDraftAddress()
  const [first] = useState(draft)
  const { isDiscarded, discard } = useDiscard(url, form.meta.id, draft)
  if (!first || isDiscarded || form.hasAnswer) return null

  return (
    <Note tone="hold" title={intl.formatMessage({ id: "form.draft.restored" }, { time: first.keptAt })}>
      {hasFiles && intl.formatMessage({ id: "form.draft.files" })}
      <form method="post" action={url} onSubmit={(event) => discard(event, first.address)}>
        <input type="hidden" name={draftFields.address} value={first.address} />
        <button type="submit" className="btn" name={draftFields.intent} value="discard">
          {intl.formatMessage({ id: "form.draft.discard" })}
        </button>
      </form>
    </Note>
  )
}

/**
 * Discards a draft, and remounts the page once its loader returns no draft any more, also after the form is submitted. Resetting the form
 * is not enough: it would keep chosen files, selects would not show their first option, and the version would be that of the draft.
 */
function useDiscard(url: string, formId: string, draft: DraftNoteProps["draft"]) {
  const [isDiscarded, setDiscarded] = useState(false)
  const { revalidate } = useRevalidator()
  const restart = useRestart()

  const isSent = useRef(false)

  useEffect(() => {
    // the listener goes with the form
    document.forms.namedItem(formId)?.addEventListener(SENT, () => (isSent.current = true))
  }, [formId])

  useEffect(() => {
    if ((isDiscarded || isSent.current) && !draft) restart()
  }, [isDiscarded, draft, restart])

  const discard = (event: FormEvent<HTMLFormElement>, address: string) => {
    const note = event.currentTarget
    const formElement = document.forms.namedItem(formId)
    if (!formElement) return
    event.preventDefault()
    formElement.dispatchEvent(new Event(DISCARDED))
    void import("./send-draft.ts").then(({ sendDraft }) =>
      sendDraft(url, "drop", address, formElement, (isDropped) => {
        if (!isDropped) return note.submit() // the browser shows the error page
        document.getElementById("main")?.focus({ preventScroll: true }) // the button disappears
        setDiscarded(true)
        revalidate()
      }),
    )
  }
  return { isDiscarded, discard }
}
