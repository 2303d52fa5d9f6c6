import type { components } from "#app/api/schema.d.ts"
import { LastKnown, sessionKey, type ShellPart } from "#app/parts/last-known.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Counts = components["schemas"]["ActionCounts"]

const lastCounts = new LastKnown<Counts>()
const asked = new WeakMap<RequestContext, Promise<ShellPart<Counts>>>()

/** How much waits for this person: no page waits for it (P12), and it is asked for once a request (P11). */
export function actionCounts(context: RequestContext): Promise<ShellPart<Counts>> {
  const known = asked.get(context)
  if (known) return known
  const { api, settings } = context
  const part = lastCounts.part(sessionKey(context), () => api.get("/needs-my-action/counts"), settings.widgetPatience)
  part.catch(() => undefined) // whoever waits for it hears it all the same
  asked.set(context, part)
  return part
}
