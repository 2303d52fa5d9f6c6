import type { World } from "#mock/engine/rules.ts"
import type { TopicCodeRuleRow } from "./records.ts"

type OfAlliance = { alliance_id: string }

/** The rule in effect: the newest one (TOPIC-05). */
export function newestRule({ alliance_id }: OfAlliance, { store }: World): TopicCodeRuleRow | undefined {
  const rules = store.rows.topic_code_rule.filter((rule) => rule.alliance_id === alliance_id)
  return rules.reduce<TopicCodeRuleRow | undefined>(
    (newest, rule) => (newest && newest.created_time > rule.created_time ? newest : rule),
    undefined,
  )
}

/** Formats a code: the number is padded with zeros to the width of the rule's highest number. */
function codeWith({ prefix, max_sequence }: TopicCodeRuleRow, number: number): string {
  return prefix + String(number).padStart(String(max_sequence).length, "0")
}

/** The next number of a rule whose code no topic has yet: the prefixes `A0` and `A` can lead to the same code. */
function nextNumber(rule: TopicCodeRuleRow, { store }: World): number | undefined {
  const topics = store.rows.topic.filter(({ alliance_id }) => alliance_id === rule.alliance_id)
  const taken = new Set(topics.map(({ code }) => code))
  let number = rule.current_sequence + 1
  while (number <= rule.max_sequence && taken.has(codeWith(rule, number))) number += 1
  return number <= rule.max_sequence ? number : undefined
}

/** Whether a rule is the newest one and has numbers left. */
export function isValidRule(rule: TopicCodeRuleRow, world: World): boolean {
  return newestRule(rule, world)?.id === rule.id && nextNumber(rule, world) !== undefined
}

/** The code of the next topic; undefined if no code is left. */
export function nextCode(of: OfAlliance, world: World): string | undefined {
  const rule = newestRule(of, world)
  const number = rule && nextNumber(rule, world)
  return rule && number !== undefined ? codeWith(rule, number) : undefined
}

/** The newest code rule, if it has no number left. */
export function exhausted(of: OfAlliance, world: World) {
  const rule = newestRule(of, world)
  if (!rule || nextNumber(rule, world) !== undefined) return undefined
  const { prefix, max_sequence } = rule
  return { prefix, max_sequence }
}

/** Marks the number of the next code as used, so that it is never issued again (TOPIC-02). */
export function issueNumber(of: OfAlliance, world: World): void {
  const rule = newestRule(of, world)
  const number = rule && nextNumber(rule, world)
  if (!rule || number === undefined) throw new Error("a topic without a code rule passed its rule table")
  world.store.rows.topic_code_rule.put({ ...rule, current_sequence: number })
}
