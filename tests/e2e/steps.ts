/**
 * A text whose `§` stands for something that only the page knows, as a pattern.
 * @param text e.g. `t("refusal.already_submitted", { time: "§" })`
 */
export function textPattern(text: string): RegExp {
  const parts = text.split("§").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
  return new RegExp(parts.join(".+"))
}
