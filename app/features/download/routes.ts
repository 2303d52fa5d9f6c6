import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("download", "features/download/list.route.tsx"),
  route("download/create", "features/download/create.route.tsx"),
  route("download/:id", "features/download/detail.route.tsx"),
  route("download/:id/edit", "features/download/edit.route.tsx"),
  route("download/:id/delete", "features/download/delete.route.tsx"),
]

/** Routes of downloads: in the shell of the alliance, in that of a group, and files. */
export const downloadRoutes = {
  alliance: pages,
  group: inGroup(pages),
  files: [
    route("download.csv", "features/download/csv.route.ts"),
    route("download/:id/log.csv", "features/download/log-csv.route.ts"),
  ],
}
