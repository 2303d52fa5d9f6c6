import { decode } from "turbo-stream"
import { expect, test } from "vitest"
import { LostConnection, onLostForm, watchConnection } from "#app/lib/lost-connection.ts"
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

test.each([502, 503, 504])(
  "ERR-03 FORM-08 an HTML page with status %i, of a proxy or a busy portal, loses no form",
  async (status) => {
    onLostForm(lostFormAnswer)
    const headers = { "content-type": "text/html; charset=utf-8" }
    const scope = { fetch: () => Promise.resolve(new Response("<h1>Bad Gateway</h1>", { status, headers })) }
    watchConnection(scope)
    const send = scope.fetch as typeof fetch
    const answer = await send(address, {
      method: "POST",
      body: new URLSearchParams({ form: "meeting", subject: "Skew" }),
    })
    const { value } = await decode(answer.body as ReadableStream<Uint8Array>)
    expect(value).toMatchObject({ data: { initialValue: { subject: "Skew" } } })
    await expect(send(address)).rejects.toBeInstanceOf(LostConnection)
    expect((await send("http://portal.invalid/a/aurora")).status).toBe(status)
  },
)

test("a refusal of the router itself is its answer, whatever its status", async () => {
  const router = new Response("[]", { status: 500, headers: { "content-type": "text/x-script" } })
  const scope = { fetch: () => Promise.resolve(router) }
  watchConnection(scope)
  expect(await (scope.fetch as typeof fetch)(address)).toBe(router)
})
