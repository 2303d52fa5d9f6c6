import { describe, expect, test, vi } from "vitest"
import { chunksOf, refuseCircles } from "#scripts/lib/common-chunks.mjs"

const library = "/x/node_modules/@conform-to/react/index.js"
const shell = "/x/app/features/shell/member.route.tsx"

/** A graph of modules: what each imports. Modules that nothing imports are entries. */
function graphOf(imports: Record<string, string[]>): Parameters<typeof chunksOf>[0] {
  const imported = new Set(Object.values(imports).flat())
  const ids = new Set([...Object.keys(imports), ...imported])
  const info = (id: string) => ({ isEntry: !imported.has(id), importedIds: imports[id] ?? [] })
  return { getModuleIds: () => ids.values(), getModuleInfo: info as never }
}

const page = (name: string) => `/x/app/features/${name}.route.tsx`

/** Ten pages, four of them forms; each page imports what `more` says. */
function portal(more: (name: string) => string[] = () => []) {
  const pages = Array.from({ length: 10 }, (_, number) => (number < 4 ? `form-${number}` : `page-${number}`))
  return graphOf({
    "/x/app/entry.client.tsx": ["/x/node_modules/react/index.js"],
    [shell]: ["/x/app/ui/frame.tsx"],
    ...Object.fromEntries(
      pages.map((name) => [
        page(name),
        ["/x/app/lib/a.ts", ...(name.startsWith("form") ? [library] : []), ...more(name)],
      ]),
    ),
  })
}

describe("the chunk of a module", () => {
  test("of every page: packages are apart from the portal's own modules", () => {
    const chunk = chunksOf(portal())
    expect(chunk("/x/node_modules/react/index.js")).toBe("vendor")
    expect(chunk("/x/app/ui/frame.tsx")).toBe("frame")
    expect(chunk("\0commonjsHelpers.js")).toBeUndefined()
  })

  test("that four of ten pages load is in the frame; that three load is not", () => {
    const of = (names: string[]) => chunksOf(portal((name) => (names.includes(name) ? ["/x/app/ui/some.tsx"] : [])))
    expect(of(["page-4", "page-5", "page-6", "page-7"])("/x/app/ui/some.tsx")).toBe("frame")
    expect(of(["page-4", "page-5", "page-6"])("/x/app/ui/some.tsx")).toBeUndefined()
  })

  test("that only forms load, a quarter of them, is in the file for forms", () => {
    const of = (names: string[]) => chunksOf(portal((name) => (names.includes(name) ? ["/x/app/ui/some.tsx"] : [])))
    expect(of([])(library)).toBe("form")
    expect(of(["form-0"])("/x/app/ui/some.tsx")).toBe("form")
    expect(of(["form-0", "page-4"])("/x/app/ui/some.tsx")).toBeUndefined()
  })

  test("of a style is left to the build, and so is that of a page or of another entry", () => {
    const chunk = chunksOf(portal(() => ["/x/app/ui/styles/table.css"]))
    expect(chunk("/x/app/ui/styles/table.css")).toBeUndefined()
    expect(chunk(page("page-4"))).toBeUndefined()
    expect(chunk(shell)).toBeUndefined()
    expect(chunk("/x/app/entry.client.tsx")).toBeUndefined()
  })

  test("is never guessed: without forms or without the frames around pages the build ends", () => {
    expect(() => chunksOf(graphOf({ [shell]: [], [page("a")]: ["/x/app/lib/a.ts"] }))).toThrow("No page loads")
    expect(() => chunksOf(graphOf({ [page("a")]: [library] }))).toThrow("features/shell")
  })
})

test("chunks that import each other end the build; other warnings are passed on", () => {
  const warn = vi.fn<(warning: unknown) => void>()
  expect(() => refuseCircles({ code: "CIRCULAR_CHUNK", message: "a -> b -> a" }, warn)).toThrow("a -> b -> a")
  const other = { code: "OTHER", message: "something" }
  refuseCircles(other, warn)
  expect(warn).toHaveBeenCalledWith(other)
})
