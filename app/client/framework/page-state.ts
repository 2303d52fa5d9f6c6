import { isRouteErrorResponse } from "@remix-run/react"
import { useContext } from "react"
import { LostConnection } from "./lost-connection.ts"
import { UNSAFE_DataRouterStateContext as DataRouterState } from "react-router"

/** The HTTP status that an error screen tells: that of the response, 503 without a connection, 500 for anything unexpected. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status
  return error instanceof LostConnection ? 503 : 500
}

/**
 * The HTTP status of the error screen on this page, or undefined if there is none. `useRouteError` works only inside the error boundary;
 * the document's title and scripts are outside.
 */
export function useErrorStatus(): number | undefined {
  const errors = Object.values(useContext(DataRouterState)?.errors ?? {})
  if (errors.length === 0) return undefined
  return statusOf(errors[0])
}

/** True if a form of this page was returned with errors: the window title then starts with that (FORM-02, for screen readers). */
export function useHasFormErrors(): boolean {
  const answers = Object.values(useContext(DataRouterState)?.actionData ?? {}) as { status?: unknown }[]
  return answers.some((answer) => answer?.status === "error")
}
