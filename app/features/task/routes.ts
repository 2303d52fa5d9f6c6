import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("task", "features/task/list/list.route.tsx"),
  route("task/:id", "features/task/detail/detail.route.tsx"),
  route("task/:id/edit", "features/task/form/edit.route.tsx"),
  route("task/:id/subtask/create", "features/task/form/subtask-create.route.tsx"),
  route("task/:id/confirm/:action", "features/task/confirm/confirm.route.tsx"),
]

/** Routes of tasks: in the shell of the alliance, in that of a group, and files. */
export const taskRoutes = {
  alliance: pages,
  group: [...inGroup(pages), route("task/create", "features/task/form/create.route.tsx")],
  files: [route("task.csv", "features/task/list/csv.route.ts")],
}
