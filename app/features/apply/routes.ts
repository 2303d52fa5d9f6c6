import { route, type RouteConfig } from "@remix-run/route-config"

/** Routes of a membership applicant's pages (ADM-09), within the public shell. */
export const applyRoutes = [
  route("apply", "features/apply/guidelines.route.tsx"),
  route("apply/form", "features/apply/form.route.tsx"),
  route("apply/open", "features/apply/open.route.tsx"),
  route("apply/status", "features/apply/status.route.tsx"),
  route("apply/resubmit", "features/apply/resubmit.route.tsx"),
  route("apply/withdraw", "features/apply/withdraw.route.tsx"),
] satisfies RouteConfig

/** Resource routes that those pages use. */
export const applyResources = [
  route("apply/file/:id", "features/apply/file.route.ts"),
  route("apply/upload/:module", "features/apply/upload.route.ts"),
] satisfies RouteConfig
