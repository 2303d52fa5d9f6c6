import type { Broken, Change } from "./compare.ts"

/** Lines of a screen, and characters of a line. */
const screen = { lines: 40, characters: 160 }

/** Changes that are one: the same difference of a schema that many operations use, or of many operations. */
interface Line {
  subject: string
  what: string
  breaks: Set<Broken>
  operations: Set<string>
}

/**
 * The changes as lines, those that break something first. What follows from one schema, or is the same in many operations, is one line.
 * @param isComplete all lines in full; otherwise at most a screen
 */
export function changeLines(changes: readonly Change[], isComplete = false): string[] {
  const lines = [...linesOf(changes)].sort((one, other) => other.breaks.size - one.breaks.size)
  const shown = lines.map((line) => inWords(line, isComplete))
  if (isComplete || shown.length <= screen.lines) return shown
  const left = lines.slice(screen.lines - 1)
  const breaking = left.filter(({ breaks }) => breaks.size > 0).length
  return [
    ...shown.slice(0, screen.lines - 1),
    `and ${left.length} more, ${breaking} of them break something: --all lists them`,
  ]
}

function linesOf(changes: readonly Change[]): Iterable<Line> {
  const lines = new Map<string, Line>()
  for (const { operation, location, what, breaks, schema, inside } of changes) {
    const subject = schema === undefined ? location : `${schema} ${inside ?? ""}`.trim()
    const key = [schema === undefined ? "" : "schema", subject, what].join("\n")
    const line = lines.get(key) ?? { subject, what, breaks: new Set(), operations: new Set() }
    if (breaks) line.breaks.add(breaks)
    if (operation) line.operations.add(operation)
    lines.set(key, line)
  }
  return lines.values()
}

function inWords({ subject, what, breaks, operations }: Line, isComplete: boolean): string {
  const [first = ""] = operations
  const isOne = operations.size === 1
  const change = [isOne && first, subject && `${subject}:`, what].filter(Boolean).join(" ")
  const sides = [...breaks].sort().join(" and a ")
  const among = operations.size > 1 && `in ${operations.size} operations: ${[...operations].join(", ")}`
  const broken = sides && `(breaks a ${sides})`
  const limit = screen.characters - (sides ? broken.length + 1 : 0)
  return [
    shortened(change, isComplete ? Infinity : limit),
    broken,
    among && shortened(among, isComplete ? Infinity : 100),
  ]
    .filter(Boolean)
    .join(" ")
}

const shortened = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 2)} …` : text)
