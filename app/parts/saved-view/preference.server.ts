import type { components } from "#openapi/generated/schema.d.ts"
import type { Result } from "#app/lib/failure.ts"
import { LastKnown, sessionKey, type ShellPart } from "#app/parts/last-known.server.ts"
import { oncePerRequest } from "#app/session/once-per-request.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Preference = components["schemas"]["Preference"]

const lastPreference = new LastKnown<Preference>({ calls: 8 })

/** Calls the backend once per request, for the shell and for the page (quality P11). */
const callOnce = oncePerRequest((context: RequestContext) => {
  let answer: Promise<Result<Preference>> | undefined
  const call = () => (answer ??= context.api.get("/preference"))
  const part = lastPreference.part(sessionKey(context), call, context.settings.widgetPatience)
  part.catch(() => undefined) // avoids an unhandled rejection; callers that await it still get the error
  return { part, answer: call }
})

/** What this person has set for themselves, for the shell. No page waits for it (P12). */
export const preferenceForShell = (context: RequestContext): Promise<ShellPart<Preference>> => callOnce(context).part

/**
 * Changes what the person has set: from what is set now, not from what a page was loaded with.
 * @param change what becomes different; undefined if that is so already, because somebody clicked twice or an answer was lost
 */
export async function changePreference(
  { api }: RequestContext,
  change: (now: Preference) => Partial<Pick<Preference, "views" | "hides_first_days">> | undefined,
): Promise<Result<Preference>> {
  const now = await api.get("/preference")
  const changed = now.ok ? change(now.value) : undefined
  if (!now.ok || !changed) return now
  const { version, views, hides_first_days } = now.value
  return api.put("/preference", { body: { version, views, hides_first_days, ...changed } })
}

/** The same for a page about it, which waits for the backend. */
export const preferenceForPage = (context: RequestContext): Promise<Result<Preference>> => callOnce(context).answer()
