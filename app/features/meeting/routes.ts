import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("meeting", "features/meeting/list.route.tsx"),
  route("meeting/:id", "features/meeting/detail.route.tsx"),
  route("meeting/:id/summary", "features/meeting/summary.route.tsx"),
  route("meeting/create", "features/meeting/create.route.tsx"),
  route("meeting/:id/edit", "features/meeting/edit.route.tsx"),
  route("meeting/:id/confirm/:action", "features/meeting/confirm.route.tsx"),
  route("meeting/:id/answer", "features/meeting/answer.route.tsx"),
  route("meeting/:id/documents", "features/meeting/documents.route.tsx"),
  route("meeting/:id/summary/edit", "features/meeting/summary-edit.route.tsx"),
  route("meeting/:id/topic/create", "features/meeting/topic-create.route.tsx"),
  route("meeting/:id/topic/:topicId/edit", "features/meeting/topic-edit.route.tsx"),
  route("meeting/:id/topic/:topicId/plan", "features/meeting/topic-plan.route.tsx"),
  route("meeting/:id/topic/:topicId/withdraw", "features/meeting/topic-withdraw.route.tsx"),
]

/** Routes of meetings: in the shell of the alliance, in that of a group, and files and print documents. */
export const meetingRoutes = {
  alliance: pages,
  group: inGroup(pages),
  files: [
    route("meeting/:id/minutes", "features/meeting/minutes.route.tsx"),
    route("meeting/:id/calendar.ics", "features/meeting/calendar.route.ts"),
    route("meeting.csv", "features/meeting/csv.route.ts"),
  ],
}
