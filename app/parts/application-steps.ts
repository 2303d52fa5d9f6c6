import type { components } from "#openapi/generated/schema.d.ts"

type Step = Pick<components["schemas"]["ApplicationStep"], "key" | "state">

/**
 * The steps of a membership application to show, with every round: those of the backend in their order, without the steps that an
 * application which was closed or withdrawn will never take.
 */
export function shownSteps<One extends Step>(steps: readonly One[]): One[] {
  const isOver = steps.some(({ state }) => state === "closed" || state === "withdrawn")
  return steps.filter(({ state }) => !isOver || state !== "not_started")
}
