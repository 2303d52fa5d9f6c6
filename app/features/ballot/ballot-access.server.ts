import { ApiFailure, valueOf, type Result } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { isRecordId } from "#app/lib/record-id.ts"
import { offered, whyNot } from "#app/parts/offered.server.ts"
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

type Deed = "update" | "extend"
type Preview = Promise<Result<Schemas["Preview"]>>

/** What would follow from doing something to the ballot of an address; it is refused as the action itself would be. */
export function ballotPreview({ api }: RequestContext, { id = "" }: Params, action: Deed): Preview {
  return api.get("/preview", { query: { module: "ballot", action, key: id } })
}

/**
 * The ballot to which a page does something.
 * @param preview what would follow
 * @throws the 403 screen where its `actions` do not offer that; the preview says why
 */
export async function ballotFor(
  context: RequestContext,
  params: Params,
  action: Deed,
  preview: Preview,
): Promise<Ballot> {
  const ballot = await ballotOf(context, params)
  await offered(context, ballot.actions, action, async () => whyNot(await preview))
  return ballot
}
