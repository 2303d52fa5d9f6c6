import type { LoaderFunctionArgs } from "@remix-run/node"
import { attachment } from "#app/lib/csv.server.ts"
import { paths } from "#app/lib/paths.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { meetingOf } from "./meeting-access.server.ts"
import { meetingCalendar } from "./meeting-calendar.server.ts"
import { meetingReference } from "./meeting-number.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => paths.meeting({ alliance }, id),
} satisfies RouteHandle

/** A meeting for somebody's own calendar (CAL-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { url: alliance } = allianceOf(context)
  const meeting = await meetingOf(context, params)
  const page = paths.meeting({ alliance }, meeting.id)
  const { locale, now, settings } = context
  const file = meetingCalendar(meeting, { locale, alliance, now, url: new URL(page, settings.origin).href })
  const method = meeting.status === "cancelled" ? "CANCEL" : "PUBLISH"
  return new Response(file, {
    headers: {
      "Content-Type": `text/calendar; charset=utf-8; method=${method}`,
      "Content-Disposition": attachment(`${meetingReference(meeting)}.ics`),
    },
  })
}
