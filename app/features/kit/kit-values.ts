/** The demo backend's possible responses, to see each way in which a form can be shown again. */
export const answers = ["done", "refused", "timeout", "server"] as const

export const kinds = ["online", "onsite"] as const
