import { readdirSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, test } from "vitest"

const root = new URL("../../..", import.meta.url).pathname
const files = readdirSync(join(root, "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `app/${file}`)
const sourceOf = (file: string) => readFileSync(join(root, file), "utf8")

/** A schema by its file and export: `app/features/ballot/ballot.schema.ts castSchema`. */
const named = (from: string, specifier: string, name: string) =>
  `${specifier.startsWith("#") ? specifier.slice(1) : join(dirname(from), specifier)} ${name}`

/** The schemas that the scripts of pages load. */
function loadedBy(file: string): string[] {
  const source = sourceOf(file)
  const [, specifier] = /import\("([^"]+\.schema\.ts)"\)/.exec(source) ?? []
  if (specifier === undefined) return []
  const names = [...source.matchAll(/\bmodule\.(\w+)/g)].map(([, name = ""]) => name)
  return names.map((name) => named(file, specifier, name))
}

/** The names that a file imports from schema files. */
function importedBy(file: string): Map<string, string> {
  const found = sourceOf(file).matchAll(/import \{([^}]+)\} from "([^"]+\.schema\.ts)"/g)
  return new Map(
    [...found].flatMap(([, names = "", specifier = ""]) =>
      names
        .split(",")
        .map((name) => name.trim())
        .filter((name) => name !== "" && !name.startsWith("type "))
        .map((name) => [name, named(file, specifier, name)] as const),
    ),
  )
}

/** The schemas that actions enforce: arguments of the functions that make actions, or that an action gives to its parser. */
function enforcedBy(file: string): string[] {
  const imported = importedBy(file)
  const makers = /\b(?:\w+Action|withSchema|currentSchema|schemaNow|parseSubmission)\(\s*(?=(\w+))/g
  const parsed = /\bparseSubmission\(\w+, (\w+)\)|\bschema: (\w+)\b/g
  const names = [...sourceOf(file).matchAll(makers), ...sourceOf(file).matchAll(parsed)].flatMap((match) =>
    match.slice(1),
  )
  return names.flatMap((name) => imported.get(name ?? "") ?? [])
}

/** The schemas that another one of the same file consists of: the forms of one page, or the parts that a schema adds to. */
function partsOf(schema: string): string[] {
  const [file = "", name = ""] = schema.split(" ")
  const source = sourceOf(file)
  const [, body = ""] =
    new RegExp(`export (?:const|function) ${name}\\b([\\s\\S]*?)(?=\\nexport |\\n/\\*\\*|$)`).exec(source) ?? []
  const known = new Set([...source.matchAll(/export (?:const|function) (\w+Schemas?)\b/g)].map(([, one = ""]) => one))
  const own = [...body.matchAll(/\b\w+Schemas?\b/g)].map(([one]) => one).filter((one) => one !== name && known.has(one))
  const imported = importedBy(file)
  return [
    ...own.map((one) => `${file} ${one}`),
    ...[...imported].flatMap(([one, whole]) => (body.includes(one) ? [whole] : [])),
  ]
}

const enforced = new Set(files.filter((file) => /\.(server|route)\.tsx?$/.test(file)).flatMap(enforcedBy))
for (const schema of enforced) for (const part of partsOf(schema)) enforced.add(part)

const loaded = files.flatMap((file) => loadedBy(file).map((schema) => [file, schema] as const))

describe("FORM-12 the schema that a page loads in the browser is one that an action enforces", () => {
  test("many pages load one", () => expect(loaded.length).toBeGreaterThan(60))
  test.each(loaded)("%s: %s", (_file, schema) => expect([...enforced]).toContain(schema))
})
