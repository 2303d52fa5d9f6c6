import { decode } from "turbo-stream"
import { describe, expect, test } from "vitest"
import { LostConnection, onLostForm, watchConnection } from "#app/lib/lost-connection.ts"
import { replaceHtmlAnswers } from "#app/ui/form/html-answer.ts"
import { lostFormAnswer } from "#app/ui/form/lost-form.ts"

const away = (error: Error = new TypeError("Failed to fetch")) => {
  const scope = { fetch: (): Promise<Response> => Promise.reject(error) }
  watchConnection(scope)
  return scope.fetch as typeof fetch
}
const address = new URL("http://portal.invalid/a/aurora/meeting/create.data")

test("ERR-03 FORM-08 a form that could not be sent is shown again with everything that was typed", async () => {
  onLostForm(lostFormAnswer)
  const typed = {
    form: "meeting",
    subject: "Skew “键入”",
    "options[0].text": "Yes",
    "options[1].text": "",
    "start.date": "2027-01-02",
  }
  const answer = await away()(address, { method: "POST", body: new URLSearchParams(typed) })
  expect(answer.status).toBe(503) // with another status the router would reload the page
  const { value } = await decode(answer.body as ReadableStream<Uint8Array>)
  expect(value).toEqual({
    data: {
      status: "error",
      error: { "": ["form.connection", "form.unknown"] },
      initialValue: {
        form: "meeting",
        subject: "Skew “键入”",
        options: [{ text: "Yes" }, undefined],
        start: { date: "2027-01-02" },
      },
    },
  })
})

test("ERR-02 other failed requests to the portal are a lost connection; aborted and foreign requests are not", async () => {
  onLostForm(lostFormAnswer)
  await expect(away()(address)).rejects.toBeInstanceOf(LostConnection)
  await expect(away()(address, { method: "POST", body: new URLSearchParams({ id: "1" }) })).rejects.toBeInstanceOf(
    LostConnection,
  )
  await expect(away()("http://elsewhere.invalid/")).rejects.toBeInstanceOf(TypeError)
  await expect(away(new DOMException("gone", "AbortError"))(address)).rejects.not.toBeInstanceOf(LostConnection)
})

describe("ERR-03 FORM-08 an HTML page instead of the portal's response", () => {
  const answering = (status: number, type: string) => {
    const scope = {
      fetch: () => Promise.resolve(new Response("<h1>502</h1>", { status, headers: { "content-type": type } })),
    }
    replaceHtmlAnswers(scope)
    return scope.fetch as typeof fetch
  }
  const form = { method: "POST", body: new URLSearchParams({ form: "meeting", subject: "Skew" }) }

  test.each([500, 502, 503, 504])("with status %i, of a proxy or a busy portal, loses no form", async (status) => {
    const answer = await answering(status, "text/html; charset=utf-8")(address, form)
    const { value } = await decode(answer.body as ReadableStream<Uint8Array>)
    expect(value).toMatchObject({ data: { status: "error", initialValue: { subject: "Skew" } } })
  })

  test("stays what it is for pages, for other addresses, and if the portal itself responds", async () => {
    const html = answering(503, "text/html")
    expect((await html(address)).headers.get("content-type")).toBe("text/html")
    expect((await html("http://portal.invalid/a/aurora", form)).headers.get("content-type")).toBe("text/html")
    expect((await answering(503, "text/x-script")(address, form)).headers.get("content-type")).toBe("text/x-script")
  })
})
