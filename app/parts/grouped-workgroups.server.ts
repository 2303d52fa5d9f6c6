import type { Result } from "#app/lib/failure.ts"
import type { components } from "#openapi/generated/schema.d.ts"
import { oncePerRequest } from "#app/session/once-per-request.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { LastKnown, sessionKey, type ShellPart } from "./last-known.server.ts"

type Grouped = components["schemas"]["GroupedWorkgroups"]
type GroupsCall = { part: Promise<ShellPart<Grouped>>; answer: () => Promise<Result<Grouped>> }

const lastGroups = new LastKnown<Grouped>()

/** Calls the backend once per request, however many parts of the page need the groups (quality P11). */
const callOnce = oncePerRequest((context: RequestContext): GroupsCall => {
  let answer: Promise<Result<Grouped>> | undefined
  const call = () => (answer ??= context.api.get("/workgroup/grouped"))
  const part = lastGroups.part(sessionKey(context), call, context.settings.widgetPatience)
  part.catch(() => undefined) // avoids an unhandled rejection; callers that await it still get the error
  return { part, answer: call }
})

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
