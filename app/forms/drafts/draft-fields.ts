/** Names of the fields that are sent with a draft in addition to the form's own. */
export const draftFields = { address: "draft.address", intent: "draft.intent" } as const

/** What to do with a draft: scripts send `keep` and `drop`; a form that wants its page back sends `discard`. */
export const draftIntents = ["keep", "drop", "discard"] as const

export type DraftIntent = (typeof draftIntents)[number]

/** Event on a form whose draft is being discarded: nothing more is saved. */
export const DISCARDED = "draft-discarded"
