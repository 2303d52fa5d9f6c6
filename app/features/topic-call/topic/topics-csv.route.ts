import type { LoaderFunctionArgs } from "@remix-run/node"
import { topicCallPaths } from "#app/lib/paths/topic-call.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { topicsFile } from "./topics.server.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "", id = "" }, search) => topicCallPaths.detail({ alliance }, id) + search,
} satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return topicsFile(context, params, request.url)
}
