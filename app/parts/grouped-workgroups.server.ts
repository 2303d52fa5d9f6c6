import type { Result } from "#app/lib/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"
import { LastKnown, sessionKey, type ShellPart } from "./last-known.server.ts"

type Grouped = components["schemas"]["GroupedWorkgroups"]
type Asked = { part: Promise<ShellPart<Grouped>>; answer: () => Promise<Result<Grouped>> }

const lastGroups = new LastKnown<Grouped>()
const asked = new WeakMap<RequestContext, Asked>()

/** Asks once a request however many parts of a page need them (quality P11). */
function ask(context: RequestContext): Asked {
  const known = asked.get(context)
  if (known) return known
  let answer: Promise<Result<Grouped>> | undefined
  const call = () => (answer ??= context.api.get("/workgroup/grouped"))
  const part = lastGroups.part(sessionKey(context), call, context.settings.widgetPatience)
  part.catch(() => undefined) // whoever waits for it hears it all the same
  const made = { part, answer: call }
  asked.set(context, made)
  return made
}

/** One's own groups and the others, for the shell: no page waits for them (P12). */
export function groupsForShell(context: RequestContext): Promise<ShellPart<Grouped>> {
  return ask(context).part
}

/** The same for a page that needs them: as they were last known where the backend is late or fails, else as it answers in the end. */
export async function groupedWorkgroups(context: RequestContext): Promise<Result<Grouped>> {
  const { part, answer } = ask(context)
  const { known } = await part
  return known ? { ok: true, value: known } : answer()
}
