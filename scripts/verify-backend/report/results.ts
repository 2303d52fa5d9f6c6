import { Finding, LeftOut, Unprepared, type Exchange } from "../client/answers.ts"
import type { Rule } from "../client/rules.ts"

export type Result = {
  operation: string
  rule: Rule
  title: string
  outcome: "passed" | "failed" | "left-out"
  /** The actual outcome, or the reason why the check was left out. */
  found?: string
  exchanges: Exchange[]
}

type Chosen = (operation: string, rule: Rule) => boolean

/** How all responses of an operation follow a rule; `bad`: the first response with each problem. */
type OfAnswers = { operation: string; rule: Rule; total: number; bad: Map<string, Exchange> }

/** Collects the results of checks. Rules that apply to every response (`answered`) become one result per operation and rule. */
export class Results {
  readonly #results: Result[] = []
  readonly #answers = new Map<string, OfAnswers>()
  readonly #chosen: Chosen
  /** Whether something has failed so far. */
  hasFailed = false

  constructor(chosen: Chosen) {
    this.#chosen = chosen
  }

  /** Carries out a check and adds its result. An unexpected error also counts as a failure. */
  async check(operation: string, rule: Rule, title: string, carryOut: () => Promise<void>): Promise<void> {
    const add = (outcome: Result["outcome"], found?: string, exchanges: Exchange[] = []) =>
      this.add({ operation, rule, title, outcome, ...(found !== undefined && { found }), exchanges })
    try {
      await carryOut()
      add("passed")
    } catch (error) {
      if (error instanceof Unprepared) this.#unprepared(error)
      if (error instanceof LeftOut) add("left-out", error.message)
      else if (error instanceof Finding) add("failed", error.message, error.exchanges)
      else add("failed", `not checked: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
    }
  }

  add(result: Result): void {
    this.hasFailed ||= result.outcome === "failed"
    this.#results.push(result)
  }

  /** Adds one failure for an operation that did not create a record. */
  #unprepared({ operation, message, exchanges }: Unprepared): void {
    const isKnown = this.#results.some(({ rule, found }) => rule === "preparation" && found === message)
    const title = "makes a record that checks need"
    if (!isKnown) this.add({ operation, rule: "preparation", title, outcome: "failed", found: message, exchanges })
  }

  /** Records whether one response follows a rule; `problems`: the violations. */
  answered(rule: Rule, exchange: Exchange, problems: readonly string[]): void {
    const { operation } = exchange
    if (!this.#chosen(operation, rule)) return
    const key = `${operation} ${rule}`
    const known = this.#answers.get(key) ?? { operation, rule, total: 0, bad: new Map<string, Exchange>() }
    known.total += 1
    this.hasFailed ||= problems.length > 0
    for (const problem of problems) if (!known.bad.has(problem)) known.bad.set(problem, exchange)
    this.#answers.set(key, known)
  }

  /** All results so far, sorted by the given order of operations. */
  all(operations: readonly string[]): Result[] {
    const place = new Map(operations.map((operation, at) => [operation, at]))
    const all = [...this.#results, ...[...this.#answers.values()].flatMap(summary)]
    return all.sort((a, b) => (place.get(a.operation) ?? -1) - (place.get(b.operation) ?? -1))
  }
}

/** One passed result, or one failed result per problem. */
function summary({ operation, rule, total, bad }: OfAnswers): Result[] {
  const title = `every answer (${total})`
  if (bad.size === 0) return [{ operation, rule, title, outcome: "passed", exchanges: [] }]
  return [...bad].map(([found, exchange]) => {
    return { operation, rule, title, outcome: "failed", found, exchanges: [exchange] }
  })
}
