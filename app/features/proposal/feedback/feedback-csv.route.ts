import type { LoaderFunctionArgs } from "@remix-run/node"
import { proposalPaths } from "#app/lib/paths/proposal.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { feedbackFile } from "./feedback.server.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", draftCode = "" }, search) => proposalPaths.page(alliance, draftCode, "feedback") + search,
} satisfies RouteHandle

export function loader({ request, params, context }: LoaderFunctionArgs) {
  return feedbackFile(context, params, request.url)
}
