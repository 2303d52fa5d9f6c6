import { createElement } from "react"
import { describe, expect, test, vi } from "vitest"
import { grown } from "#scripts/bench/ours/grown.ts"
import { toHtml } from "#scripts/bench/render/to-html.ts"
import { elementOf, sizeOf, treeOf } from "#scripts/bench/render/tree.ts"
import { growthExponent, median, ratioOf } from "#scripts/bench/statistics.ts"
import { exitCode, table, verdictOf, type Line } from "#scripts/bench/table.ts"

describe("figures of the bench", () => {
  test.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
    [[], Number.NaN],
  ])("the median of %j is %d", (values, middle) => {
    expect(median(values)).toBe(middle)
  })

  test("a ratio is taken within each round, so that slow rounds do not change it", () => {
    expect(ratioOf([2, 20, 4], [1, 10, 2])).toEqual({ figure: 2, low: 2, high: 2 })
    const slowed = [9, 3, 8, 3.1, 7, 20, 6, 5]
    expect(ratioOf(slowed, [1, 1, 1, 1, 1, 1, 1, 1])).toEqual({ figure: 5, low: 3, high: 20 })
    expect(
      ratioOf(
        slowed,
        slowed.map((cost) => cost / 2),
      ).figure,
    ).toBe(2)
  })

  test.each([
    [[1], [1, 2]],
    [[], []],
  ])("a ratio requires both halves of every round: %j, %j", (ours, theirs) => {
    expect(() => ratioOf(ours, theirs)).toThrow("other half")
  })

  test.each([
    [{ small: 1, large: 4 }, 1],
    [{ small: 1, large: 16 }, 2],
    [{ small: 3, large: 3 }, 0],
  ])("growth of %j from 50 to 200 rows has the exponent %d", (cost, exponent) => {
    expect(growthExponent(cost, { small: 50, large: 200 })).toBeCloseTo(exponent)
  })
})

describe("a list that is made longer for the bench", () => {
  test("repeats the rows, each with its own id", () => {
    const list = {
      items: [
        { id: "a", name: "A" },
        { id: "b", name: "B" },
      ],
      page: 1,
      size: 25,
      total: 2,
      actions: [],
    }
    const { items, ...rest } = grown(list, { rows: 5, stored: 10_000 }) as typeof list
    expect(items.map(({ name }) => name)).toEqual(["A", "B", "A", "B", "A"])
    expect(new Set(items.map(({ id }) => id)).size).toBe(5)
    expect(rest).toEqual({ page: 1, size: 5, total: 10_000, actions: [] })
  })

  test.each([[{ items: [], total: 0, size: 25 }], [{ items: ["a"] }], [null], ["text"], [{ total: 3 }]])(
    "is not made of a value that is not a list page or has no rows: %j",
    (value) => expect(grown(value, { rows: 5, stored: 10 })).toBe(value),
  )
})

describe("verdicts of the bench", () => {
  const most = { pass: 2.2, moonshot: 1.5 }
  const least = { pass: 12, moonshot: 20, is: "least" as const }

  test.each([
    [1.5, most, "moonshot"],
    [2.2, most, "pass"],
    [2.21, most, "MISS"],
    [Number.NaN, most, "MISS"],
    [20, least, "moonshot"],
    [12, least, "pass"],
    [11.9, least, "MISS"],
    [Number.NaN, least, "MISS"],
    [99, undefined, "-"],
  ])("%d within %j: %s", (figure, limits, verdict) => {
    expect(verdictOf({ figure, limits })).toBe(verdict)
  })

  test("a missed pass limit fails the run, a missed moonshot does not", () => {
    expect(exitCode([{ figure: 2, limits: most }, { figure: 9 }])).toBe(0)
    expect(
      exitCode([
        { figure: 2, limits: most },
        { figure: 2, limits: least },
      ]),
    ).toBe(1)
  })
})

test("the table shows goal, moonshot, figure, spread and verdict of each line, and checks that other commands run", () => {
  const line: Line = {
    id: "P1",
    what: "dashboard",
    figure: 1.9,
    unit: "x",
    spread: { low: 1.8, high: 2 },
    note: "900 elements",
    limits: { pass: 2.2, moonshot: 1.5 },
  }
  const [head = "", row = "", other] = table([line], [{ id: "P18", what: "soak", command: "npm run soak" }]).split("\n")
  expect(row.split(/ {2,}/)).toEqual([
    "P1",
    "dashboard",
    "≤ 2.20 x",
    "≤ 1.50 x",
    "1.90 x",
    "1.80 to 2.00",
    "pass",
    "900 elements",
  ])
  expect(head.indexOf("verdict")).toBe(row.indexOf("pass"))
  expect(other).toBe("P18  soak: npm run soak")
})

describe("the floor of a page: its elements without the framework", () => {
  const page = createElement(
    "html",
    { lang: "en" },
    createElement("head", null, createElement("title", null, "A & B"), createElement("style", null, ":root{--hue:5}")),
    createElement(
      "body",
      null,
      createElement("h1", { className: "a b", tabIndex: -1, "data-off": "" }, "2 < 3", " and ", '"so"'),
      createElement("input", { type: "checkbox", name: "x", defaultChecked: true, disabled: true }),
      createElement(
        "select",
        { defaultValue: "2" },
        createElement("option", { value: "1" }),
        createElement("option", { value: "2" }, "two"),
      ),
      createElement("textarea", { defaultValue: "\n<b>not bold</b>", maxLength: 9 }),
      createElement("div", { className: "prose", dangerouslySetInnerHTML: { __html: "<div>its <i>own</i></div>" } }),
      createElement("br"),
    ),
  )

  test("renders to the same HTML", async () => {
    vi.spyOn(console, "error").mockReturnValueOnce(undefined) // React warns that `selected` should be set on the select instead
    const html = String(await toHtml(page))
    expect(String(await toHtml(elementOf(treeOf(html))))).toBe(html)
  })

  test("contains neither the framework's scripts nor its preloads", async () => {
    const html = String(await toHtml(page))
    const added = html
      .replace("<title>", '<link rel="modulepreload" href="/a.js"/><title>')
      .replace("</body>", '<script nonce="x">if (1 < 2) run("</p>")</script><template id="B:0"></template></body>')
    expect(treeOf(`${added}<div hidden id="S:0"><script>late()</script></div>`)).toEqual(treeOf(html))
  })

  test("counts elements; inserted HTML counts as one", async () => {
    expect(sizeOf(treeOf(String(await toHtml(page))))).toBe(13)
  })

  test("refuses markup that React does not produce", () => {
    expect(() => treeOf("<html><body><p>open</body></html>")).toThrow("</body> closes <p>")
    expect(() => treeOf("nothing")).toThrow("no <html>")
  })
})
