import type { Result } from "./results.ts"
import { ruleNames, type Rule } from "../client/rules.ts"

export type Mark = "passed" | "failed" | "left out" | "not exercised"
/** The result of each rule for each operation. */
export type Matrix = Record<string, Record<Rule, Mark>>

/** One row per operation, one column per rule. A cell fails if one of its checks failed; it is left out if all of them were. */
export function matrixOf(operations: readonly string[], results: readonly Result[]): Matrix {
  const found = new Map<string, Set<Result["outcome"]>>()
  for (const { operation, rule, outcome } of results) {
    const key = `${operation} ${rule}`
    found.set(key, (found.get(key) ?? new Set()).add(outcome))
  }
  const row = (operation: string) =>
    Object.fromEntries(ruleNames.map((rule) => [rule, markOf(found.get(`${operation} ${rule}`))])) as Record<Rule, Mark>
  return Object.fromEntries(operations.map((operation) => [operation, row(operation)]))
}

function markOf(outcomes: ReadonlySet<Result["outcome"]> = new Set()): Mark {
  if (outcomes.has("failed")) return "failed"
  if (outcomes.has("passed")) return "passed"
  return outcomes.has("left-out") ? "left out" : "not exercised"
}

const marks = ["passed", "failed", "left out", "not exercised"] as const

/** For each rule the number of operations for which it passed, failed, was left out, or was not exercised. */
export function matrixSummary(matrix: Matrix): string[] {
  const rows = Object.values(matrix)
  return ruleNames.map((rule) => {
    const counts = marks.map((mark) => `${mark} ${rows.filter((row) => row[rule] === mark).length}`)
    return `  ${rule.padEnd(14)}${counts.join(", ")}`
  })
}

/** The matrix as a Markdown table. */
export function matrixAsMarkdown(matrix: Matrix): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`
  const rows = Object.entries(matrix).map(([operation, row]) =>
    line([operation, ...ruleNames.map((rule) => row[rule])]),
  )
  return [line(["operation", ...ruleNames]), line(["---", ...ruleNames.map(() => "---")]), ...rows, ""].join("\n")
}
