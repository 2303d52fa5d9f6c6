import { subjectRef } from "#mock/domains/workgroup/ref.ts"
import type { World } from "#mock/engine/rules.ts"
import type { DecisionRow } from "./records.ts"
import { decisionRules } from "./rules.ts"

const refOf = subjectRef<DecisionRow & { subject: string }>("decision", decisionRules)

const longestTitle = 200

/** Reference to a decision; its title is the first line of its text. */
export function decisionRecordRef(decision: DecisionRow, world: World) {
  const [line = ""] = decision.text.split("\n")
  return refOf({ ...decision, subject: line.slice(0, longestTitle) }, world)
}
