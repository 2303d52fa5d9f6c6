import { beforeAll, describe, expect, test } from "vitest"
import { inTurn } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor } from "#tests/support/new-visitor.ts"
import { addressable, addressOf } from "#tests/support/route-table.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const real = { alliance: "aurora", acronym: "COPT", draftCode: "AIA-P-2026-001" }
type Name = keyof typeof real

/** Other ways to write each parameter that people type. */
const variants: Record<Name, string[]> = {
  alliance: ["Aurora", "AURORA", "%61urora"],
  acronym: ["copt", "Copt", "co%70t"],
  draftCode: ["aia-p-2026-001", "Aia-P-2026-001"],
}

/** Routes that browsers open: pages and files. */
const opened = addressable.filter(
  ({ hasLoader, handle }) => hasLoader && !handle.isForScripts && !handle.isDevelopmentOnly,
)
const withParameter = (name: Name) =>
  opened.map(({ pattern }) => pattern).filter((pattern) => pattern.split("/").includes(`:${name}`))

let admin: Visitor
beforeAll(async () => {
  admin = newVisitor().speaks("en")
  await admin.signIn("admin")
})

/** Where a request leads to: its status, or the path of a redirect. */
async function outcomeOf(visitor: Visitor, address: string): Promise<string | number> {
  const { status, location } = await visitor.get(address)
  return !location ? status : new URL(location).pathname + new URL(location).search
}

/** The address and status after all redirects. */
async function lastOf(visitor: Visitor, address: string) {
  const { status, url } = await visitor.follow(await visitor.get(address))
  return { status, path: new URL(url).pathname }
}

describe.each(Object.keys(variants) as Name[])("TEN-02 %s in another spelling", (name) => {
  const patterns = withParameter(name).filter((pattern) => !pattern.endsWith("*"))

  test("is in the table", () => expect(patterns.length).toBeGreaterThan(10))

  test.each(variants[name])("%s leads to the one spelling, with the query", async (variant) => {
    const outcomes: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    const tried = patterns.filter((_, row) => inTurn(variants[name], row).includes(variant))
    await inBatches(tried, 6, async (pattern) => {
      const right = `${addressOf(pattern, real)}?q=x`
      const found = await outcomeOf(admin, right)
      const answer = await outcomeOf(admin, `${addressOf(pattern, { ...real, [name]: variant })}?q=x`)
      // what is right is served; every other address leads to it, or to where the right one leads
      const isThere = answer === right || answer === found
      outcomes[pattern] = isThere ? "one spelling" : await lastOf(admin, String(answer))
      expected[pattern] = isThere ? "one spelling" : await lastOf(admin, right)
    })
    expect(outcomes).toEqual(expected)
  })
})

/** A person copies an address out of a text, or types it on a Chinese keyboard. */
const inSentence: Record<string, (address: string) => string> = {
  "a full stop": (address) => `${address}.`,
  "a bracket": (address) => `${address})`,
  "a closing mark": (address) => `${address}%3E,`,
  "a Chinese full stop": (address) => `${address}${encodeURIComponent("。")}`,
  "a Chinese bracket and comma": (address) => `${address}${encodeURIComponent("）」，")}`,
  "a zero-width space": (address) => `${address}%E2%80%8B`,
  "full width": (address) => {
    const wide = address.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0))
    return `/${encodeURIComponent(wide.slice(1))}`
  },
}

describe.each(Object.entries(inSentence))("TEN-02 an address with %s", (name, change) => {
  const patterns = opened.map(({ pattern }) => pattern).filter((pattern) => !pattern.endsWith("*") && pattern !== "/")

  test("leads to the page without it, or to where that leads", async () => {
    const wrongs: string[] = []
    const tried = patterns.filter((_, row) => inTurn(Object.keys(inSentence), row).includes(name))
    await inBatches(tried, 6, async (pattern) => {
      const right = addressOf(pattern, { ...real, id: "meeting-aurora-1" })
      const answer = await outcomeOf(admin, change(right))
      if (answer === right) return
      const [shown, expected] = [await lastOf(admin, change(right)), await lastOf(admin, right)]
      if (JSON.stringify(shown) !== JSON.stringify(expected))
        wrongs.push(`${change(right)}: ${answer}, ${JSON.stringify(shown)} instead of ${JSON.stringify(expected)}`)
    })
    expect(patterns.length).toBeGreaterThan(200)
    expect(wrongs).toEqual([])
  })
})

test("TEN-02 what is glued to an address: no other page is opened, and a form is never redirected", async () => {
  for (const path of ["no-page.", "meeting/..%2Fdashboard.", "%EF%BC%8E%EF%BC%8E%EF%BC%8Fnowhere", "dashboard./x"])
    expect(await outcomeOf(admin, `/a/aurora/${path}`), path).toBe(404)
  expect((await admin.post("/a/aurora/account/subscription.", {})).status).toBe(404)
})

test("TEN-02 an unknown name stays a 404, and a form is never redirected", async () => {
  for (const path of ["nowhere/dashboard", "aurora/wg/none/about", "aurora/proposal/aia-p-1999-999", "Aurora/no-page"])
    expect(await outcomeOf(admin, `/a/${path}`), path).toBe(404)
  const posted = await admin.post("/a/Aurora/account/subscription", {})
  expect(posted.status).toBe(404)
})

test("SES-06 SES-08 without a session a group in another spelling asks to log in, and then leads to it", async () => {
  const visitor = newVisitor()
  expect((await visitor.get("/a/aurora/wg/copt/about")).location).toMatch(
    /\/a\/aurora\/login\?to=%2Fa%2Faurora%2Fwg%2F(copt|COPT)%2Fabout$/,
  )
})

test("ROLE-07 another spelling of a code does not say whether there is such a proposal of a restricted group", async () => {
  const outsider = newVisitor()
  await outsider.signIn("lone-member")
  const codeOf = async (visitor: Visitor) => {
    const { body } = await visitor.get("/a/aurora/proposal.csv")
    return new Set(body.match(/AIA-P-\d{4}-\d{3}/g))
  }
  const open = await codeOf(outsider)
  const hidden = [...(await codeOf(admin))].filter((code) => !open.has(code))
  expect(hidden.length).toBeGreaterThan(0)
  for (const code of hidden)
    expect(await outcomeOf(outsider, `/a/aurora/proposal/${code.toLowerCase()}`), code).toBe(404)
})
