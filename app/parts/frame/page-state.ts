import { isRouteErrorResponse } from "@remix-run/react"
import { useContext } from "react"
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router"

/**
 * The HTTP status of the error screen on this page, or undefined if there is none. `useRouteError` works only inside the error boundary;
 * the document's title and scripts are outside.
 */
export function useErrorStatus(): number | undefined {
  const errors = Object.values(useContext(DataRouterState)?.errors ?? {})
  if (errors.length === 0) return undefined
  const [error] = errors
  return isRouteErrorResponse(error) ? error.status : 500
}

/** True if a form of this page was returned with errors: the window title then starts with that (FORM-02, for screen readers). */
export function useHasFormErrors(): boolean {
  const answers = Object.values(useContext(DataRouterState)?.actionData ?? {}) as { status?: unknown }[]
  return answers.some((answer) => answer?.status === "error")
}
