import { useLocation } from "@remix-run/react"
import { useEffect, useState } from "react"
import { FormattedMessage } from "react-intl"
import { paths } from "#app/lib/paths.ts"
import { useFrameAlliance } from "#app/parts/frame/use-page-frame.ts"
import { useFormContext } from "#app/ui/form/form-context.ts"
import { UnsavedGuard } from "#app/ui/form/unsaved-guard.tsx"
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
