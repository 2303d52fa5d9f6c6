import type { LoaderFunctionArgs } from "@remix-run/node"
import { memberPaths } from "#app/lib/paths/member.ts"
import { templateAnswer } from "#app/parts/import/list-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = {
  access: "member-admin",
  pageOf: ({ alliance = "" }) => memberPaths.invite(alliance),
} satisfies RouteHandle

/** Serves the workbook template in the language of the URL (ADM-01). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return templateAnswer(context, request, "member_invitation")
}
