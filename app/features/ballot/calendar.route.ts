import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { entryAnswer } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { ballotOf } from "./ballot-access.server.ts"
import { ballotEntry } from "./ballot-calendar.server.ts"
import { ballotReference } from "./ballot-number.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => paths.ballot({ alliance }, id),
} satisfies RouteHandle

/** A ballot for somebody's own calendar (CAL-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const ballot = await ballotOf(context, params)
  const entry = ballotEntry(ballot, { locale: context.locale, alliance: allianceOf(context).url })
  return entryAnswer(context, entry, ballotReference(ballot))
}
