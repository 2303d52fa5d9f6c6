import type { Contract, Operation } from "./contract.ts"
import type { Fixtures } from "./fixtures.ts"
import type { MeetingRecords } from "./meeting-records.ts"
import { Finding, LeftOut, Results, Unprepared } from "./results.ts"
import type { Rule } from "./rules.ts"
import type { People } from "./sign-on.ts"
import type { Target } from "./target.ts"
import type { TestRecords } from "./test-records.ts"
import type { TopicRecords } from "./topic-records.ts"

/** What a check has at hand. */
export type Verification = {
  contract: Contract
  fixtures: Fixtures
  target: Target
  people: People
  records: TestRecords
  meetings: MeetingRecords
  topics: TopicRecords
  /** Carries a check out, when it is wanted, and notes what came of it. */
  check: Check
  wants: (operation: string, rule: Rule) => boolean
}

export type Check = (operation: string, rule: Rule, title: string, carryOut: () => Promise<void>) => Promise<void>

/** `check` of a verification; a check that fails for a reason of its own has failed, too, and says so. */
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

/** What a call is asked for with: path, required query, and one value for each of the parameters named beside. */
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

/** What names the alliance where no session does; nothing where the operation does not ask for it. */
export async function publicHeaders(v: Verification, { parameters }: Operation): Promise<Record<string, string>> {
  const isNamed = parameters.some(({ name, required }) => name === "alliance-id" && required)
  return isNamed ? { "alliance-id": (await v.people.get("outsider")).session.alliance_id } : {}
}

/** An operation below one meeting, or below one topic of a meeting. */
export const isOfMeeting = ({ path }: Operation): boolean => path.startsWith("/meeting/{id}")
export const isOfTopic = ({ path }: Operation): boolean => path.startsWith("/meeting/{id}/topic/{topic_id}")
