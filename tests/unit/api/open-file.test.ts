import { Agent, MockAgent } from "undici"
import { afterAll, expect, test } from "vitest"
import { openFile } from "#app/api/file.server.ts"

const agent = new MockAgent()
agent.disableNetConnect()
afterAll(() => agent.close())

const baseUrl = "http://backend.invalid"

function open(token?: string) {
  const { signal } = new AbortController()
  const options = {
    baseUrl,
    dispatcher: agent as unknown as Agent,
    caller: { token },
    headers: {},
    signal,
    timeout: 5_000,
  }
  return openFile({ operation: "file.get", path: "/file/one" }, options)
}

const json = { headers: { "content-type": "application/json" } }
const reply = (status: number, body: unknown, options = json) =>
  agent
    .get(baseUrl)
    .intercept({ path: "/file/one" })
    .reply(status, body as object, options)

test.each([
  [404, "not_found", "not_found"],
  [410, "not_found", "not_found"],
  [403, "forbidden", "forbidden"],
  [400, "package_expired", "refused"],
  [400, "package_not_ready", "refused"],
  [500, "server_error", "server"],
])("ERR-04: a file that the backend refuses with %i %s has the failure %s", async (status, code, kind) => {
  reply(status, { success: false, code, message: "" })
  expect(await open("token")).toMatchObject({ status: 0, failure: { kind, code } })
})

test("ERR-04 ERR-07: a page of a gateway instead of the file is a failure with its status", async () => {
  const html = { headers: { "content-type": "text/html" } }
  reply(503, "<html>", html)
  expect(await open("token")).toMatchObject({ status: 0, failure: { kind: "server" } })
  reply(200, "<html>", html)
  expect(await open("token")).toMatchObject({ status: 0, failure: { kind: "contract" } })
})

test("SES-06: a visitor without a session is sent to the login first", async () => {
  for (const [status, code] of [
    [401, "unauthorized"],
    [403, "forbidden"],
  ] as const) {
    reply(status, { success: false, code, message: "" })
    expect(await open()).toEqual({ status: 401 })
  }
})
