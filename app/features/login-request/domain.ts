import { paths } from "#app/lib/paths.ts"
import { loginRequestPaths } from "#app/lib/paths/login-request.ts"
import type { Domain } from "#app/parts/domain/domain.ts"
import { requestStatusTexts } from "./login-request.status.ts"

export const loginRequest: Domain = {
  records: {
    login_request: {
      href: ({ alliance }, id) => loginRequestPaths.detail(alliance, id),
      statuses: requestStatusTexts,
      ownFields: { name: "login-request.name" },
      needsMyAction: { actions: { approve: "waiting.do.approve" } },
    },
  },
  operations: [
    "login-request.logged.create",
    "login-request.logged.update",
    "login-request.logged.approve",
    "login-request.logged.reject",
  ],
  fields: { phone: "login-request.phone" },
  administration: {
    title: "login-request.list.title",
    href: ({ alliance }) => paths.loginRequests(alliance),
    position: 3,
    access: "member-admin",
    count: "loginRequests",
  },
}
