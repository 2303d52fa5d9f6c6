import { useSyncExternalStore } from "react"

/** Event of a form that is being submitted. Needed because React may batch updates and never render the busy state. */
export const SENT = "form-sent"

/** State of a form with a leave confirmation. */
type Guarded = {
  /** Its content differs from when the user opened it, or files are being uploaded. */
  isUnsaved: boolean
  /** A draft of it is saved. */
  isKept: boolean
}

/** The forms of the page with a leave confirmation, by id. */
const guarded = new Map<string, Guarded>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const notifyAll = () => listeners.forEach((listener) => listener())
const first = () => guarded.keys().next().value

/**
 * Records the state of a form synchronously, because the user may leave before React has rendered the input.
 * @param form undefined if the form was removed
 */
export function noteForm(id: string, form?: Guarded): void {
  const before = first()
  if (form) guarded.set(id, form)
  else guarded.delete(id)
  if (first() !== before) notifyAll()
}

/** @returns true for the first form: it asks for all forms, because a page can have only one blocker */
export const useIsAsking = (id: string): boolean => useSyncExternalStore(subscribe, first, () => undefined) === id

const unsaved = () => [...guarded.values()].filter(({ isUnsaved }) => isUnsaved)

/** Whether any form on the page has unsaved changes. */
export const areFormsUnsaved = (): boolean => unsaved().length > 0

/** Whether all unsaved forms have saved drafts, which are restored when the user returns. */
export const areUnsavedFormsKept = (): boolean => unsaved().every(({ isKept }) => isKept)

/** The state of a link between the steps of one process: what was entered is kept, so that going there and back loses nothing. */
export const withinSteps = { isStep: true } as const

/** Whether a location was opened by such a link. */
export const isWithinSteps = (state: unknown): boolean => (state as { isStep?: unknown } | null)?.isStep === true
