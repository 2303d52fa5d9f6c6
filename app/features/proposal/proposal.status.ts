/** Status indicator of each state of a proposal (PROP-02). */
export const proposalSymbols = {
  ongoing: "live",
  withdrawn: "void",
  closed: "closed",
  system_closed: "stop",
  ended: "done",
} as const

/** Status indicator of each phase state; `live` fills half of the bar. */
export const phaseStateSymbols = {
  not_started: "idle",
  in_progress: "live",
  over: "closed",
  rejected: "stop",
  passed: "done",
  complete: "done",
} as const

/** Message ids of the phase states. */
export const phaseStateTexts = {
  not_started: "status.not_started",
  in_progress: "proposal.phase.in-progress",
  over: "proposal.phase.over",
  rejected: "status.rejected",
  passed: "proposal.phase.passed",
  complete: "status.complete",
} as const
