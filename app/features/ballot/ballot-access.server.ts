import { ApiFailure, valueOf, type Failure } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import { offered } from "#app/parts/offered.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

type Schemas = components["schemas"]
export type Ballot = Schemas["Ballot"]
type Params = Readonly<Record<string, string | undefined>>

const notFound = () => new ApiFailure({ kind: "not_found" })

/** The ballot that an address names; below a group only a ballot of that group. */
export async function ballotOf({ api }: RequestContext, { id = "", acronym }: Params): Promise<Ballot> {
  if (!isRecordId(id)) throw notFound()
  const ballot = valueOf(await api.get("/ballot/{id}", { path: { id } }))
  if (acronym !== undefined && ballot.group?.acronym !== acronym) throw notFound()
  return ballot
}

/**
 * The ballot to which a page does something.
 * @throws the 403 screen where its `actions` do not offer that; the backend is asked why
 */
export async function ballotFor(context: RequestContext, params: Params, action: "update" | "extend"): Promise<Ballot> {
  const ballot = await ballotOf(context, params)
  await offered(context, ballot.actions, action, () => whyNot(context, ballot, action))
  return ballot
}

/** A preview is refused as the action itself would be. */
async function whyNot({ api }: RequestContext, { id: key }: Ballot, action: "update" | "extend"): Promise<Failure> {
  const preview = await api.get("/preview", { query: { module: "ballot", action, key } })
  return preview.ok ? { kind: "forbidden" } : preview.failure
}
