import type { Domain } from "#mock/engine/domain.ts"
import { subscriptionHandlers } from "./handlers.ts"

/** Which mails a member gets. */
export const subscription: Domain = {
  rows: ["subscription"],
  handlers: subscriptionHandlers,
  mailSwitches: ["reminder"],
}
