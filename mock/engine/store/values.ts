export type Language = "english" | "chinese"

/** A text as it was written. */
export type RichText = { format: "markdown" | "html"; text: string }

/** Members and groups of a meeting or ballot; both empty means everyone of the group, or of the alliance. */
export type Selection = { member_ids: readonly string[]; group_ids: readonly string[] }
