import { data } from "@remix-run/node"
import { ApiFailure, type Failure, type Result } from "#app/lib/failure.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { ScreenData } from "#app/session/screen.server.ts"
import { withLocalizedMessage } from "./refusal-text.server.ts"

type Context = Pick<RequestContext, "locale" | "zone" | "hasActed">

/**
 * Throws a 403 unless the record offers the action; its page names the roles that may do it, or the state that forbids it (access `group +
 * action`). After an action in the same request it does not throw: the page then shows the backend's response together with everything the
 * user entered (FORM-08).
 * @param actions the record's `actions`
 * @param whyNot called only if the action is not offered; returns the backend's reason
 * @param above the page to go back to, if that above this one refuses the same people
 */
export async function requireAction<Action extends string>(
  context: Context,
  actions: readonly Action[],
  action: Action,
  whyNot: () => Failure | Promise<Failure>,
  above?: string,
): Promise<void> {
  if (actions.includes(action) || context.hasActed) return
  throw notOffered(await whyNot(), context, above)
}

/** The reason why something is not offered, from the backend's response to the request itself or to its preview. */
export const whyNot = (asked: Result<unknown>): Failure => (asked.ok ? { kind: "forbidden" } : asked.failure)

/** A refusal with a message of the portal, for cases where the portal knows the reason better than the backend. */
export const portalRefusal = (message: string): Failure => ({
  kind: "refused",
  code: "",
  message,
  errors: [],
  details: {},
})

/**
 * The refusal of an action that a record does not offer in its status, for cases where the backend cannot be asked.
 * @param record the contract's module of the record
 */
export const stateRefusal = (record: string, status: string): Failure => ({
  ...portalRefusal(""),
  code: "state_refused",
  details: { status },
  record,
})

/**
 * The 403 screen for a refusal, with its reason; other failures keep their own screen.
 * @param above the page to go back to, if that above the refused one refuses the same people. A restricted group has none
 */
export function notOffered(failure: Failure, context: Context, above?: string) {
  if (failure.kind !== "refused" && failure.kind !== "forbidden") return new ApiFailure(failure)
  const { code, details } = failure
  const reason = failure.kind === "refused" ? withLocalizedMessage(failure, context).message : undefined
  const back = above !== undefined && code !== "restricted_group" ? { above } : {}
  const screen: ScreenData = { failure: { kind: "forbidden", code }, details, reason, ...back }
  return data(screen, { status: 403 })
}
