/** Message ids of an agency's statuses (ADM-04). */
export const agencyStatusTexts = { valid: "agency.status.enabled", invalid: "agency.status.disabled" } as const

/** Message ids of the statuses of a membership application, for administrators (ADM-07). */
export const applicationStatusTexts = {
  ongoing: "status.ongoing",
  reject: "status.rejected",
  complete: "status.complete",
  cancel: "status.closed",
  withdraw: "status.withdrawn",
} as const

/** Message ids of the same statuses for the applicant (ADM-09). */
export const ownApplicationStatusTexts = {
  ongoing: "apply.status.ongoing",
  reject: "apply.status.reject",
  complete: "apply.status.complete",
  cancel: "apply.status.cancel",
  withdraw: "apply.status.withdraw",
} as const

/** Message ids of a proposal's statuses (PROP-02). */
export const proposalStatusTexts = {
  ongoing: "status.ongoing",
  withdrawn: "status.withdrawn",
  closed: "status.closed",
  system_closed: "status.system_closed",
  ended: "phase.published",
} as const

/** Message ids of the statuses of a rule for topic codes (openapi/states/topic-code-rule.yaml). */
export const codeRuleStatusTexts = { valid: "status.valid", invalid: "topic-call.rule.unused" } as const
