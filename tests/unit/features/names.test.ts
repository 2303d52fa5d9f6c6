import { readFileSync } from "node:fs"
import { basename, dirname } from "node:path"
import { expect, test } from "vitest"
import routes from "#app/routes.ts"
import { filesBelow } from "#scripts/lib/hashes.mjs"

/**
 * What a module of a feature is (decision 038): `[subject.]role.ts[x]`. Everything else has the name of what it exports: `meeting-head.tsx`
 * exports `MeetingHead`.
 */
const roles = new Set(["route", "server", "schema", "query", "table", "filters", "limits", "status", "list"])

/** Modules that every feature may have, without a subject. */
const ofEachFeature = new Set(["domain", "routes"])

const files = filesBelow(["app/features"]).filter((file) => /\.tsx?$/.test(file))
const nameOf = (file: string) => basename(file).replace(/\.tsx?$/, "")

const kebab = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, "$1-$2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1-$2")
    .toLowerCase()

function exportsOf(file: string): string[] {
  const found = readFileSync(file, "utf8").matchAll(
    /^export (?:default )?(?:async )?(?:function\*?|const|class|type) (\w+)/gm,
  )
  return [...found].map(([, name = ""]) => kebab(name))
}

/** `form.tsx` exports `BallotForm`, `mobile.ts` `mobileExample`; a plural has several of its kind. */
const isNamedAfter = (name: string, exported: string) =>
  [name, name.replace(/s$/, "")].some((one) => new RegExp(`^(.+-)?${one}(-.+)?$`).test(exported))

type Entry = { file: string; children?: Entry[] }
const registered = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ file, children = [] }) => [file, ...registered(children)])

test("the name of a file says what is in it: a role of the list, or what it exports", () => {
  const wrong = files.filter((file) => {
    const name = nameOf(file)
    const role = name.split(".").at(-1) ?? ""
    if (name.includes(".") || roles.has(role)) return !roles.has(role)
    if (ofEachFeature.has(name)) return false
    return !exportsOf(file).some((exported) => isNamedAfter(name, exported))
  })
  expect(wrong).toEqual([])
})

test("a file is called a route if, and only if, it is one", async () => {
  const named = files.filter((file) => /\.route\.tsx?$/.test(file))
  const used = registered(await routes).map((file) => `app/${file}`)
  expect([...new Set(used)].filter((file) => file.startsWith("app/features/")).sort()).toEqual(named.sort())
})

test("a feature of more than twenty files has a folder for each of its capabilities", () => {
  const flat = new Map<string, number>()
  for (const file of files) flat.set(dirname(file), (flat.get(dirname(file)) ?? 0) + 1)
  expect([...flat].filter(([, count]) => count > 20)).toEqual([])
})
