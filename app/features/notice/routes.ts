import { route } from "@remix-run/route-config"
import { inGroup } from "#app/lib/in-group.ts"

const pages = [
  route("notice", "features/notice/list/list.route.tsx"),
  route("notice/create", "features/notice/form/create.route.tsx"),
  route("notice/:id", "features/notice/detail/detail.route.tsx"),
  route("notice/:id/edit", "features/notice/form/edit.route.tsx"),
  route("notice/:id/preview", "features/notice/form/preview.route.tsx"),
  route("notice/:id/plan", "features/notice/plan/plan.route.tsx"),
  route("notice/:id/recipients", "features/notice/recipients/recipients.route.tsx"),
  route("notice/:id/recipients/:importId", "features/notice/recipients/recipients-check.route.tsx"),
  route("notice/:id/delivery", "features/notice/delivery/delivery.route.tsx"),
  route("notice/:id/confirm/:action", "features/notice/confirm/confirm.route.tsx"),
]

/** Routes of notices: in the shell of the alliance, in that of a group, and files. */
export const noticeRoutes = {
  alliance: pages,
  group: inGroup(pages),
  files: [
    route("notice/template", "features/notice/recipients/template.route.ts"),
    route("notice/:id/recipients/:importId/skipped.xlsx", "features/notice/delivery/skipped.route.ts"),
    route("notice.csv", "features/notice/list/csv.route.ts"),
    route("notice/:id/delivery.csv", "features/notice/delivery/delivery-csv.route.ts"),
  ],
}
