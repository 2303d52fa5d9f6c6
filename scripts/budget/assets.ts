import { readFileSync } from "node:fs"
import { dirname, posix } from "node:path"
import { brotliCompressSync, gzipSync } from "node:zlib"

/** `bytes`: size with gzip; `brotli`: gives the size with brotli; `imports`: paths of static imports. */
type Asset = { bytes: number; brotli: () => number; imports: string[] }

/** Cache of the assets measured so far. */
const sizes = new Map<string, Asset>()

/** Measures an asset of the current build, e.g. "/assets/root-abc.js". */
export function asset(path: string): Asset {
  const known = sizes.get(path)
  if (known) return known
  const source = readFileSync(`build/client${path}`)
  const imports = path.endsWith(".js") ? staticImports(path, source.toString()) : []
  const found = {
    bytes: gzipSync(source, { level: 9 }).length,
    brotli: () => brotliCompressSync(source).length,
    imports,
  }
  sizes.set(path, found)
  return found
}

/** Static imports of a built module: `import … from "./x.js"`, `import "./x.js"`, `export … from "./x.js"`; not `import("./x.js")`. */
export function staticImports(path: string, source: string): string[] {
  const found = source.matchAll(/(?:\bfrom|\bimport)\s*"(\.{1,2}\/[^"]+\.js)"/g)
  return [...found].map((match) => posix.join(dirname(path), match[1] ?? ""))
}

/** All modules that a document loads, with their static imports. */
export function modulesOf(html: string): Set<string> {
  const waiting = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.js(?!\w)/g)].map(([path]) => path))]
  const modules = new Set<string>()
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (modules.has(path)) continue
    modules.add(path)
    waiting.push(...asset(path).imports)
  }
  return modules
}

/** All stylesheets that a document links. */
export function stylesOf(html: string): Set<string> {
  return new Set([...html.matchAll(/<link\b[^>]*\shref="(\/assets\/[\w.-]+\.css)"/g)].map(([, path = ""]) => path))
}
