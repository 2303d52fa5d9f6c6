import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, test } from "vitest"
import { domains } from "#app/domains.server.ts"
import { accountPages } from "#app/parts/frame/account-pages.tsx"
import type { RecordKind, Texts } from "#app/parts/domain/domain.ts"
import { searchModuleValues } from "#openapi/generated/values/search-module.ts"
import { needsMyActionKindValues } from "#openapi/generated/values/needs-my-action-kind.ts"
import { text } from "#tests/support/texts.ts"
import contract from "../../../openapi/generated/openapi.json"

/** Folders with pages that tell other pages nothing, each with the reason. */
const withoutDomain: Record<string, string> = {
  account: "the frame of a person's own pages",
  admin: "the frame of the administration",
  alliance: "pages about alliances that do not exist",
  apply: "the applicant's side of membership-application",
  draft: "saves drafts of forms",
  guide: "no records, and every page leads to it",
  inbox: "reached from the frame",
  kit: "pages for development",
  live: "tells open pages of changes",
  "needs-my-action": "asks the other domains",
  participants: "answers the people picker",
  preferences: "language and time zone, without an alliance",
  region: "answers the region picker",
  "rich-text": "answers the text editor",
  search: "asks the other domains",
  shell: "frames",
  thanks: "one page of thanks",
}

const features = readdirSync("app/features")
const filesOf = (feature: string) => readdirSync(`app/features/${feature}`, { recursive: true }).map(String)
const hasPages = (feature: string) => filesOf(feature).some((file) => /\.route\.tsx?$/.test(file))
const withDomain = features.filter((feature) => filesOf(feature).includes("domain.ts"))

const kinds = domains.flatMap(({ records = {} }) => Object.entries<RecordKind | undefined>(records))
const kindOf = (module: string) => kinds.find(([name]) => name === module)?.[1] ?? {}

const repeated = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)
const namesIn = (texts: (Texts | undefined)[]) => texts.flatMap((some = {}) => Object.keys(some))

describe("what the domains tell about themselves", () => {
  test("every folder with pages has a domain.ts, or a reason why it has none", () => {
    expect(features.filter((feature) => hasPages(feature) && !withDomain.includes(feature))).toEqual(
      Object.keys(withoutDomain),
    )
  })

  test("app/domains.server.ts lists every domain.ts", () => {
    const source = readFileSync("app/domains.server.ts", "utf8")
    const imported = [...source.matchAll(/"\.\/features\/([\w-]+)\/domain\.ts"/g)].map(([, feature]) => feature)
    expect(imported.toSorted()).toEqual(withDomain)
    expect(domains).toHaveLength(withDomain.length)
  })

  test("nothing is told twice", () => {
    expect(repeated(kinds.map(([module]) => module))).toEqual([])
    expect(repeated(domains.flatMap(({ operations = [] }) => operations))).toEqual([])
    for (const what of ["fields", "parts", "values"] as const)
      expect(repeated(namesIn(domains.map((domain) => domain[what]))), what).toEqual([])
    for (const place of ["navigation", "administration"] as const)
      expect(repeated(domains.flatMap((domain) => String(domain[place]?.position ?? []))).filter(Boolean)).toEqual([])
  })

  test("SHELL-10 every page of the navigation has its letter, and no page that of another", () => {
    const entries = [...domains.flatMap(({ navigation }) => navigation ?? []), ...Object.values(accountPages("aurora"))]
    const keys = entries.flatMap((entry) => ("goKey" in entry ? (entry.goKey ?? []) : []))
    expect(repeated(keys)).toEqual([])
    for (const key of keys) expect(key).toMatch(/^[a-z]$/)
    for (const { navigation } of domains) if (navigation) expect(navigation.goKey, navigation.title).toBeDefined()
  })

  test("I18N-02 a status has the same words in all kinds of records that do not say that theirs are others", () => {
    for (const language of ["en", "zh"] as const) {
      const words = new Map<string, string>()
      for (const [module, { statuses = {} } = {}] of kinds)
        for (const [status, id] of Object.entries(statuses)) {
          const word = text(language, id)
          expect(word, `${module}: ${status}`).toBe(words.get(status) ?? word)
          words.set(status, word)
        }
    }
  })
})

describe("what the contract needs from the domains", () => {
  test.each(needsMyActionKindValues)("DASH-08 what waits for an action: %s", (kind) => {
    expect(kindOf(kind)).toMatchObject({ needsMyAction: {}, href: expect.any(Function) as unknown })
  })

  const { GroupedWorkgroups, GroupItem } = contract.components.schemas
  const creatable = [GroupedWorkgroups, GroupItem].flatMap(({ properties }) => properties.can_create.items.enum)

  test.each([...new Set(creatable)])("MEET-01 what people can create has a form: %s", (kind) => {
    expect(kindOf(kind).create?.href({ alliance: "aurora" })).toContain("/a/aurora/")
  })

  test.each(searchModuleValues)("SHELL-10 what the search finds has a page: %s", (kind) => {
    expect(kindOf(kind).href?.({ alliance: "aurora" }, "key", "COPT")).toContain("/a/aurora/")
  })
})
