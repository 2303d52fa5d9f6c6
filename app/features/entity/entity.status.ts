/** The states of an entity (ADM-05). */
export const entityStatuses = ["valid", "invalid"] as const

/** The dial of each state. */
export const entityDials = { valid: "done", invalid: "void" } as const

/** Message ids of the states. */
export const entityStatusTexts = { valid: "status.valid", invalid: "status.invalid" } as const
