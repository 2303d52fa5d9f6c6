import { useSyncExternalStore } from "react"
import { idempotencyField, ownerField, versionField } from "#app/lib/form-field-names.ts"
import { formField } from "./left-form.ts"

/** What a form carries of itself: nothing that a person typed. */
export const ownFields: ReadonlySet<string> = new Set([formField, idempotencyField, ownerField, versionField])

/** The event of a form that is on its way to the server: a render in which it is busy may never come (React leaves out what is late). */
export const SENT = "form-sent"

/** What is known of a form that asks before it is left. */
type Guarded = {
  /** It holds something else than when the person came to it, or files on their way. */
  isUnsaved: boolean
  /** A draft of it is kept. */
  isKept: boolean
}

/** The forms of the page that ask, by their ids. */
const guarded = new Map<string, Guarded>()
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tellAll = () => listeners.forEach((listener) => listener())
const first = () => guarded.keys().next().value

/**
 * Notes how a form stands, at once: somebody may leave before React has drawn what they typed.
 * @param form absent: it is gone
 */
export function noteForm(id: string, form?: Guarded): void {
  const before = first()
  if (form) guarded.set(id, form)
  else guarded.delete(id)
  if (first() !== before) tellAll()
}

/** @returns true for the first of the forms: it asks for all, because a page can ask only once */
export const useIsAsking = (id: string): boolean => useSyncExternalStore(subscribe, first, () => undefined) === id

const unsaved = () => [...guarded.values()].filter(({ isUnsaved }) => isUnsaved)

/** Whether anything on the page would be lost. */
export const areFormsUnsaved = (): boolean => unsaved().length > 0

/** Whether all of it is there again when the person comes back. */
export const areUnsavedFormsKept = (): boolean => unsaved().every(({ isKept }) => isKept)
