import { readFileSync, readdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { changeLines } from "./compare-report.ts"
import { changesBetween } from "./compare.ts"
import type { ContractDocument } from "./document.ts"

/**
 * Releases of the contract (API-06): `openapi/releases/<version>.json` contains the parts that programs depend on, without texts and
 * examples; `openapi/releases/CHANGELOG.md` describes the changes of each release.
 */
const folder = "openapi/releases"
const changeLog = "openapi/releases/CHANGELOG.md"
const forPeople = new Set([
  ...["description", "summary", "example", "examples", "tags", "x-origin"],
  // of codes, and of state tables
  ...["english", "chinese", "title", "about", "when"],
])

/** A contract without texts and examples, as stored in a release. */
export function withoutTexts(document: ContractDocument): ContractDocument {
  const { info, ...rest } = document
  const text = JSON.stringify(rest, (_name, value: unknown) => (isObject(value) ? stripped(value) : value))
  return { info: { ...info, description: "" }, ...(JSON.parse(text) as Omit<ContractDocument, "info">) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Removes texts and examples. Properties of a record may have the same names; these are kept, because their values are schemas. */
function stripped(value: Record<string, unknown>): Record<string, unknown> {
  const isKept = ([name, one]: [string, unknown]) => !forPeople.has(name) || (isObject(one) && isSchema(one))
  return Object.fromEntries(Object.entries(value).filter(isKept))
}

const isSchema = (value: object) => "type" in value || "$ref" in value || "anyOf" in value

/** Released versions, oldest first. */
export function releases(root: string): string[] {
  const names = readdirSync(join(root, folder)).filter((name) => name.endsWith(".json"))
  return names.map((name) => name.slice(0, -5)).sort((a, b) => compare(numbers(a), numbers(b)))
}

const numbers = (version: string) => version.split(".").map(Number)

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((number, index) => number !== b[index])
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0)
}

/** Reads a release. @throws Error if it does not exist */
export function releaseOf(root: string, version: string): ContractDocument {
  if (!releases(root).includes(version)) throw new Error(`there is no release ${version}: ${releases(root).join(", ")}`)
  return JSON.parse(readFileSync(join(root, folder, `${version}.json`), "utf8")) as ContractDocument
}

/** Stores the contract as a release. @throws Error if its version is already released or missing in the changelog */
export function release(root: string, document: ContractDocument): void {
  const { version } = document.info
  if (releases(root).includes(version)) throw new Error(`${version} is released already: raise info.version`)
  const log = readFileSync(join(root, changeLog), "utf8")
  if (!log.includes(`## ${version}\n`)) throw new Error(`${changeLog} says nothing of ${version}`)
  writeFileSync(join(root, folder, `${version}.json`), `${JSON.stringify(withoutTexts(document))}\n`)
}

/** Whether `to` may contain breaking changes since `from`: the major numbers differ, or both are 0 and the minor numbers differ. */
export function mayBreak(from: string, to: string): boolean {
  const [[major, minor], [nextMajor, nextMinor]] = [numbers(from), numbers(to)]
  return major !== nextMajor || (major === 0 && minor !== nextMinor)
}

/**
 * Compares the contract with a release: its changes in lines, and whether the new version number forbids them.
 * @param version version of the release; default: the last one
 * @param isComplete all lines; otherwise at most a screen
 */
export function against(
  root: string,
  document: ContractDocument,
  version = releases(root).at(-1) ?? "",
  isComplete = false,
) {
  const changes = changesBetween(releaseOf(root, version), withoutTexts(document))
  const breaking = changes.filter(({ breaks }) => breaks).length
  const isRefused = breaking > 0 && !mayBreak(version, document.info.version)
  return { version, total: changes.length, lines: changeLines(changes, isComplete), breaking, isRefused }
}
