import { route } from "@remix-run/route-config"

/** Routes of membership applications, within the admin shell (ADM-07). */
export const membershipApplicationRoutes = [
  route("membership-application", "features/membership-application/list.route.tsx"),
  route("membership-application/guidelines", "features/membership-application/guidelines.route.tsx"),
  route("membership-application/:id", "features/membership-application/detail.route.tsx"),
  route("membership-application/:id/complete", "features/membership-application/complete.route.tsx"),
  route("membership-application/:id/close", "features/membership-application/close.route.tsx"),
]
