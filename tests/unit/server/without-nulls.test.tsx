import { buffer } from "node:stream/consumers"
import { renderToPipeableStream } from "react-dom/server"
import { describe, expect, test } from "vitest"
import { WithoutNulls } from "#app/server/without-nulls.ts"

/** A page of many short texts as React streams it, through the stream under test. */
function rendered(names: string[]): Promise<Buffer> {
  const body = new WithoutNulls()
  const page = names.map((name, at) => <b key={at}>{name}</b>)
  const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(body) })
  return buffer(body)
}

describe("I18N-02 the stream that removes null bytes", () => {
  test("keeps characters that cross the ends of React's buffers", async () => {
    const names = Array.from({ length: 3000 }, (_, at) => `${"a".repeat(at % 7)}曹若舟😀é`)
    const html = await rendered(names)
    expect(html.includes(0)).toBe(false)
    expect(html.toString("utf8")).toBe(names.map((name) => `<b>${name}</b>`).join(""))
  })

  test("removes only null bytes", async () => {
    const body = new WithoutNulls()
    body.end(Buffer.from([1, 0, 255, 0, 0, 10]))
    expect([...(await buffer(body))]).toEqual([1, 255, 10])
  })
})
