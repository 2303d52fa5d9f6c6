import { useEffect, useRef, useState } from "react"
import { FormattedMessage } from "react-intl"
import { useFormContext } from "#app/ui/form/form-context.ts"
import { UnsavedGuard } from "#app/ui/form/unsaved-guard.tsx"

/** Milliseconds without a key being pressed, after which what was typed is kept. */
const pause = 800

/**
 * Keeps what somebody without a session types into a long form, in their own browser (ADM-09, FORM-08), and asks before the form is left
 * (SHELL-05). Stands inside the `SchemaForm`; says how things are, for the `state` of the form's bar.
 */
export function BrowserDraftKeeper({ place }: { place: string }) {
  const { form, isBusy } = useFormContext()
  const [state, setState] = useState<"none" | "kept" | "failed">("none")
  const isSent = useRef(false)

  useEffect(() => {
    isSent.current = isBusy
  }, [isBusy])

  useEffect(() => {
    const element = document.forms.namedItem(form.id)
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (element && !isSent.current)
        void import("./browser-draft.ts").then(({ keepDraft }) =>
          setState(keepDraft(place, element) ? "kept" : "failed"),
        )
    }
    const change = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, pause)
    }
    const leave = () => timer !== undefined && keep()
    element?.addEventListener("input", change)
    window.addEventListener("pagehide", leave)
    return () => {
      clearTimeout(timer)
      element?.removeEventListener("input", change)
      window.removeEventListener("pagehide", leave)
    }
  }, [form.id, place])

  return (
    <>
      <UnsavedGuard isKept />
      <span role="status">
        {state === "kept" && <FormattedMessage id="apply.draft.kept" />}
        {state === "failed" && <FormattedMessage id="form.draft.failed" />}
      </span>
    </>
  )
}
