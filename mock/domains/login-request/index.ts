import type { Domain } from "#mock/engine/domain.ts"
import { loginRequestAdminHandlers } from "./admin.ts"
import { loginRequestHandlers } from "./create.ts"
import { requestsToDecide } from "./needs-my-action.ts"
import { seedRequests } from "./seed.ts"

/** People who ask for an account. */
export const loginRequest: Domain = {
  rows: ["login_request"],
  handlers: { ...loginRequestHandlers, ...loginRequestAdminHandlers },
  seed: seedRequests,
  records: { login_request: { needsMyAction: requestsToDecide } },
}
