import { beforeEach, describe, expect, test } from "vitest"
import { useMock } from "./use-mock.ts"

const host = useMock()
let store: string

beforeEach(() => {
  store = host.newStore()
})

const pageOf = async () => (await fetch(`${host.origin}/__mock/`, { headers: { "x-mock-store": store } })).text()

/** Submits a form as a browser does. */
const send = (form: string, fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(`${host.origin}/__mock/form/${form}`, {
    method: "POST",
    redirect: "manual",
    headers: { "x-mock-store": store, ...headers },
    body: new URLSearchParams(fields),
  })

const state = () => host.mock.stores.get(store)

describe("the control page", () => {
  test("sets the clock, moves it forward, and returns to the real time", async () => {
    const sent = await send("clock-set", { now: "2026-11-20T07:30" })
    expect([sent.status, sent.headers.get("location")]).toEqual([303, "/__mock/"])
    expect(await pageOf()).toMatch(/<time>2026-11-20T07:30:00Z<\/time>, standing still/)
    await send("clock-forward", { amount: "3", unit: "days" })
    await send("clock-forward", { amount: "90", unit: "minutes" })
    expect(await pageOf()).toContain("<time>2026-11-23T09:00:00Z</time>")
    await send("clock-real")
    expect(await pageOf()).toContain("the real time.")
  })

  test("adds faults of one and of all operations, shows them, and clears them", async () => {
    await send("fault-add", { operation: "alliance.list", kind: "status", status: "503", delay_ms: "", times: "2" })
    await send("fault-add", { operation: "*", kind: "delay", status: "", delay_ms: "20", times: "" })
    expect(state().faults.list()).toEqual([
      { operation: "alliance.list", kind: "status", status: 503, times: 2 },
      { operation: "*", kind: "delay", delay_ms: 20 },
    ])
    const call = await fetch(`${host.origin}/api/alliance/`, { headers: { "x-mock-store": store } })
    expect(call.status).toBe(503)
    const text = await pageOf()
    expect(text).toMatch(/<code>alliance\.list<\/code><\/td>\s*<td>status 503<\/td>\s*<td>1 more<\/td>/)
    expect(text).toMatch(/<code>\*<\/code><\/td>\s*<td>delay, 20 ms<\/td>\s*<td>always<\/td>/)
    expect(text).toContain('<option value="meeting.cancel"></option>')
    await send("fault-clear")
    expect(state().faults.list()).toEqual([])
    expect(await pageOf()).toContain("None: every call is answered as it should be.")
  })

  test("removes one of several faults, also if it has occurred since the page was loaded", async () => {
    await send("fault-add", { operation: "alliance.list", kind: "status", status: "503", times: "3" })
    await send("fault-add", { operation: "*", kind: "delay", delay_ms: "20" })
    const [shown = ""] = [...(await pageOf()).matchAll(/name="fault" value="([^"]*)"/g)].map(([, value]) => value)
    await fetch(`${host.origin}/api/alliance/`, { headers: { "x-mock-store": store } })
    const fault = shown.replaceAll("&#34;", '"')
    expect((await send("fault-remove", { fault })).status).toBe(303)
    expect(state().faults.list()).toEqual([{ operation: "*", kind: "delay", delay_ms: 20 }])
    const again = await send("fault-remove", { fault })
    expect([again.status, await again.text()]).toEqual([400, expect.stringContaining("This fault is gone already.")])
    expect((await send("fault-remove", { fault: "{" })).status).toBe(400)
  })

  test("shows which rows have changed, and resets the store", async () => {
    expect(await pageOf()).toContain("As in the seed.")
    const apply = await host.call(
      "POST",
      "/api/member/application",
      { "x-mock-store": store, "alliance-id": "alliance-aurora" },
      { name: "沈若舟", company: "石礁", email: "shen@skerry.example" },
    )
    expect(apply.status).toBe(201)
    expect(await pageOf()).toMatch(/Rows changed since the seed:.*<code>login_request<\/code> 1/s)
    await send("reset")
    expect(await pageOf()).toContain("As in the seed.")
  })

  test.each([
    ["clock-set", { now: "yesterday" }, "Enter a date and a time."],
    ["clock-forward", { amount: "-1", unit: "days" }, "Enter a whole number"],
    ["clock-forward", { amount: "1", unit: "years" }, "Enter a whole number"],
    ["fault-add", { operation: "meeting.<b>", kind: "delay" }, "no operation &#34;meeting.&#60;b&#62;&#34;"],
    ["fault-add", { operation: "*", kind: "status", status: "9000" }, "status"],
    ["fault-add", { operation: "*", kind: "nothing" }, "kind"],
  ])("shows an error for an invalid form: %s %j", async (form, fields, text) => {
    const sent = await send(form, fields)
    expect(sent.status).toBe(400)
    expect(await sent.text()).toContain(text)
    expect([state().clock.state().mode, state().faults.list()]).toEqual(["real", []])
  })

  test("refuses a form of another site", async () => {
    for (const from of ["cross-site", "same-site"])
      expect((await send("clock-set", { now: "2026-11-20T07:30" }, { "sec-fetch-site": from })).status).toBe(403)
    expect(state().clock.state().mode).toBe("real")
    const own = await send("clock-set", { now: "2026-11-20T07:30" }, { "sec-fetch-site": "same-origin" })
    expect(own.status).toBe(303)
  })

  test("has no scripts, contains these forms, and returns 404 for an unknown form", async () => {
    const text = await pageOf()
    expect(text).not.toMatch(/<script|onclick/)
    const sent = [...text.matchAll(/action="\/__mock\/form\/([^"]+)"/g)].map(([, form]) => form)
    expect(sent).toEqual(["clock-set", "clock-forward", "clock-real", "fault-add", "reset"])
    expect((await send("nothing")).status).toBe(404)
  })
})
