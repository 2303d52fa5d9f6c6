import type { LoaderFunctionArgs } from "@remix-run/node"
import { searchQuery } from "#app/parts/search/search-query.ts"
import { findEverywhere } from "#app/parts/search/search-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

const maxResults = 10

/** Serves the first results as JSON, for the dialog that searches while the user types (SHELL-10). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = searchQuery.parse(request.url)
  return Response.json((await findEverywhere(context, { ...search, page: 1, size: maxResults })) ?? null)
}
