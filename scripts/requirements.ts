import { readFileSync, writeFileSync } from "node:fs"
import { filesBelow } from "./lib/hashes.mjs"
import { citationProblems, readQuality } from "./requirements/citations.ts"
import { readRequirements, requirementProblems, writeProofs, type Proofs } from "./requirements/list.ts"
import { groupOf, idsIn, titlesIn } from "./requirements/titles.ts"

/**
 * `npm run requirements`: writes the test files of each requirement into docs/requirements.md. Fails on requirements without a test, on
 * unknown ids in test titles, and on references to files, ids and rows that do not exist.
 * `--check`: writes nothing, and also fails if the document is out of date.
 */
const document = "docs/requirements.md"
const folders = ["app", "docs", "mock", "openapi", "scripts", "tests"]
const top = [
  "README.md",
  "Dockerfile",
  "compose.yaml",
  "eslint.config.js",
  "remix.config.ts",
  ".dependency-cruiser.cjs",
]

/** Tests of the checks; their example texts refer to files that do not exist. */
const examples = ["tests/unit/scripts/requirements.test.ts", "tests/contract/contract-tools.test.ts"]

const isGenerated = (file: string) => file.startsWith("openapi/generated/") || file === "app/api/schema.d.ts"
const isText = (file: string) => /\.(?:[cm]?[jt]sx?|md|yaml|css|conf)$|^Dockerfile$/.test(file)

const read = (file: string) => readFileSync(file, "utf8")

function proofsIn(files: string[], groups: Set<string>): Proofs {
  const proofs: Proofs = new Map()
  for (const file of files) {
    const source = read(file)
    if (idsIn(source, groups).length === 0) continue
    for (const id of titlesIn(file, source).flatMap((title) => idsIn(title, groups))) {
      proofs.set(id, (proofs.get(id) ?? new Set()).add(file))
    }
  }
  return proofs
}

function main(isCheck: boolean): void {
  const before = read(document)
  const requirements = readRequirements(before)
  const ids = new Set(requirements.map(({ id }) => id))
  const groups = new Set([...ids].map(groupOf))
  const files = filesBelow([...folders, ...top])
  const texts = files.filter((file) => isText(file) && !isGenerated(file) && !examples.includes(file))
  const tests = texts.filter((file) => /^tests\/.*\.tsx?$/.test(file))
  const proofs = proofsIn(tests, groups)
  const after = writeProofs(before, proofs)
  const citable = { files: new Set(files), groups, ids, quality: readQuality(read("docs/quality.md")) }
  const problems = [
    ...requirementProblems(requirements, proofs),
    ...texts.flatMap((file) => citationProblems(file, read(file), citable)),
    ...(isCheck && before !== after ? [`${document} is out of date: npm run requirements`] : []),
  ]
  console.log([...problems, `${ids.size} requirements, ${problems.length} problems`].join("\n"))
  if (problems.length > 0) process.exitCode = 1
  if (!isCheck && before !== after) writeFileSync(document, after)
}

main(process.argv.includes("--check"))
