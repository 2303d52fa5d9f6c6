import type { Result } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { LastKnown, sessionKey, type ShellPart } from "./last-known.server.ts"

type Grouped = components["schemas"]["GroupedWorkgroups"]
type GroupsCall = { part: Promise<ShellPart<Grouped>>; answer: () => Promise<Result<Grouped>> }

const lastGroups = new LastKnown<Grouped>()
const callsByRequest = new WeakMap<RequestContext, GroupsCall>()

/** Calls the backend once per request, however many parts of the page need the groups (quality P11). */
function callOnce(context: RequestContext): GroupsCall {
  const known = callsByRequest.get(context)
  if (known) return known
  let answer: Promise<Result<Grouped>> | undefined
  const call = () => (answer ??= context.api.get("/workgroup/grouped"))
  const part = lastGroups.part(sessionKey(context), call, context.settings.widgetPatience)
  part.catch(() => undefined) // avoids an unhandled rejection; callers that await it still get the error
  const made = { part, answer: call }
  callsByRequest.set(context, made)
  return made
}

/** The user's own groups and the others, for the shell. No page waits for them (P12). */
export function groupsForShell(context: RequestContext): Promise<ShellPart<Grouped>> {
  return callOnce(context).part
}

/**
 * The same groups for a page that needs them: the last known ones if the backend is slow or fails, otherwise the backend's response,
 * however late.
 */
export async function groupedWorkgroups(context: RequestContext): Promise<Result<Grouped>> {
  const { part, answer } = callOnce(context)
  const { known } = await part
  return known ? { ok: true, value: known } : answer()
}
