/** Message ids of the statuses of a membership application, for the applicant (ADM-09). */
export const ownApplicationStatusTexts = {
  ongoing: "apply.status.ongoing",
  reject: "apply.status.reject",
  complete: "apply.status.complete",
  cancel: "apply.status.cancel",
  withdraw: "apply.status.withdraw",
} as const
