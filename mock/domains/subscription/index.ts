import type { Domain } from "#mock/engine/domain.ts"
import { subscriptionHandlers } from "./handlers.ts"

/** Mail settings of members. */
export const subscription: Domain = {
  rows: ["subscription"],
  handlers: subscriptionHandlers,
  mailSwitches: ["reminder"],
}
