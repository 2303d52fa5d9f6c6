import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("notice", "features/notice/list.route.tsx"),
  route("notice/create", "features/notice/create.route.tsx"),
  route("notice/:id", "features/notice/detail.route.tsx"),
  route("notice/:id/edit", "features/notice/edit.route.tsx"),
  route("notice/:id/preview", "features/notice/preview.route.tsx"),
  route("notice/:id/recipients", "features/notice/recipients.route.tsx"),
  route("notice/:id/recipients/:importId", "features/notice/recipients-check.route.tsx"),
  route("notice/:id/delivery", "features/notice/delivery.route.tsx"),
  route("notice/:id/confirm/:action", "features/notice/confirm.route.tsx"),
]

/** Routes of notices: in the shell of the alliance, in that of a group, and files. */
export const noticeRoutes = {
  alliance: pages,
  group: inGroup(pages),
  files: [
    route("notice/template", "features/notice/template.route.ts"),
    route("notice/:id/recipients/:importId/skipped.xlsx", "features/notice/skipped.route.ts"),
    route("notice.csv", "features/notice/csv.route.ts"),
    route("notice/:id/delivery.csv", "features/notice/delivery-csv.route.ts"),
  ],
}
