import type { Domain } from "#mock/engine/domain.ts"
import { joinRequestHandlers } from "./handlers.ts"
import { joinRequestsToDecide } from "./needs-my-action.ts"
import { seedJoinRequests } from "./seed.ts"

/** Members of the alliance who ask to join a group. */
export const workgroupJoinRequest: Domain = {
  rows: ["workgroup_join_request"],
  handlers: joinRequestHandlers,
  seed: seedJoinRequests,
  records: { workgroup_join_request: { needsMyAction: joinRequestsToDecide } },
}
