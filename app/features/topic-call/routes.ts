import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const list = "features/topic-call/list/list.route.tsx"

const pages = [
  route("topic/create", "features/topic-call/form/create.route.tsx"),
  route("topic/:id", "features/topic-call/detail/detail.route.tsx"),
  route("topic/:id/edit", "features/topic-call/form/edit.route.tsx"),
  route("topic/:id/summary", "features/topic-call/detail/summary.route.tsx"),
  route("topic/:id/cancel", "features/topic-call/detail/cancel.route.tsx"),
  route("topic/:id/topic/create", "features/topic-call/topic/topic-create.route.tsx"),
  route("topic/:id/topic/:topicId/edit", "features/topic-call/topic/topic-edit.route.tsx"),
  route("topic/:id/topic/:topicId/withdraw", "features/topic-call/topic/topic-withdraw.route.tsx"),
]

/** Routes of topic calls: in the shell of the alliance, in that of a group, and files. */
export const topicCallRoutes = {
  alliance: [route("topic", list, [route("code-rule", "features/topic-call/code-rule/code-rule.route.tsx")]), ...pages],
  group: inGroup([route("topic", list), ...pages]),
  files: [
    route("topic.csv", "features/topic-call/list/csv.route.ts"),
    route("topic/:id/topics.csv", "features/topic-call/topic/topics-csv.route.ts"),
  ],
}
