import type { LoaderFunctionArgs } from "@remix-run/node"
import { discussionView } from "#app/parts/thread/discussion-view.server.ts"
import { threadsOn } from "#app/parts/thread/thread-view.server.ts"
import type { RouteHandle } from "#app/session/access.ts"

export const handle = { access: "member", isForScripts: true } satisfies RouteHandle

/** Serves the newest threads of a record as JSON, for the page of the record (DISC-01). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  return Response.json(await discussionView(context, threadsOn(params)))
}
