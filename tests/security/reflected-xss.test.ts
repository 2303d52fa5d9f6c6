import { matchPath } from "react-router"
import { describe, expect, test } from "vitest"
import { portion } from "#tests/support/extent.ts"
import { inBatches } from "#tests/support/in-batches.ts"
import { newVisitor, signedInOnce } from "#tests/support/new-visitor.ts"
import { addressable } from "#tests/support/route-table.ts"
import { hrefs, type Answer, type Visitor } from "#tests/support/visitor.ts"
import { expectInert, harmless } from "./inert.ts"
import { corpus } from "./poisoned-store.ts"
import { everyPage, type Page } from "./walk.ts"
import { tidiedPage } from "./tidied-page.ts"

/** Query parameters that pages read, even if no link on them contains these. */
const usual = ["q", "back", "done", "page", "size", "sort", "status", "view", "date", "group", "module", "key", "query"]
const others = ["language", "for", "confirm", "whole", "goto", "error", "message", "__proto__", "constructor.prototype"]

const pathOf = (address: string) => new URL(address, "http://portal.invalid").pathname

/** One page per route, with a person who may see it; a quick run takes some of them. */
const pages = portion(
  addressable.flatMap(({ pattern }) => {
    const page = everyPage.find(({ address }) => matchPath(pattern, pathOf(address)))
    return page ? [{ ...page, pattern }] : []
  }),
  16,
)

async function signedIn(person: string): Promise<Visitor> {
  const visitor = newVisitor()
  await visitor.mock.setClock("2026-11-20T07:30:00Z")
  await visitor.signIn(person)
  return visitor
}

/** Signs each person in once for all pages. */
const visitorOf = signedInOnce(signedIn)

/** Names of query parameters from the fields and links of a page. */
function namesOf({ body, url }: Answer): string[] {
  const fields = [...body.matchAll(/<(?:input|select|button)\b[^>]*\sname="([^"]+)"/g)].map(([, name = ""]) => name)
  const own = hrefs(body).flatMap((href) => {
    const target = new URL(href, url)
    return target.pathname === new URL(url).pathname ? [...target.searchParams.keys()] : []
  })
  return [...new Set([...fields, ...own, ...usual, ...others])]
}

const vectorAt = (at: number) => corpus[at % corpus.length] ?? ""

/** The same person with fresh cookies: messages left by one request must not affect the next one. */
function asNow(visitor: Visitor): Visitor {
  const same = newVisitor(visitor.mock.store)
  for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
  return same
}

async function compare(visitor: Visitor, hostile: string, reference: string): Promise<void> {
  const [answer, same] = [await tidiedPage(asNow(visitor), hostile), await tidiedPage(asNow(visitor), reference)]
  if (same.headers.get("content-type")?.startsWith("text/html")) return expectInert(answer, same, hostile)
  expect(answer.status, hostile).toBe(same.status)
  expect(answer.location === null ? null : new URL(answer.location).origin, hostile).toBe(
    same.location && visitor.portal,
  )
  if (same.location === null) expect(answer.headers.get("x-content-type-options"), hostile).toBe("nosniff")
}

/** Sets every parameter to another vector; the second time, parameters already in the URL keep their values. */
async function askWithParameters({ person, address }: Page, at: number): Promise<void> {
  const visitor = await visitorOf(person)
  const names = namesOf(await asNow(visitor).get(address))
  for (const keeps of [false, true]) {
    const search = (write: (text: string) => string) => {
      const params = new URL(address, "http://portal.invalid").searchParams
      for (const [index, name] of names.entries())
        if (!keeps || !params.has(name)) params.set(name, write(vectorAt(at * 13 + index)))
      return `${pathOf(address)}?${params}`
    }
    await compare(visitor, search((text) => text), search(harmless)) // oxfmt-ignore
  }
}

/** Replaces every variable part of the path, one after another. */
async function askWithPath({ person, address, pattern }: Page & { pattern: string }, at: number): Promise<void> {
  const visitor = await visitorOf(person)
  const params = matchPath(pattern, pathOf(address))?.params ?? {}
  for (const [index, name] of Object.keys(params).entries()) {
    const fill = (write: (text: string) => string) =>
      pattern.replace(/:(\w+)|\*/g, (_all, key = "*") =>
        encodeURIComponent(key === name ? write(withoutLines(vectorAt(at * 5 + index))) : (params[String(key)] ?? "")),
      )
    await compare(visitor, fill((text) => text), fill(harmless)) // oxfmt-ignore
  }
}

/** Removes line separators: a path with one matches no route, which gives another page. */
const withoutLines = (text: string) => text.replace(/[\n\r\u2028\u2029]/g, "")

describe("quality row 29: text in a URL is rendered as text", () => {
  const numbered = pages.map((page, at) => ({ page, at }))

  test("in every parameter of every route", { timeout: 240_000 }, () =>
    inBatches(numbered, 4, ({ page, at }) => askWithParameters(page, at)),
  )

  test("in every part of every path", { timeout: 240_000 }, () =>
    inBatches(numbered, 4, ({ page, at }) => askWithPath(page, at)),
  )
})
