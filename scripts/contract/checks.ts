import { posix } from "node:path"
import type { Source } from "./sources.ts"

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null
const root = "openapi.yaml"
const missingPath = "; add its path to the paths of openapi/openapi.yaml"

/** Calls `visit` for every object below `value`, with the keys that lead to it. */
function walk(value: unknown, visit: (node: Node, path: string[]) => void, path: string[] = []): void {
  if (!isNode(value)) return
  visit(value, path)
  for (const [key, child] of Object.entries(value)) walk(child, visit, [...path, key])
}

function targetOf(file: string, ref: string): { file: string; name: string } {
  const [target = "", pointer = ""] = ref.split("#")
  return { file: target ? posix.join(posix.dirname(file), target) : file, name: pointer.split("/")[1] ?? "" }
}

/** Entries without a reference to them. The linter finds only those of the root document, not those of the split files. */
export function findUnused(sources: Source[]): string[] {
  const used = new Set<string>()
  for (const { file, content } of sources)
    walk(content, (node) => {
      if (typeof node.$ref !== "string") return
      const target = targetOf(file, node.$ref)
      used.add(`${target.file}#/${target.name}`)
    })
  return sources
    .filter(({ file }) => file !== root)
    .flatMap(({ file, content }) => Object.keys(isNode(content) ? content : {}).map((name) => `${file}#/${name}`))
    .filter((entry) => !used.has(entry))
    .map((entry) => `openapi/${entry}: nothing refers to it${entry.startsWith("paths/") ? missingPath : ""}`)
}

/** References with sibling keys other than `description`; most tools ignore these silently. */
export function findRefSiblings(sources: Source[]): string[] {
  const found: string[] = []
  for (const { file, content } of sources)
    walk(content, (node, path) => {
      if (typeof node.$ref !== "string") return
      const extra = Object.keys(node).filter((key) => key !== "$ref" && key !== "description")
      if (extra.length > 0) found.push(`openapi/${file}#/${path.join("/")}: ${extra.join(", ")} beside $ref`)
    })
  return found
}

/** Schema names that occur in two files; bundling would silently rename one of them. */
export function findDoubleNames(sources: Source[]): string[] {
  const owner = new Map<string, string>()
  const found: string[] = []
  for (const { file, content } of sources.filter((source) => source.file.startsWith("schemas/")))
    for (const name of Object.keys(isNode(content) ? content : {})) {
      const first = owner.get(name)
      if (first) found.push(`openapi/${file}#/${name}: the name is taken by openapi/${first}`)
      else owner.set(name, file)
    }
  return found
}

/** All mistakes that the linter does not find, one line each. */
export function checkSources(sources: Source[]): string[] {
  return [...findUnused(sources), ...findRefSiblings(sources), ...findDoubleNames(sources)]
}
