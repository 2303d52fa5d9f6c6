import type { LoaderFunctionArgs } from "@remix-run/node"
import { ballotPaths } from "#app/lib/paths/ballot.ts"
import { entryAnswer } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { ballotEntry, ballotOf, ballotReference } from "../ballot.server.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => ballotPaths.detail({ alliance }, id),
} satisfies RouteHandle

/** Returns a ballot as a calendar file (CAL-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ballot = await ballotOf(context, params)
  return entryAnswer(context, ballotEntry(ballot, context), ballotReference(ballot))
}
