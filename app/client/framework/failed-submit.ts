import { useContext, useSyncExternalStore } from "react"
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router"

type RouterState = (typeof window.__remixRouter)["state"]
export type Answers = RouterState["actionData"]

/** A submit that got no answer which its page could show. */
export type FailedSubmit = {
  /** Id of the form, if it stands on the page. */
  form: string | undefined
  /** Codes of the messages that say what happened. */
  codes: readonly string[]
  /** Key of the page's location: on another page it says nothing. */
  key: string
}

/** Where the router scrolls to on a visit of a page: after a reading, to where the reading found the window. */
type Visit = Pick<RouterState, "location" | "restoreScrollPosition">

/**
 * A page that stayed, after a failed submit or because it was read again: its place in the history, the answers that it had before, the
 * scroll position if the router has moved it, and the visit on which it must not move it.
 */
type Stay = { key: string; answers: Answers; scroll?: number; visit?: Visit }

let stay: Stay | undefined
let failed: FailedSubmit | undefined
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the message of a failed submit at its form, or removes it. */
export function setFailed(next: FailedSubmit | undefined): void {
  failed = next
  for (const listener of listeners) listener()
}

/** Records a page that stays: its answers are no longer in the router's state. */
export function noteStay(next: Stay): void {
  stay = next
}

const stayAt = (key: string | undefined) => (stay?.key === key ? stay : undefined)

/** The answers that a page shows. @param key of its location @param answers in the router's state */
export const presentAnswers = (key: string, answers: Answers): Answers => answers ?? stayAt(key)?.answers ?? null

/** The router's scrolling of this visit, as it was before the page was read again. */
export const presentVisit = (state: Visit): Visit => (stay?.visit?.location === state.location ? stay.visit : state)

/**
 * The last submit of this page, if it failed.
 * @param form only of this form; undefined: only of a form that the page does not know by its id, such as a single button
 */
export function useFailedSubmit(form: string | undefined): FailedSubmit | undefined {
  const key = useContext(DataRouterState)?.location.key
  const last = useSyncExternalStore(
    subscribe,
    () => failed,
    () => undefined,
  )
  return last?.form === form && last?.key === key ? last : undefined
}

/**
 * The router's state, with the answers that a page showed before a failed submit or a reading, and without the scrolling that follows a
 * reading; and the scroll position to return to.
 * @returns no state outside a router
 */
export function useKeptState() {
  const state = useContext(DataRouterState)
  const { key, scroll } = stayAt(state?.location.key) ?? {}
  if (!state || key === undefined) return { state, scroll }
  const { restoreScrollPosition } = presentVisit(state)
  return { state: { ...state, actionData: presentAnswers(key, state.actionData), restoreScrollPosition }, scroll }
}
