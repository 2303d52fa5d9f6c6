/** Message ids of a proposal's statuses (PROP-02). */
export const proposalStatusTexts = {
  ongoing: "status.ongoing",
  withdrawn: "status.withdrawn",
  closed: "status.closed",
  system_closed: "status.system_closed",
  ended: "phase.published",
} as const
