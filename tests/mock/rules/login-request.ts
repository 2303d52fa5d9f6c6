import { loginRequestRules } from "#mock/domains/login-request/rules.ts"
import type { LoginRequestRow } from "#mock/domains/login-request/records.ts"
import { type RuleCheck, subject } from "../subject.ts"

export const loginRequest: RuleCheck = {
  subjects: [
    subject("login-request", loginRequestRules, (status, _relation, world) => {
      const request: LoginRequestRow = {
        ...(world.store.rows.login_request.all()[0] as LoginRequestRow),
        id: "login-request-unit",
        username: "unit",
        email: null,
        status: status === "none" ? "pending" : status,
      }
      return status === "none" ? request : world.store.rows.login_request.put(request)
    }),
  ],
  permissions: {
    "login-request": {
      "everybody visitor": ["none: create"],
      "alliance_admin member_admin": ["pending: read update approve reject", "approved rejected: read"],
    },
  },
}
