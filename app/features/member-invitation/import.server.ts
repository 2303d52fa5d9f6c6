import { redirect } from "@remix-run/node"
import { valueOf } from "#app/api/failure.ts"
import type { components } from "#app/api/schema.d.ts"
import { paths } from "#app/lib/paths.ts"
import { allianceOf, type RequestContext } from "#app/session/request-context.server.ts"

/** A list that was judged. */
export type Import = components["schemas"]["Import"]

/** The list of an address; undefined where it has expired. */
export async function findImport(context: RequestContext, id = ""): Promise<Import | undefined> {
  const found = await context.api.get("/import/{id}", { path: { id } })
  const isExpired = !found.ok && found.failure.kind === "refused" && found.failure.code === "import_expired"
  return isExpired ? undefined : valueOf(found)
}

/** The list of a step that lies before sending. @throws the way to the result where it has been sent */
export async function openImport(context: RequestContext, id: string | undefined): Promise<Import | undefined> {
  const list = await findImport(context, id)
  if (list?.invitation_id) throw redirect(paths.memberInvitation(allianceOf(context).url, list.invitation_id))
  return list
}
