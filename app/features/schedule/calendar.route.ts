import type { LoaderFunctionArgs } from "@remix-run/node"
import { schedulePaths } from "#app/lib/paths/schedule.ts"
import { entryAnswer } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { scheduleOf } from "./schedule-access.server.ts"
import { scheduleEntry } from "./detail.server.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "", id = "" }) => schedulePaths.detail(alliance, id),
} satisfies RouteHandle

/** Serves a schedule as a calendar file (CAL-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const schedule = await scheduleOf(context, params)
  return entryAnswer(context, scheduleEntry(schedule, context.locale, context.alliance), schedule.subject)
}
