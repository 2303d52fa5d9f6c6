import { route, type RouteConfig } from "@remix-run/route-config"

/** The pages of somebody who applies for membership (ADM-09), in the public shell (`app/routes.ts`). */
export const applyRoutes = [
  route("apply", "features/apply/guidelines.route.tsx"),
  route("apply/form", "features/apply/form.route.tsx"),
  route("apply/open", "features/apply/open.route.tsx"),
  route("apply/status", "features/apply/status.route.tsx"),
  route("apply/resubmit", "features/apply/resubmit.route.tsx"),
  route("apply/withdraw", "features/apply/withdraw.route.tsx"),
] satisfies RouteConfig

/** What those pages ask for beside themselves. */
export const applyResources = [
  route("apply/file/:id", "features/apply/file.route.ts"),
  route("apply/upload/:module", "features/apply/upload.route.ts"),
] satisfies RouteConfig
