import { readFile } from "node:fs/promises"
import { expect, test, vi } from "vitest"
import { textsByArea } from "#app/i18n/texts-by-area.ts"

test.each(["en", "zh"])("the browser finds every text that the server has: %s", async (language) => {
  const [whole, lines] = await Promise.all(
    ["json", "txt"].map((kind) => readFile(`app/i18n/generated/${language}.${kind}`, "utf8")),
  )
  const texts = Object.entries(JSON.parse(whole ?? "") as Record<string, unknown>)
  expect(texts.length).toBeGreaterThan(1000)
  const textsOf = textsByArea(lines ?? "")
  expect(texts.filter(([id, text]) => JSON.stringify(textsOf(id)[id]) !== JSON.stringify(text))).toEqual([])
})

test("an area is read once, when one of its texts is needed", () => {
  const parse = vi.spyOn(JSON, "parse")
  const textsOf = textsByArea('{"meeting.title":"Meeting"}\n{"ballot.title":"Ballot"}')
  expect(parse).not.toHaveBeenCalled()
  expect(textsOf("ballot.title")).toEqual({ "ballot.title": "Ballot" })
  expect(textsOf("ballot.none")).toBe(textsOf("ballot.title"))
  expect(parse).toHaveBeenCalledOnce()
  parse.mockRestore()
})

test("an id of no area has no text", () => {
  expect(textsByArea('{"meeting.title":"Meeting"}')("nothing")).toEqual({})
})
