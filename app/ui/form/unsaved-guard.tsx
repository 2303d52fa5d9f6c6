import { useBeforeUnload, useBlocker } from "@remix-run/react"
import { useCallback, useEffect, useRef } from "react"
import { useEnhancement } from "../widgets/use-enhancement.ts"
import { useFormContext } from "./form-context.ts"
import { areFormsUnsaved, noteForm, ownFields, SENT, useIsAsking } from "./unsaved-forms.ts"

type UnsavedGuardProps = { /** A draft of the form is kept (`DraftKeeper`). */ isKept?: boolean }

const loadGuard = () => import("./leave-guard.tsx")

/** Asks before a form with unsaved changes, or with files on their way, is left (SHELL-05). Stands inside its `SchemaForm`. */
export function UnsavedGuard({ isKept = false }: UnsavedGuardProps) {
  const { form, lastResult, isBusy, work } = useFormContext()
  const isOpen = work.state !== "idle" || lastResult?.status === "error"
  useTouched({ formId: form.id, isKept, isOpen, isBusy })
  const { Guard } = useGuard()
  return useIsAsking(form.id) ? <Stay Guard={Guard} /> : null
}

/** Stands there before anything is changed: a blocker that came with the first change would come late on a busy machine. */
function Stay({ Guard }: ReturnType<typeof useGuard>) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && areFormsUnsaved(),
  )
  useBeforeUnload(useCallback((event) => (areFormsUnsaved() ? event.preventDefault() : undefined), []))
  return Guard ? <Guard blocker={blocker} /> : null
}

/** What asks, once the page has nothing better to do than to load it. */
function useGuard() {
  return { Guard: useEnhancement(loadGuard) }
}

/** All that would be sent, in whatever order its controls stand: a picker sorts its people, an upload puts chips for boxes. */
function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name])
  const filled = entries.filter(([name = "", value]) => value !== "" && !ownFields.has(name))
  return JSON.stringify(filled.map((entry) => entry.join("=")).sort())
}

const beginnings = ["focusin", "pointerdown"]
const changes = ["input", "change", "submit"] // a row is added by a submit

/** `isOpen`: files are on their way, or it was refused. */
type Standing = { formId: string; isKept: boolean; isOpen: boolean; isBusy: boolean }

/**
 * Notes whether a form holds something else than when the person came to it. It is compared with itself and not with the record's
 * values: those have no version, no order and no lists of one, and every form that changes a record would seem changed when it is opened.
 */
function useTouched(standing: Standing): void {
  const { formId } = standing
  const opened = useRef<string>()
  const isTouched = useRef(false)
  const present = useRef(standing)

  const note = useCallback(() => {
    const form = document.forms.namedItem(formId)
    const { isKept, isOpen, isBusy } = present.current
    const isChanged = form !== null && isTouched.current && contentOf(form) !== opened.current
    noteForm(formId, opened.current === undefined ? undefined : { isKept, isUnsaved: (isChanged || isOpen) && !isBusy })
  }, [formId])

  useEffect(() => {
    const form = document.forms.namedItem(formId)
    if (!form) return
    const begin = () => {
      if (!isTouched.current) opened.current = contentOf(form)
      note()
    }
    const change = () => {
      isTouched.current = true
      note()
    }
    const reset = () =>
      setTimeout(() => {
        isTouched.current = false
        begin()
      })
    const sent = () => {
      isTouched.current = false
      begin()
    }
    opened.current ??= contentOf(form)
    note()
    const listeners = [
      ...beginnings.map((event) => [event, begin] as const),
      ...changes.map((event) => [event, change] as const),
      ["reset", reset] as const,
      [SENT, sent] as const,
    ]
    for (const [event, listener] of listeners) form.addEventListener(event, listener)
    return () => {
      for (const [event, listener] of listeners) form.removeEventListener(event, listener)
      noteForm(formId)
    }
  }, [formId, note])

  useEffect(() => {
    present.current = standing
    if (isTouched.current || standing.isOpen) note() // what a submit adds or takes away stands there after it
  })
}
