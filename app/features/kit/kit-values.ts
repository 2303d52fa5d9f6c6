/** What the demo's backend shall answer, to see every way a form can come back. */
export const answers = ["done", "refused", "timeout", "server"] as const

export const kinds = ["online", "onsite"] as const
