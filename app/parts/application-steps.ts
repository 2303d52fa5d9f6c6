import type { components } from "#app/api/schema.d.ts"

type Step = Pick<components["schemas"]["ApplicationStep"], "key" | "state">

/**
 * The steps of a membership application in display order, which is the order in which they are taken. A resubmission follows the rejected
 * step. A closed or withdrawn application has no future steps.
 */
export function stepsInOrder<One extends Step>(steps: readonly One[]): One[] {
  const isOver = steps.some(({ state }) => state === "closed" || state === "withdrawn")
  const known = isOver ? steps.filter(({ state }) => state !== "not_started") : steps
  const ordered = known.filter(({ key }) => key !== "resubmission")
  for (const again of known.filter(({ key }) => key === "resubmission").reverse()) {
    const at = ordered.findLastIndex(({ key, state }) =>
      again.state === "ongoing" ? state === "rejected" : key === "applicant_submission",
    )
    ordered.splice(at < 0 ? ordered.length : at + 1, 0, again)
  }
  return ordered
}
