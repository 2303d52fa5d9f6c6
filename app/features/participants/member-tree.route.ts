import type { LoaderFunctionArgs } from "@remix-run/node"
import { memberTree, treeSearchFrom } from "#app/parts/participants/member-tree.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** Serves the people and groups of a picker as JSON, for pickers with JavaScript (FORM-05). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const tree = await memberTree(context, treeSearchFrom(new URL(request.url).searchParams))
  return Response.json(tree)
}
