import { posix } from "node:path"

/** The files, ids and rows that a comment or document may refer to. */
export type Citable = {
  /** every file of the repository */
  files: Set<string>
  /** the groups of requirement ids, and the ids */
  groups: Set<string>
  ids: Set<string>
  /** the lines (P4), rows (34) and items (V3.20) of docs/quality.md */
  quality: Set<string>
}

/** The lines, rows and items that docs/quality.md explains. */
export function readQuality(text: string): Set<string> {
  const rows = [...text.matchAll(/^\| (P?\d+) +\|/gm)].map(([, row = ""]) => row)
  const items = text.split("\n").flatMap((line) => {
    const chapters = [...(/^- \*\*(.*?)\*\*:/.exec(line)?.[1] ?? "").matchAll(/V\d+/g)].map(([chapter]) => chapter)
    const numbers = [...line.matchAll(/[:;] (\d+) /g)].map(([, number = ""]) => number)
    return chapters.flatMap((chapter) => numbers.map((number) => `${chapter}.${number}`))
  })
  return new Set([...rows, ...items])
}

/** References in a file to something that the repository does not have. */
export function citationProblems(file: string, text: string, citable: Citable): string[] {
  const missing = [
    ...missingFiles(file, text, citable.files),
    ...missingIds(text, citable),
    ...missingRows(text, citable.quality),
    ...[...text.matchAll(/\bspecification,? (?:section )?\d+|\bsection \d+ of the specification/gi)].map(
      ([all]) => all,
    ),
  ]
  return [...new Set(missing)].map((citation) => `${file}: "${citation}" is not in the repository`)
}

function missingFiles(file: string, text: string, files: Set<string>): string[] {
  const named = [...text.matchAll(/(?<![\w/.*<>-])[\w./-]*\w\.md\b|\b(?:openapi|docs)\/[\w./-]*\w\.(?:yaml|conf)\b/g)]
  return named
    .map(([path]) => path)
    .filter((path) => {
      const fromFile = posix.join(posix.dirname(file), path)
      return !files.has(posix.normalize(path)) && !files.has(fromFile)
    })
}

function missingIds(text: string, { groups, ids }: Citable): string[] {
  return [...text.matchAll(/\b([A-Z0-9]+)-\d\d\b/g)].flatMap(([id, group = ""]) =>
    groups.has(group) && !ids.has(id) ? [id] : [],
  )
}

/** `quality row 34`, `quality rows 1 to 10, 14`, `quality P4`, `quality V3.20`. */
function missingRows(text: string, quality: Set<string>): string[] {
  const cited = [
    ...text.matchAll(/\bquality (?:rows? )?((?:P\d+|V\d+\.\d+|\d+)(?:(?:, | and | to )(?:P\d+|V\d+\.\d+|\d+))*)/gi),
  ]
  return cited.flatMap(([, list = ""]) => list.split(/, | and | to /).filter((row) => !quality.has(row.toUpperCase())))
}
