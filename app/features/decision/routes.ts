import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("decision", "features/decision/list.route.tsx"),
  route("decision/:id", "features/decision/detail.route.tsx"),
]

/** Routes of the register of decisions: in the shell of the alliance and in that of a group, and its file. */
export const decisionRoutes = {
  alliance: pages,
  group: inGroup(pages),
  files: [route("decision.csv", "features/decision/csv.route.ts")],
}
