/** Message ids of the statuses of a membership application, for administrators (ADM-07). */
export const applicationStatusTexts = {
  ongoing: "status.ongoing",
  reject: "status.rejected",
  complete: "status.complete",
  cancel: "status.closed",
  withdraw: "status.withdrawn",
} as const
