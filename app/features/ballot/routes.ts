import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("vote", "features/ballot/list.route.tsx"),
  route("vote/:id", "features/ballot/detail.route.tsx"),
  route("vote/create", "features/ballot/create.route.tsx"),
  route("vote/:id/edit", "features/ballot/edit.route.tsx"),
  route("vote/:id/extend", "features/ballot/extend.route.tsx"),
  route("vote/:id/confirm/:action", "features/ballot/confirm.route.tsx"),
]

/** Routes of ballots: in the shell of the alliance, in that of a group, and files and print documents. */
export const ballotRoutes = {
  alliance: pages,
  group: inGroup(pages),
  files: [
    route("vote/:id/result", "features/ballot/result.route.tsx"),
    route("vote/:id/receipt", "features/ballot/receipt.route.tsx"),
    route("vote/:id/calendar.ics", "features/ballot/calendar.route.ts"),
    route("vote/:id/records.csv", "features/ballot/records-csv.route.ts"),
    route("vote.csv", "features/ballot/csv.route.ts"),
  ],
}
