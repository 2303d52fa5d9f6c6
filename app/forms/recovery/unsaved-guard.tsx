import { useBeforeUnload, useBlocker } from "@remix-run/react"
import { useCallback, useEffect, useRef } from "react"
import { ownFields } from "../schema/form-field-names.ts"
import { useFailedSubmit } from "#app/client/framework/failed-submit.ts"
import { wasChangedEarly } from "./typed-early.ts"
import { useEnhancement } from "#app/ui/widgets/use-enhancement.ts"
import { useFormContext } from "../fields/form-context.ts"
import { areFormsUnsaved, areUnsavedFormsKept, isWithinSteps, noteForm, SENT, useIsAsking } from "./unsaved-forms.ts"

type UnsavedGuardProps = { /** A draft of the form is saved (`DraftKeeper`). */ isKept?: boolean }

const loadGuard = () => import("./leave-guard.tsx")

/** Asks for confirmation before a form with unsaved changes or running uploads is left (SHELL-05). Placed inside its `SchemaForm`. */
export function UnsavedGuard({ isKept = false }: UnsavedGuardProps) {
  const { form, lastResult, isBusy, work } = useFormContext()
  const hasFailed = useFailedSubmit(form.id) !== undefined
  const isOpen = work.state !== "idle" || lastResult?.status === "error" || hasFailed
  useChangeTracking({ formId: form.id, isKept, isOpen, isBusy })
  return useIsAsking(form.id) ? <LeaveBlocker /> : null
}

/** Rendered before any change: a blocker added with the first change could come too late on a slow machine. */
function LeaveBlocker() {
  const { Guard } = useGuard()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      areFormsUnsaved() &&
      !(isWithinSteps(nextLocation.state) && areUnsavedFormsKept()),
  )
  useBeforeUnload(useCallback((event) => (areFormsUnsaved() ? event.preventDefault() : undefined), []))
  return Guard ? <Guard blocker={blocker} /> : null
}

/** Returns the confirmation dialog, which is loaded when the browser is idle. */
function useGuard() {
  return { Guard: useEnhancement(loadGuard) }
}

/** The content that would be sent, independent of the order of controls: pickers sort people, and uploads replace file inputs by chips. */
function contentOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === "string" ? value : value.name])
  const filled = entries.filter(([name = "", value]) => value !== "" && !ownFields.has(name))
  return JSON.stringify(filled.map((entry) => entry.join("=")).sort())
}

const startEvents = ["focusin", "pointerdown"]
const changeEvents = ["input", "change", "submit"] // rows are added by a submit

/** `isOpen`: files are being uploaded, or the form was refused. */
type FormStatus = { formId: string; isKept: boolean; isOpen: boolean; isBusy: boolean }

/**
 * Records whether the content of a form differs from when the user opened it. It is not compared with the record's values, which have no
 * version field and other orders and list formats, so every edit form would seem changed when it is opened.
 */
function useChangeTracking(status: FormStatus): void {
  const { formId } = status
  const opened = useRef<string>()
  const isTouched = useRef(false)
  const present = useRef(status)

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
    if (opened.current === undefined && wasChangedEarly(form)) {
      opened.current = ""
      isTouched.current = true
    }
    opened.current ??= contentOf(form)
    note()
    const listeners = [
      ...startEvents.map((event) => [event, begin] as const),
      ...changeEvents.map((event) => [event, change] as const),
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
    present.current = status
    if (isTouched.current || status.isOpen) note() // rows added or removed by a submit appear after it
  })
}
