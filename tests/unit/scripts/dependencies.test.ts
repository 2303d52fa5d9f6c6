import { readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import * as allowed from "./dependencies-allowed.ts"
import { shipped } from "./dependencies-shipped.ts"

type Locked = {
  dev?: boolean
  license?: string
  integrity?: string
  resolved?: string
  link?: boolean
  hasInstallScript?: boolean
}
type Named = Record<string, string>

const read = (name: string) => JSON.parse(readFileSync(new URL(`../../../${name}`, import.meta.url), "utf8")) as object
const { dependencies, devDependencies, overrides } = read("package.json") as Record<string, Named | undefined>
const { packages } = read("package-lock.json") as { packages: Record<string, Locked> }

const locked = Object.entries(packages)
  .filter(([place]) => place !== "")
  .map(([place, entry]) => ({ place, name: place.replace(/^.*node_modules\//, ""), ...entry }))

/** Compares in both directions: what is present but not allowed, and what is allowed but not present. */
function expectExactly(there: Iterable<string>, known: Iterable<string>): void {
  const [present, listed] = [new Set(there), new Set(known)]
  expect({
    unexpected: [...present].filter((name) => !listed.has(name)).sort(),
    "listed, but gone": [...listed].filter((name) => !present.has(name)).sort(),
  }).toEqual({ unexpected: [], "listed, but gone": [] })
}

/** The individual licences of an SPDX expression. */
const licencesIn = (expression: string) => expression.replace(/[()]/g, "").split(/ (?:AND|OR) /)
const licenceOf = ({ name, license }: (typeof locked)[number]) => license ?? allowed.licenceElsewhere[name] ?? "unknown"

describe("quality row 64: only reviewed dependencies", () => {
  test("each package of package.json has a documented reason", () => {
    const named = Object.keys({ ...dependencies, ...devDependencies })
    expectExactly(
      named.filter((name) => !name.startsWith("@types/")),
      Object.keys(allowed.direct),
    )
    for (const [name, reason] of Object.entries(allowed.direct)) expect(reason.length, name).toBeGreaterThan(3)
    expect(Object.keys(dependencies ?? {}).filter((name) => name.startsWith("@types/"))).toEqual([])
  })

  test("all transitive packages that ship are listed", () => {
    const names = locked.filter(({ dev }) => dev !== true).map(({ name }) => name)
    expectExactly(
      names.filter((name) => !(name in (dependencies ?? {}))),
      shipped,
    )
  })

  test("only listed packages have an install script", () => {
    const names = locked.filter(({ hasInstallScript }) => hasInstallScript === true).map(({ name }) => name)
    expectExactly(names, Object.keys(allowed.withInstallScript))
  })

  test("every licence is allowed, and packages that ship have no licence that is only for tools", () => {
    expectExactly(
      locked.flatMap((one) => licencesIn(licenceOf(one))),
      Object.keys(allowed.licences),
    )
    const shipping = locked.filter(({ dev }) => dev !== true)
    expect(shipping.filter((one) => allowed.onlyForTools.includes(licenceOf(one)))).toEqual([])
    expectExactly(
      locked.filter(({ license }) => license === undefined).map(({ name }) => name),
      Object.keys(allowed.licenceElsewhere),
    )
  })

  test("quality V13.47: versions are exact, and locked packages have a SHA-512 checksum and no other source", () => {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides }))
      expect(version, name).toMatch(/^(npm:[a-z-]+@)?\d+\.\d+\.\d+$/)
    for (const { place, integrity, resolved, link } of locked) {
      expect([integrity?.startsWith("sha512-"), link], place).toEqual([true, undefined])
      expect(resolved, place).toBeUndefined()
    }
  })
})
