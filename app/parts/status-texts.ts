import { eventStatusTexts } from "./event-status.ts"

/** Message ids of every status that a refusal may name. */
export const statusTexts = {
  ...eventStatusTexts,
  submitted: "status.submitted",
  feedback_received: "status.feedback_received",
  completed: "status.completed",
  withdrawn: "status.withdrawn",
  normal: "status.normal",
  disband: "workgroup.status.disband",
  disabled: "status.disabled",
  pending: "status.pending",
  approved: "status.approved",
  rejected: "status.rejected",
  cancel: "status.cancelled",
  packing: "status.packing",
  complete: "status.complete",
  failed: "status.failed",
  expired: "status.expired",
  valid: "status.valid",
  invalid: "status.invalid",
} as const
