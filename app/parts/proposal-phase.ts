/** Status tag style of each phase of a running proposal (PROP-02). */
export const phaseSymbols = {
  administrator_review: "live",
  group_review: "live",
  public_notice: "open",
  archive: "hold",
  published: "done",
  others: "live",
} as const

/** Message ids of the phases. */
export const phaseTexts = {
  administrator_review: "phase.administrator_review",
  group_review: "phase.group_review",
  public_notice: "phase.public_notice",
  archive: "phase.archive",
  published: "phase.published",
  others: "phase.others",
} as const
