import { isRouteErrorResponse } from "@remix-run/react"
import { useContext } from "react"
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router"

/**
 * The HTTP status of the error screen that stands somewhere on this page, or undefined when there is none.
 * `useRouteError` knows it only inside the boundary; the document's title and scripts stand outside.
 */
export function useErrorStatus(): number | undefined {
  const errors = Object.values(useContext(DataRouterState)?.errors ?? {})
  if (errors.length === 0) return undefined
  const [error] = errors
  return isRouteErrorResponse(error) ? error.status : 500
}

/** True when a form of this page came back with errors: the window title says so first (FORM-02, for screen readers). */
export function useHasFormErrors(): boolean {
  const answers = Object.values(useContext(DataRouterState)?.actionData ?? {}) as { status?: unknown }[]
  return answers.some((answer) => answer?.status === "error")
}
