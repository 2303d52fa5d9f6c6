import type { Language } from "#mock/engine/store/values.ts"

type Reasons = readonly [string, string] | readonly [null, null]

const approving: Readonly<Record<Language, Reasons>> = {
  english: ["Matches our measurements.", "A clear step forward."],
  chinese: ["与我们的测量结果一致。", "同意，建议尽快实施。"],
}
const opposing: Readonly<Record<Language, Reasons>> = {
  english: ["More margin is needed.", "The data of the last meeting is not enough."],
  chinese: ["余量不足，建议补充数据。", "需要更多时间评估影响。"],
}

/** Two reasons for a vote in the voter's language; none unless the option is to approve or to disapprove. */
export function reasonsFor(option_id: string, language: Language = "english"): Reasons {
  if (option_id === "approve") return approving[language]
  return option_id === "disapprove" ? opposing[language] : [null, null]
}
