import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { certificationFile } from "./list.server.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }, search) => paths.certifications(alliance) + search,
} satisfies RouteHandle

export function loader({ request, context }: LoaderFunctionArgs) {
  return certificationFile(context, request.url)
}
