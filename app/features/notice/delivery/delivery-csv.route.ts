import type { LoaderFunctionArgs } from "@remix-run/node"
import { noticePaths } from "#app/lib/paths/notice.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { deliveryFile } from "./delivery.server.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => noticePaths.page({ alliance }, id, "delivery"),
} satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return deliveryFile(context, params, request.url)
}
