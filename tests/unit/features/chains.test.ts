import { existsSync, readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { expect, test } from "vitest"
import { filesBelow } from "#scripts/lib/hashes.mjs"

/** How many imports, one below the other, a reader follows at most inside a feature (decision 038). Types count; what is loaded on demand does not. */
const longestOfAll = 5
/** The largest feature is held to what every one of them is to reach. */
const longestOf: Record<string, number> = { meeting: 3 }

const imports = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(/ from "(\.[^"]+)"/g)]
    .map(([, specifier = ""]) => join(dirname(file), specifier))
    .filter((path) => existsSync(path))

/** The longest chain of imports inside a folder, from the file that begins it. */
function longestChain(folder: string): string[] {
  const files = filesBelow([folder]).filter((file) => /\.tsx?$/.test(file))
  const inside = new Set(files)
  const known = new Map<string, string[]>()
  const chainFrom = (file: string): string[] => {
    const found = known.get(file)
    if (found) return found
    known.set(file, [file]) // a circle ends here; the layers' check reports it
    const below = imports(file).filter((path) => inside.has(path))
    const chain = [file, ...below.map(chainFrom).reduce((a, b) => (b.length > a.length ? b : a), [])]
    known.set(file, chain)
    return chain
  }
  return files.map(chainFrom).reduce((a, b) => (b.length > a.length ? b : a), [])
}

test("nobody follows a long chain of imports inside a feature", () => {
  const features = readdirSync("app/features")
  const tooLong = features.flatMap((feature) => {
    const chain = longestChain(`app/features/${feature}`)
    return chain.length - 1 > (longestOf[feature] ?? longestOfAll) ? [chain.join(" > ")] : []
  })
  expect(features.length).toBeGreaterThan(25)
  expect(tooLong).toEqual([])
})
