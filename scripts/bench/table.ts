/** One line of the table: a goal of docs/quality.md (P1 to P30) and the measured figure. */
export type Line = {
  /** of docs/quality.md, e.g. "P1" */
  id: string
  what: string
  /** `pass`: required; `moonshot`: the aim; absent: the figure is for information only */
  limits?: {
    pass: number
    moonshot: number
    /** `least`: the limits are minimums; otherwise maximums */ is?: "most" | "least"
  }
  unit?: "KB" | "ms" | "s" | "x"
  /** NaN counts as missed */
  figure: number
  /** the lowest and highest value of a single round */
  spread?: { low: number; high: number }
  /** for example the worst screen and how many were measured */
  note?: string
}

/** A goal that another command measures. */
export type Elsewhere = { id: string; what: string; command: string }

/** The result of comparing a figure with its limits. */
export type Verdict = "moonshot" | "pass" | "MISS" | "-"

/** Compares a line's figure with its limits; "-" if it has none. */
export function verdictOf({ figure, limits }: Pick<Line, "figure" | "limits">): Verdict {
  if (!limits) return "-"
  const isWithin = (limit: number) => (limits.is === "least" ? figure >= limit : figure <= limit)
  if (!isWithin(limits.pass)) return "MISS"
  return isWithin(limits.moonshot) ? "moonshot" : "pass"
}

/** The exit code of a run: 1 if a pass line is missed. */
export function exitCode(lines: readonly Pick<Line, "figure" | "limits">[]): 0 | 1 {
  return lines.some((line) => verdictOf(line) === "MISS") ? 1 : 0
}

function shown(value: number, unit: Line["unit"]): string {
  const digits = unit === "ms" ? 0 : Math.abs(value) < 10 ? 2 : 1
  return `${value.toFixed(digits)}${unit ? ` ${unit}` : ""}`
}

function limit({ limits, unit }: Line, name: "pass" | "moonshot"): string {
  if (!limits) return ""
  return `${limits.is === "least" ? "≥" : "≤"} ${shown(limits[name], unit)}`
}

function cells(line: Line): string[] {
  const { id, what, figure, unit, spread, note = "" } = line
  const range = spread ? `${shown(spread.low, undefined)} to ${shown(spread.high, undefined)}` : ""
  return [
    ...[id, what, limit(line, "pass"), limit(line, "moonshot")],
    ...[shown(figure, unit), range, verdictOf(line), note],
  ]
}

const heads = ["line", "what", "pass", "moonshot", "figure", "spread", "verdict", "note"]

/** The table as text with aligned columns, followed by the goals that other commands measure. */
export function table(lines: readonly Line[], elsewhere: readonly Elsewhere[] = []): string {
  const rows = [heads, ...lines.map(cells)]
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const texts = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  )
  return [...texts, ...elsewhere.map(({ id, what, command }) => `${id}  ${what}: ${command}`)].join("\n")
}
