/** One line of docs/requirements.md. */
export type Requirement = { id: string; isBuilt: boolean }

/** Test files by the requirement id in their test titles. */
export type Proofs = Map<string, Set<string>>

const requirementLine = /^- \*\*([A-Z0-9]+-\d\d)\*\* /
const proofLine = /^ {2}- `/
const notBuilt = "## Not built yet"

/** The requirements of the document, in order. */
export function readRequirements(text: string): Requirement[] {
  const requirements: Requirement[] = []
  let isBuilt = true
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) isBuilt = line !== notBuilt
    const id = requirementLine.exec(line)?.[1]
    if (id) requirements.push({ id, isBuilt })
  }
  return requirements
}

/** Returns the document with the test files of each requirement listed below its line. */
export function writeProofs(text: string, proofs: Proofs): string {
  return text
    .split("\n")
    .filter((line) => !proofLine.test(line))
    .flatMap((line) => {
      const files = [...(proofs.get(requirementLine.exec(line)?.[1] ?? "") ?? [])].sort()
      return files.length > 0 ? [line, `  - ${files.map((file) => `\`${file}\``).join(", ")}`] : [line]
    })
    .join("\n")
}

/** Contradictions between the list of requirements and the test titles. */
export function requirementProblems(requirements: Requirement[], proofs: Proofs): string[] {
  const counts = new Map<string, number>()
  for (const { id } of requirements) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [
    ...[...counts].flatMap(([id, count]) => (count > 1 ? [`${id} stands ${count} times in docs/requirements.md`] : [])),
    ...[...proofs].flatMap(([id, files]) =>
      counts.has(id) ? [] : [`${id} is not in docs/requirements.md: ${[...files].join(", ")}`],
    ),
    ...requirements.flatMap(({ id, isBuilt }) => {
      if (isBuilt === proofs.has(id)) return []
      return isBuilt
        ? [`${id} has no test with this id in its title`]
        : [`${id} has a test and still stands under "Not built yet"`]
    }),
  ]
}
