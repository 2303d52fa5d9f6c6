import { expect, test } from "vitest"
import { listDownloads } from "#app/features/download/list.server.ts"
import { downloadQuery } from "#app/features/download/list.query.ts"
import { reader } from "../meeting/fixture.ts"

/** The categories that the filter of the library offers under a query. */
async function offered(query: string) {
  const category = { id: "category-1", name: "Templates", actions: [] }
  const get = (path: string) => {
    const items = path === "/download-category" ? [category] : []
    return Promise.resolve({ ok: true, value: { items, total: items.length, actions: [] } })
  }
  const context = { ...reader(), api: { get } } as unknown as Parameters<typeof listDownloads>[0]
  const { categories } = await listDownloads(
    context,
    { alliance: "aurora", acronym: "COPT" },
    downloadQuery.parse(`/download${query}`),
  )
  return categories.map(({ value, text }) => `${value} ${text}`)
}

test("SHELL-06 DL-01 the filter lists the selected category, even if it no longer exists", async () => {
  const all = ["category-1 Templates"]
  expect(await offered("")).toEqual(all)
  expect(await offered("?category=category-1")).toEqual(all)
  expect(await offered("?category=category-2")).toEqual([...all, "category-2 A category that no longer exists"])
})
