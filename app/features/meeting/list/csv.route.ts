import type { LoaderFunctionArgs } from "@remix-run/node"
import { listPageOf } from "#app/parts/event/list-scope.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { meetingFile } from "./list.server.ts"

export const handle = { access: "member", pageOf: listPageOf("meeting") } satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return meetingFile(context, request.url)
}
