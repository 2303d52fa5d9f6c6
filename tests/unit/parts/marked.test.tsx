import { expect, test } from "vitest"
import { Marked } from "#app/parts/search/marked.tsx"
import { render } from "../ui/render.tsx"

const marked = (text: string, words: string) => render(<Marked text={text} words={words} />)

test("SHELL-10 the words that were searched for are marked, whatever their case and characters", () => {
  expect(marked("The Plenary and the plenaries", "plenar")).toBe(
    "The <mark>Plenar</mark>y and the <mark>plenar</mark>ies",
  )
  expect(marked("相干光学组", "光学")).toBe("相干<mark>光学</mark>组")
  expect(marked("a+b (c) [d]", "(c) a+b")).toBe("<mark>a+b</mark> <mark>(c)</mark> [d]")
  expect(marked("nothing", "")).toBe("nothing")
})
