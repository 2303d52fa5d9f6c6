/** Message ids of the statuses of a membership application, the same for administrators and the applicant (ADM-07, ADM-09). */
export const applicationStatusTexts = {
  ongoing: "status.ongoing",
  reject: "status.rejected",
  complete: "status.complete",
  cancel: "status.closed",
  withdraw: "status.withdrawn",
} as const
