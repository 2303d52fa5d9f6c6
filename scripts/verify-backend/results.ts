import type { Rule } from "./rules.ts"

/** A request and its response, as in the report, where the token is hidden. */
export type Exchange = {
  operation: string
  /** The role in the fixtures of the person who sent the request, or `nobody`. */
  as: string
  method: string
  address: string
  headers: Record<string, string>
  body: unknown
  /** For a form (multipart/form-data): the file names by field. `body` has a description in place of each file. */
  files?: Record<string, string> | undefined
  /** 0: no response. */
  status: number
  contentType: string | null
  /** The parsed JSON; for other types the beginning of the text. */
  answer: unknown
  answerHeaders: Record<string, string>
  /** SHA-256 of the response body, for files. */
  digest: string
  milliseconds: number
}

export type Result = {
  operation: string
  rule: Rule
  title: string
  outcome: "passed" | "failed" | "left-out"
  /** The actual outcome, or the reason why the check was left out. */
  found?: string
  exchanges: Exchange[]
}

/** Thrown by a check if the target violates the rule. */
export class Finding extends Error {
  readonly exchanges: Exchange[]

  constructor(found: string, ...exchanges: (Exchange | undefined)[]) {
    super(found)
    this.exchanges = exchanges.filter((exchange) => exchange !== undefined)
  }
}

/** Thrown by a check that cannot be carried out: a fixture is missing, or a record could not be created. */
export class LeftOut extends Error {}

/** A record could not be created: the checks that need it are left out, and the operation that should have created it fails. */
export class Unprepared extends LeftOut {
  readonly operation: string
  readonly exchanges: Exchange[]

  constructor(operation: string, message: string, ...exchanges: Exchange[]) {
    super(`could not be prepared: ${message}`)
    this.operation = operation
    this.exchanges = exchanges
  }
}

type Chosen = (operation: string, rule: Rule) => boolean

/** Maximum number of exchanges shown per finding. */
const shownAtMost = 3

/** Collects the results of checks. Rules that apply to every response (`answered`) become one result per operation and rule. */
export class Results {
  readonly #results: Result[] = []
  readonly #answers = new Map<string, { operation: string; rule: Rule; total: number; bad: Map<string, Exchange[]> }>()
  readonly #chosen: Chosen

  constructor(chosen: Chosen) {
    this.#chosen = chosen
  }

  add(result: Result): void {
    this.#results.push(result)
  }

  /** Adds one failure for an operation that did not create a record. */
  unprepared({ operation, message, exchanges }: Unprepared): void {
    const isKnown = this.#results.some(({ rule, found }) => rule === "preparation" && found === message)
    const title = "makes a record that checks need"
    if (!isKnown) this.add({ operation, rule: "preparation", title, outcome: "failed", found: message, exchanges })
  }

  /** Records whether one response follows a rule; `problems`: the violations. */
  answered(rule: Rule, exchange: Exchange, problems: readonly string[]): void {
    const { operation } = exchange
    if (!this.#chosen(operation, rule)) return
    const key = `${operation} ${rule}`
    const known = this.#answers.get(key) ?? { operation, rule, total: 0, bad: new Map<string, Exchange[]>() }
    known.total += 1
    for (const problem of problems) {
      const seen = known.bad.get(problem) ?? []
      known.bad.set(problem, seen)
      if (seen.length < shownAtMost) seen.push(exchange)
    }
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
function summary({
  operation,
  rule,
  total,
  bad,
}: {
  operation: string
  rule: Rule
  total: number
  bad: Map<string, Exchange[]>
}): Result[] {
  const title = `every answer (${total})`
  if (bad.size === 0) return [{ operation, rule, title, outcome: "passed", exchanges: [] }]
  return [...bad].map(([found, exchanges]) => ({
    operation,
    rule,
    title,
    outcome: "failed",
    found,
    exchanges: exchanges.slice(0, 1),
  }))
}
