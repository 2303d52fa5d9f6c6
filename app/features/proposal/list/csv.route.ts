import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { shellListOf } from "#app/parts/event/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { proposalFile } from "./list.server.ts"

export const handle = { access: "member", pageOf: shellListOf(paths.proposals) } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return proposalFile(context, request.url)
}
