import type { components } from "#openapi/generated/schema.d.ts"
import type { Language } from "#mock/engine/store/values.ts"

/** Why a record ended although nobody ended it: a code, which every reader is told in their own language. */
export type SystemReason = components["schemas"]["SystemReason"]

const words: Readonly<Record<SystemReason, Record<Language, string>>> = {
  group_disbanded: { english: "Its working group was disbanded.", chinese: "所属工作组已解散。" },
  phase_ended: { english: "The phase of its proposal has ended.", chinese: "所属提案的阶段已结束。" },
}

/** The reason for a mail in both languages: the words of a person as they are, or those for the system's reason; empty if there is none. */
export function reasonTexts(reason: string | null, system: SystemReason | null = null): Record<Language, string> {
  return system ? words[system] : { english: reason ?? "", chinese: reason ?? "" }
}
