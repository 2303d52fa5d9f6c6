import { index, route, type RouteConfig } from "@remix-run/route-config"

/** Routes of a group's own pages, within the group shell. */
export const workgroupRoutes = [
  index("features/workgroup/index.route.ts"),
  route("about", "features/workgroup/about.route.tsx"),
  route("dashboard", "features/workgroup/dashboard.route.tsx"),
  route("member", "features/workgroup/members.route.tsx"),
  route("member/request", "features/workgroup-join/list.route.tsx"),
  route("member/request/:id/decline", "features/workgroup-join/decline.route.tsx"),
  route("member/manage", "features/workgroup/manage.route.tsx"),
  route("member/:role/:memberId/remove", "features/workgroup/manage-remove.route.tsx"),
  route("leave", "features/workgroup/leave.route.tsx"),
  route("log", "features/operation-log/group.route.tsx"),
  route("proposal", "features/proposal/list.route.tsx", { id: "wg/proposal" }),
] satisfies RouteConfig
