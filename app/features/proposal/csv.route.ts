import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { csvScopeFrom } from "#app/parts/event/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { proposalFile } from "./proposal-list.server.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }, search) => {
    const { isMine: _mine, ...scope } = csvScopeFrom(alliance, search)
    return paths.proposals(scope) + search
  },
} satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return proposalFile(context, request.url)
}
