import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node"
import { pageAbove } from "#app/session/return-address.ts"
import { typedIn } from "#app/forms/schema/typed-texts.ts"
import type { RequestContext } from "./request-context.server.ts"
import { faultScreen, withPageAbove, withRequestId, withTyped } from "./screen.server.ts"
import { documentAddress } from "./session-answer.server.ts"

type Arguments = LoaderFunctionArgs | ActionFunctionArgs

/** What the URL names besides the alliance and a group: the group of a `forbidden` record is open, or it would be `restricted_group`. */
function recordsIn({ alliance: _alliance, acronym: _acronym, ...records }: Arguments["params"]): Set<string> {
  return new Set(Object.values(records).flatMap((value) => value ?? []))
}

/** URL of the nearest page above the requested one that names none of these records. */
function above({ context, request }: Arguments, records: ReadonlySet<string> = new Set()): string | undefined {
  const names = (address: string) => address.split("/").some((step) => records.has(decodeURIComponent(step)))
  return pageAbove(documentAddress(request), (address) =>
    names(address) ? undefined : context.parsePortalAddress(address),
  )
}

/** A screen with a way up that names no record of the URL: the record itself may be closed. */
export function withPageAboveRecord(screen: unknown, args: Arguments): unknown {
  return withPageAbove(screen, () => above(args, recordsIn(args.params)))
}

/**
 * Converts a thrown value to the screen to show. Logs unexpected errors; 5xx screens get the request id.
 * @param hasPage the route renders a page, which can show an error screen
 */
export function toErrorScreen(thrown: unknown, hasPage: boolean | undefined, args: Arguments): unknown {
  const { context } = args
  if (!hasPage || !(thrown instanceof Error)) return withPageAbove(shown(thrown, context), () => above(args))
  context.report(thrown)
  return shown(faultScreen(), context)
}

/** A screen with what this request has to say on it: its id, and the form that it has sent. */
function shown(thrown: unknown, { requestId, hasActed, typed }: RequestContext): unknown {
  const screen = withRequestId(thrown, requestId)
  return hasActed && typed.form ? withTyped(screen, typedIn(typed.form), typed.refusal) : screen
}
