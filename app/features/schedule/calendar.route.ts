import type { LoaderFunctionArgs } from "@remix-run/node"
import { paths } from "#app/lib/paths.ts"
import { entryAnswer } from "#app/parts/calendar-file/calendar-file.server.ts"
import type { RouteHandle } from "#app/session/access.ts"
import { allianceOf } from "#app/session/request-context.server.ts"
import { scheduleOf } from "./schedule-access.server.ts"
import { scheduleEntry } from "./schedule-view.server.ts"

export const handle = {
  access: "member",
  pageOf: ({ alliance = "", id = "" }) => paths.schedule(alliance, id),
} satisfies RouteHandle

/** A schedule for somebody's own calendar (CAL-03). */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const schedule = await scheduleOf(context, params)
  return entryAnswer(context, scheduleEntry(schedule, context.locale, allianceOf(context).url), schedule.subject)
}
