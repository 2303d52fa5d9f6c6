import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("vote", "features/ballot/list/list.route.tsx"),
  route("vote/:id", "features/ballot/detail/detail.route.tsx"),
  route("vote/create", "features/ballot/form/create.route.tsx"),
  route("vote/:id/edit", "features/ballot/form/edit.route.tsx"),
  route("vote/:id/extend", "features/ballot/confirm/extend.route.tsx"),
  route("vote/:id/pass", "features/ballot/pass/pass.route.tsx"),
  route("vote/:id/revoke", "features/ballot/pass/revoke.route.tsx"),
  route("vote/:id/confirm/:action", "features/ballot/confirm/confirm.route.tsx"),
]

/** Routes of ballots: in the shell of the alliance, in that of a group, and files and print documents. */
export const ballotRoutes = {
  alliance: pages,
  group: inGroup(pages),
  files: [
    route("vote/:id/result", "features/ballot/result/result.route.tsx"),
    route("vote/:id/receipt", "features/ballot/cast/receipt.route.tsx"),
    route("vote/:id/calendar.ics", "features/ballot/detail/calendar.route.ts"),
    route("vote/:id/records.csv", "features/ballot/result/records-csv.route.ts"),
    route("vote.csv", "features/ballot/list/csv.route.ts"),
  ],
}
