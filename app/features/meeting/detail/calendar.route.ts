import type { LoaderFunctionArgs } from "@remix-run/node"
import { meetingPaths } from "#app/lib/paths/meeting.ts"
import { entryAnswer } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { meetingEntry, meetingOf, meetingReference } from "../meeting.server.ts"

export const handle = {
  access: "group",
  pageOf: ({ alliance = "", id = "" }) => meetingPaths.detail({ alliance }, id),
} satisfies RouteHandle

/** Serves a meeting as a calendar file (CAL-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const meeting = await meetingOf(context, params)
  return entryAnswer(context, meetingEntry(meeting, context), meetingReference(meeting))
}
