import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { templateAnswer } from "#app/parts/import/list-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "" }) => paths.notices({ alliance }),
} satisfies RouteHandle

/** Serves the workbook for recipients outside the alliance, in the language of the URL (NOTICE-03). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return templateAnswer(context, request, "notice")
}
