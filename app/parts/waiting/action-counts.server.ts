import type { components } from "#openapi/generated/schema.d.ts"
import { LastKnown, sessionKey, type ShellPart } from "#app/parts/last-known.server.ts"
import { oncePerRequest } from "#app/session/once-per-request.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Counts = components["schemas"]["ActionCounts"]

const lastCounts = new LastKnown<Counts>()

/** The number of open actions for this user. No page waits for it (P12), and it is loaded once per request (P11). */
export const actionCounts = oncePerRequest((context: RequestContext): Promise<ShellPart<Counts>> => {
  const { api, settings } = context
  const part = lastCounts.part(sessionKey(context), () => api.get("/needs-my-action/counts"), settings.widgetPatience)
  part.catch(() => undefined) // avoids an unhandled rejection; callers that await it still get the error
  return part
})
