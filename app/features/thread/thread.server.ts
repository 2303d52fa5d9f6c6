import type { components } from "#openapi/generated/schema.d.ts"
import { ApiFailure, valueOf } from "#app/lib/failure.ts"
import { type Params, recordId } from "#app/lib/route-params.ts"
import { threadsOn } from "#app/parts/thread/thread-view.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** Fetches the thread in the URL. @throws 404 if it is not on the record in the URL */
export async function threadOf({ api }: RequestContext, params: Params): Promise<components["schemas"]["Thread"]> {
  const { module, key } = threadsOn(params)
  const thread = valueOf(await api.get("/thread/{id}", { path: { id: recordId(params) } }))
  const { record } = thread
  if (record.module !== module || record.key !== key) throw new ApiFailure({ kind: "not_found" })
  return thread
}
