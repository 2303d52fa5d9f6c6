import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { entryAnswer } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { meetingOf } from "./meeting-access.server.ts"
import { meetingEntry } from "./meeting-calendar.server.ts"
import { meetingReference } from "./meeting-number.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => paths.meeting({ alliance }, id),
} satisfies RouteHandle

/** A meeting for somebody's own calendar (CAL-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const meeting = await meetingOf(context, params)
  const entry = meetingEntry(meeting, { locale: context.locale, alliance: allianceOf(context).url })
  return entryAnswer(context, entry, meetingReference(meeting))
}
