import type { Result } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Grouped = components["schemas"]["GroupedWorkgroups"]

const asked = new WeakMap<RequestContext, Promise<Result<Grouped>>>()

/** One's own groups and the others, asked for once a request however many parts of a page need them (quality P11). */
export function groupedWorkgroups(context: RequestContext): Promise<Result<Grouped>> {
  const known = asked.get(context)
  if (known) return known
  const answer = context.api.get("/workgroup/grouped")
  asked.set(context, answer)
  return answer
}
