import type { components } from "#app/api/schema.d.ts"
import document from "../../../openapi/generated/openapi.json"

export type Ballot = components["schemas"]["Ballot"]
export type BallotResult = components["schemas"]["BallotResult"]

type Examples = Record<string, { value: { result: unknown } }>
type Operation = { responses: { "200": { content: { "application/json": { examples: Examples } } } } }

/** What the contract shows as the answer of a GET, the first of its examples. */
function exampleOf(path: string): unknown {
  const operation = (document.paths as unknown as Record<string, { get: Operation }>)[path]?.get
  const [first] = Object.values(operation?.responses["200"].content["application/json"].examples ?? {})
  return first?.value.result
}

/** The ballot that the contract shows, with some fields changed. */
export function exampleBallot(change: Partial<Ballot> = {}): Ballot {
  return { ...(exampleOf("/ballot/{id}") as Ballot), ...change }
}

/** The result that the contract shows, with some fields changed. */
export function exampleResult(change: Partial<BallotResult> = {}): BallotResult {
  return { ...(exampleOf("/ballot/{id}/result") as BallotResult), ...change }
}
