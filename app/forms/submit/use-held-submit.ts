import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { FormWork, WorkState } from "../fields/form-context.ts"
import type { SchemaFormState } from "./use-schema-form.ts"

/** Collects the work states of the fields. */
function useFieldStates() {
  const [states, setStates] = useState<Record<string, WorkState>>({})
  const report = useCallback(
    (fieldId: string, state: WorkState) =>
      setStates((all) => ((all[fieldId] ?? "idle") === state ? all : { ...all, [fieldId]: state })),
    [],
  )
  const all = Object.values(states)
  const state: WorkState = all.includes("running") ? "running" : all.includes("failed") ? "failed" : "idle"
  return { state, report }
}

/**
 * Delays a submit until the validation code is loaded, so that errors are shown on the page, and until all uploads have finished (one that
 * has just begun is rendered, but not reported yet). If an upload fails, the form is not sent (FORM-03).
 */
export function useHeldSubmit({ isReady, load }: Pick<SchemaFormState, "isReady" | "load">) {
  const { state, report } = useFieldStates()
  const held = useRef<(() => void) | undefined>(undefined)
  const [isAwaited, setAwaited] = useState(false)
  const isFree = isReady && state === "idle"
  if (isAwaited && state === "failed") setAwaited(false)

  useEffect(() => {
    const submit = held.current
    if (!isFree && state !== "failed") return
    held.current = undefined
    if (isFree) submit?.()
  }, [isFree, state])

  const hold = (form: HTMLFormElement, submitter: HTMLElement | null): boolean => {
    const isHeld = state !== "failed" && (!isFree || form.querySelector("[data-work=running]") !== null)
    held.current = isHeld ? () => form.requestSubmit(submitter) : undefined
    setAwaited(isHeld)
    if (!isFree) load()
    if (state === "failed") form.querySelector<HTMLElement>("[data-work=failed]")?.focus()
    return isHeld || !isFree
  }
  const work: FormWork = useMemo(() => ({ state, isAwaited, report }), [state, isAwaited, report])
  return [hold, work] as const
}
