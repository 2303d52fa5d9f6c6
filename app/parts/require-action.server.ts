import { data } from "@remix-run/node"
import { ApiFailure, type Failure, type Result } from "#app/lib/failure.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import type { ScreenData } from "#app/session/screen.server.ts"
import { inWords } from "./refusal-text.server.ts"

type Context = Pick<RequestContext, "locale" | "zone" | "hasActed">

/**
 * Lets a page through only where the record offers its action; else its screen is a 403 that says who could, or the state that
 * forbids it (access `group + action`). After an action of the same request it lets through: the page then shows what
 * the backend answered, with everything that was typed (FORM-08).
 * @param actions those that came with the record
 * @param whyNot asked only where it is not offered: what the backend would say
 */
export async function requireAction<Action extends string>(
  context: Context,
  actions: readonly Action[],
  action: Action,
  whyNot: () => Failure | Promise<Failure>,
): Promise<void> {
  if (actions.includes(action) || context.hasActed) return
  throw notOffered(await whyNot(), context)
}

/** Why something is not offered, of what the backend said to somebody who asked for it, or for its preview. */
export const whyNot = (asked: Result<unknown>): Failure => (asked.ok ? { kind: "forbidden" } : asked.failure)

/** A refusal in words of the portal, where it knows better than the backend why a page is not offered. */
export const refusalSaying = (message: string): Failure => ({
  kind: "refused",
  code: "",
  message,
  errors: [],
  details: {},
})

/** The 403 screen of something that is refused; what is no refusal keeps its own screen. */
function notOffered(failure: Failure, context: Context) {
  if (failure.kind !== "refused" && failure.kind !== "forbidden") return new ApiFailure(failure)
  const { code, details } = failure
  const reason = failure.kind === "refused" ? inWords(failure, context).message : undefined
  const screen: ScreenData = { failure: { kind: "forbidden", code }, details, reason }
  return data(screen, { status: 403 })
}
