import type { Contract, Operation } from "./contract.ts"
import type { Fixtures } from "./fixtures.ts"
import type { MeetingRecords } from "./meeting-records.ts"
import { Finding, LeftOut, Results, Unprepared } from "./results.ts"
import type { Rule } from "./rules.ts"
import type { People } from "./sign-on.ts"
import type { Target } from "./target.ts"
import type { TestRecords } from "./test-records.ts"
import type { TopicRecords } from "./topic-records.ts"

/** The context of a check. */
export type Verification = {
  contract: Contract
  fixtures: Fixtures
  target: Target
  people: People
  records: TestRecords
  meetings: MeetingRecords
  topics: TopicRecords
  /** Runs a check if it is selected, and records the result. */
  check: Check
  wants: (operation: string, rule: Rule) => boolean
}

export type Check = (operation: string, rule: Rule, title: string, carryOut: () => Promise<void>) => Promise<void>

/** Creates `check` of a verification. An unexpected error in a check also counts as a failure and is reported. */
export function checker(results: Results, wants: Verification["wants"]): Check {
  return async (operation, rule, title, carryOut) => {
    if (!wants(operation, rule)) return
    const result = { operation, rule, title }
    try {
      await carryOut()
      results.add({ ...result, outcome: "passed", exchanges: [] })
    } catch (error) {
      if (error instanceof Unprepared) results.unprepared(error)
      if (error instanceof LeftOut) results.add({ ...result, outcome: "left-out", found: error.message, exchanges: [] })
      else if (error instanceof Finding)
        results.add({ ...result, outcome: "failed", found: error.message, exchanges: error.exchanges })
      else results.add({ ...result, outcome: "failed", found: `not checked: ${stackOf(error)}`, exchanges: [] })
    }
  }
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** The parameters of a call: path, required query parameters, and one value for each parameter in `more`. */
export function parametersOf(
  { operationId, parameters }: Operation,
  values: Record<string, string>,
  more: readonly string[] = [],
): { path: Record<string, string>; query: Record<string, string> } {
  const valueOf = (name: string, example: unknown) =>
    values[`${operationId}.${name}`] ?? values[name] ?? String([example].flat()[0])
  const of = (place: "path" | "query") =>
    Object.fromEntries(
      parameters
        .filter(
          ({ in: where, name, required }) => where === place && (place === "path" || required || more.includes(name)),
        )
        .map(({ name, example }) => [name, valueOf(name, example)]),
    )
  return { path: of("path"), query: of("query") }
}

/** The header that selects the alliance of a call without a session; empty if the operation does not require it. */
export async function publicHeaders(v: Verification, { parameters }: Operation): Promise<Record<string, string>> {
  const isNamed = parameters.some(({ name, required }) => name === "alliance-id" && required)
  return isNamed ? { "alliance-id": (await v.people.get("outsider")).session.alliance_id } : {}
}

/** Whether an operation is below a meeting, or below a topic of a meeting. */
export const isOfMeeting = ({ path }: Operation): boolean => path.startsWith("/meeting/{id}")
export const isOfTopic = ({ path }: Operation): boolean => path.startsWith("/meeting/{id}/topic/{topic_id}")
