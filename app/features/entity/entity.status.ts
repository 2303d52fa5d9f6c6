/** Statuses of an entity (ADM-05). */
export const entityStatuses = ["valid", "invalid"] as const

/** Status indicator of each status. */
export const entitySymbols = { valid: "done", invalid: "void" } as const

/** Message ids of the statuses. */
export const entityStatusTexts = { valid: "status.valid", invalid: "status.invalid" } as const
