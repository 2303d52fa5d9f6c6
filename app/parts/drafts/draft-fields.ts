/** Names of what goes with a draft beside the fields of its form. */
export const draftFields = { address: "draft.address", intent: "draft.intent" } as const

/** What is to become of a draft: `keep` and `drop` are asked by scripts, `discard` by a form that wants its page again. */
export const draftIntents = ["keep", "drop", "discard"] as const

export type DraftIntent = (typeof draftIntents)[number]

/** The event of a form whose draft is being dropped: nothing more of it is kept. */
export const DISCARDED = "draft-discarded"
