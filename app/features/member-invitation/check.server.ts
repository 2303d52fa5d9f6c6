import { redirect } from "@remix-run/node"
import { memberPaths } from "#app/lib/paths/member.ts"
import type { CheckSearch } from "#app/parts/import/check-query.ts"
import { findImport, listView, type Import } from "#app/parts/import/list-view.server.ts"
import type { RequestContext } from "#app/session/request-context.server.ts"

/** The list of a step that lies before sending. @throws the way to the result where it has been sent */
export async function openImport(context: RequestContext, id: string | undefined): Promise<Import | undefined> {
  const list = await findImport(context, id)
  if (list?.invitation_id) throw redirect(memberPaths.invitation(context.alliance, list.invitation_id))
  return list
}

/** What the check of a list shows (FORM-09); undefined where the list has expired. */
export async function checkView(context: RequestContext, id: string | undefined, search: CheckSearch) {
  const list = await openImport(context, id)
  return list && listView(list, search, context)
}
