import type { components } from "#app/api/schema.d.ts"
import { LastKnown, sessionKey, type ShellPart } from "#app/parts/last-known.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Counts = components["schemas"]["ActionCounts"]

const lastCounts = new LastKnown<Counts>()
const partsByRequest = new WeakMap<RequestContext, Promise<ShellPart<Counts>>>()

/** The number of open actions for this user. No page waits for it (P12), and it is loaded once per request (P11). */
export function actionCounts(context: RequestContext): Promise<ShellPart<Counts>> {
  const known = partsByRequest.get(context)
  if (known) return known
  const { api, settings } = context
  const part = lastCounts.part(sessionKey(context), () => api.get("/needs-my-action/counts"), settings.widgetPatience)
  part.catch(() => undefined) // avoids an unhandled rejection; callers that await it still get the error
  partsByRequest.set(context, part)
  return part
}
