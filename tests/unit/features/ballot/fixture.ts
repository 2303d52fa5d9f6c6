import type { components } from "#openapi/generated/schema.d.ts"
import document from "../../../../openapi/generated/openapi.json"

export type Ballot = components["schemas"]["Ballot"]
export type BallotResult = components["schemas"]["BallotResult"]

type Examples = Record<string, { value: { result: unknown } }>
type Operation = { responses: { "200": { content: { "application/json": { examples: Examples } } } } }

/** The contract's first example response of a GET. */
function exampleOf(path: string): unknown {
  const operation = (document.paths as unknown as Record<string, { get: Operation }>)[path]?.get
  const [first] = Object.values(operation?.responses["200"].content["application/json"].examples ?? {})
  return first?.value.result
}

/** The contract's example ballot with some fields changed. */
export function exampleBallot(change: Partial<Ballot> = {}): Ballot {
  return { ...(exampleOf("/ballot/{id}") as Ballot), ...change }
}

/** The contract's example result with some fields changed. */
export function exampleResult(change: Partial<BallotResult> = {}): BallotResult {
  return { ...(exampleOf("/ballot/{id}/result") as BallotResult), ...change }
}
