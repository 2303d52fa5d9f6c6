import type { components } from "#openapi/generated/schema.d.ts"

export type Language = components["schemas"]["Language"]

/** A formatted text as it was entered. */
export type RichText = { format: components["schemas"]["TextFormat"]; text: string }

/** Selected members and groups of a meeting or ballot; both empty means everybody in the group or the alliance. */
export type Selection = { member_ids: readonly string[]; group_ids: readonly string[] }
