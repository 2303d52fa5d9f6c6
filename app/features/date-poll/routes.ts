import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("date-poll", "features/date-poll/list/list.route.tsx"),
  route("date-poll/create", "features/date-poll/form/create.route.tsx"),
  route("date-poll/:id", "features/date-poll/detail/detail.route.tsx"),
  route("date-poll/:id/edit", "features/date-poll/form/edit.route.tsx"),
  route("date-poll/:id/answer", "features/date-poll/answer/answer.route.tsx"),
  route("date-poll/:id/confirm/:action", "features/date-poll/confirm/confirm.route.tsx"),
  route("date-poll/:id/reopen", "features/date-poll/confirm/reopen.route.tsx"),
  route("date-poll/:id/decide/:slotId", "features/date-poll/confirm/decide.route.tsx"),
]

/** Routes of date polls: in the shell of the alliance and in that of a group. */
export const datePollRoutes = { alliance: pages, group: inGroup(pages), files: [] }
