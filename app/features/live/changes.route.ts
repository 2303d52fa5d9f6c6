import type { LoaderFunctionArgs } from "@remix-run/node"
import type { RouteHandle } from "#app/session/access.ts"
import { changesFor } from "./changes.server.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** The changes of what the person may read, as a stream of events for the person's open pages (LIVE-01). */
export function loader({ request, context }: LoaderFunctionArgs) {
  return changesFor(context, request)
}
