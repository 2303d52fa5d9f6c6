import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("meeting", "features/meeting/list/list.route.tsx"),
  route("meeting/:id", "features/meeting/detail/detail.route.tsx"),
  route("meeting/:id/summary", "features/meeting/minutes/summary.route.tsx"),
  route("meeting/create", "features/meeting/form/create.route.tsx"),
  route("meeting/:id/edit", "features/meeting/form/edit.route.tsx"),
  route("meeting/:id/confirm/:action", "features/meeting/confirm/confirm.route.tsx"),
  route("meeting/:id/agenda", "features/meeting/agenda/agenda.route.tsx"),
  route("meeting/:id/answer", "features/meeting/answer/answer.route.tsx"),
  route("meeting/:id/documents", "features/meeting/detail/documents.route.tsx"),
  route("meeting/:id/summary/edit", "features/meeting/minutes/summary-edit.route.tsx"),
  route("meeting/:id/topic/create", "features/meeting/topic/topic-create.route.tsx"),
  route("meeting/:id/topic/:topicId/edit", "features/meeting/topic/topic-edit.route.tsx"),
  route("meeting/:id/topic/:topicId/plan", "features/meeting/topic/topic-plan.route.tsx"),
  route("meeting/:id/topic/:topicId/withdraw", "features/meeting/topic/topic-withdraw.route.tsx"),
]

/** Only a group has agenda templates. */
const templates = [
  route("agenda-template", "features/meeting/template/list.route.tsx"),
  route("agenda-template/create", "features/meeting/template/create.route.tsx"),
  route("agenda-template/:id/edit", "features/meeting/template/edit.route.tsx"),
  route("agenda-template/:id/delete", "features/meeting/template/delete.route.tsx"),
]

/** Routes of meetings: in the shell of the alliance, in that of a group, and files and print documents. */
export const meetingRoutes = {
  alliance: pages,
  group: inGroup([...pages, ...templates]),
  files: [
    route("meeting/:id/minutes", "features/meeting/minutes/minutes.route.tsx"),
    route("meeting/:id/calendar.ics", "features/meeting/detail/calendar.route.ts"),
    route("meeting/:id/invitation/:token/calendar.ics", "features/meeting/answer/invitation-calendar.route.ts"),
    route("meeting.csv", "features/meeting/list/csv.route.ts"),
  ],
}
