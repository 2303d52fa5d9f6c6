import { useEffect, useRef, useState } from "react"
import { useIntl } from "react-intl"
import { useFormContext } from "#app/forms/fields/form-context.ts"
import { UnsavedGuard } from "#app/forms/recovery/unsaved-guard.tsx"

/** Milliseconds without input after which the draft is saved. */
const saveDelay = 800

/**
 * Saves a long form as a draft in the browser of a user without a session (ADM-09, FORM-08), and asks before the user leaves the form
 * (SHELL-05). Must be rendered inside the `SchemaForm`; its status text belongs in the `state` slot of the form's action bar.
 */
export function BrowserDraftKeeper({ draftKey }: { draftKey: string }) {
  const intl = useIntl()
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
          setState(keepDraft(draftKey, element) ? "kept" : "failed"),
        )
    }
    const change = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, saveDelay)
    }
    const leave = () => timer !== undefined && keep()
    element?.addEventListener("input", change)
    window.addEventListener("pagehide", leave)
    return () => {
      leave()
      clearTimeout(timer)
      element?.removeEventListener("input", change)
      window.removeEventListener("pagehide", leave)
    }
  }, [form.id, draftKey])

  return (
    <>
      <UnsavedGuard isKept={state !== "failed"} />
      <span role="status">
        {state === "kept" && intl.formatMessage({ id: "apply.draft.kept" })}
        {state === "failed" && intl.formatMessage({ id: "form.draft.failed" })}
      </span>
    </>
  )
}
