import { ApiFailure, valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

export type Meeting = components["schemas"]["Meeting"]

/** What may stand in the path of a record; anything else names none. */
const possibleId = /^[\x21-\x7e]{1,64}$/

/**
 * The meeting of an address. Below a group it is only found if it belongs to that group.
 * @param params of the route: `id`, and `acronym` in the group's shell
 * @throws ApiFailure `not_found`, `forbidden`, and whatever else the backend answers
 */
export async function getMeeting(
  { api }: Pick<RequestContext, "api">,
  { id = "", acronym }: Readonly<Record<string, string | undefined>>,
): Promise<Meeting> {
  if (!possibleId.test(id)) throw new ApiFailure({ kind: "not_found" })
  const meeting = valueOf(await api.get("/meeting/{id}", { path: { id } }))
  if (acronym !== undefined && meeting.group?.acronym !== acronym) throw new ApiFailure({ kind: "not_found" })
  return meeting
}
