import type { Rule } from "./rules.ts"

/** One call and its answer, as a report shows it; the token is left out. */
export type Exchange = {
  operation: string
  /** The role of the fixtures that asked, or `nobody`. */
  as: string
  method: string
  address: string
  headers: Record<string, string>
  body: unknown
  /** 0: no answer came. */
  status: number
  contentType: string | null
  /** JSON, else the beginning of the text. */
  answer: unknown
  answerHeaders: Record<string, string>
  /** SHA-256 of the bytes that came, for files. */
  digest: string
  milliseconds: number
}

export type Result = {
  operation: string
  rule: Rule
  title: string
  outcome: "passed" | "failed" | "left-out"
  /** What was found instead, or why it was left out. */
  found?: string
  exchanges: Exchange[]
}

/** What a check throws when the target does not keep the rule. */
export class Finding extends Error {
  readonly exchanges: Exchange[]

  constructor(found: string, ...exchanges: (Exchange | undefined)[]) {
    super(found)
    this.exchanges = exchanges.filter((exchange) => exchange !== undefined)
  }
}

/** What a check throws when it cannot be carried out: the fixtures lack something, or a record could not be made. */
export class LeftOut extends Error {}

/** A record could not be made: what needs it is left out, and the operation that did not make it has failed. */
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

/** Most shown of one kind of finding. */
const shownAtMost = 3

/** Gathers what the checks found. What every single answer must keep (`answered`) becomes one result per operation and rule. */
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

  /** Fails the operation that did not make a record, once. */
  unprepared({ operation, message, exchanges }: Unprepared): void {
    const isKnown = this.#results.some(({ rule, found }) => rule === "preparation" && found === message)
    const title = "makes a record that checks need"
    if (!isKnown) this.add({ operation, rule: "preparation", title, outcome: "failed", found: message, exchanges })
  }

  /** Notes for one answer whether it keeps a rule; `problems`: what is wrong. */
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

  /** Everything found so far, by operation in the order given. */
  all(operations: readonly string[]): Result[] {
    const place = new Map(operations.map((operation, at) => [operation, at]))
    const all = [...this.#results, ...[...this.#answers.values()].flatMap(summary)]
    return all.sort((a, b) => (place.get(a.operation) ?? -1) - (place.get(b.operation) ?? -1))
  }
}

/** One passed result, or one failed for each thing that was wrong. */
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
