import { connect } from "node:net"
import { describe, expect, inject, test } from "vitest"
import { newVisitor } from "#tests/support/new-visitor.ts"

/** Sends raw bytes and returns the status of the first response; 0 if the connection is closed without one. */
function exchange(text: string, silenceTimeout = 3_000): Promise<number> {
  const { hostname, port } = new URL(inject("portal"))
  return new Promise((resolve) => {
    let answer = ""
    const socket = connect(Number(port), hostname, () => socket.write(text, "latin1"))
    const done = () => {
      socket.destroy()
      resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0))
    }
    socket.setTimeout(silenceTimeout, done)
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1")
      if (answer.includes("\r\n")) done()
    })
    socket.once("error", done)
    socket.once("close", done)
  })
}

const host = () => new URL(inject("portal")).host
const get = (path: string, headers: string[] = [], own = `Host: ${host()}`) =>
  exchange([`GET ${path} HTTP/1.1`, own, "Connection: close", ...headers, "", ""].join("\r\n"))
const post = (path: string, headers: string[], body: string) =>
  exchange(
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${host()}`,
      `Origin: ${inject("portal")}`,
      "Connection: close",
      `Content-Length: ${Buffer.byteLength(body, "latin1")}`,
      ...headers,
      "",
      body,
    ].join("\r\n"),
  )

const answered = [200, 301, 302, 303, 400, 404, 405, 413, 414, 415, 422, 431]

const paths = [
  "/..%2f..%2fetc/passwd",
  "/../../etc/passwd",
  "/assets/../../server/index.js",
  "/assets/..%2f..%2fserver%2findex.js",
  "/assets/%2e%2e/%2e%2e/server/index.js",
  "/assets/..%5c..%5cserver%5cindex.js",
  "/assets/%00",
  "/%00",
  "/a/aurora/%00",
  "/a/%00/dashboard",
  "/a/aurora/file/%00",
  "/a/aurora/file/..%2f..%2falliance",
  "/a/aurora/file/%2e%2e%2f%2e%2e",
  "/a/aurora/%",
  "/a/aurora/%zz",
  "/a/aurora/%c0%ae%c0%ae/",
  "/a/aurora/%E0%A4%A",
  "/a/%F0%28%8C%BC/login",
  "/a/aurora/dashboard%0d%0aX: y",
  "//",
  "///evil",
  "/a//dashboard",
  "/a/__proto__/dashboard",
  "/a/constructor/dashboard",
  "/a/aurora/__proto__",
  "/a/aurora/login.data.data",
  "/_root.data",
  "/.data",
  "/a/aurora/dashboard.data?_routes=../../x",
  "/a/aurora/login?__proto__[x]=1&constructor[prototype][y]=1",
  `/a/aurora/login?${"a[]=1&".repeat(1_000)}`,
  `/a/aurora/login?${Array.from({ length: 2_000 }, (_, index) => `p${index}=1`).join("&")}`,
  `/a/${"x".repeat(8_000)}/dashboard`,
  `/a/aurora/file/${"%41".repeat(3_000)}`,
  `/${"a/".repeat(4_000)}`,
  "*",
  "http://evil.example/a/aurora/login",
  "http://[::1/a/aurora/login",
]

describe("quality rows 51, 53: malformed requests", () => {
  test.each(paths)("GET %s", async (path) => expect(answered).toContain(await get(path)))

  test.each([
    ["no host", ""],
    ["an empty host", "Host:"],
    ["a host that is none", "Host: [::1"],
    ["a host with a space", "Host: a b"],
    ["a host with a path", "Host: evil.example/x?y#z"],
    ["a host with a person", "Host: x@evil.example"],
    ["a host and a port that is none", "Host: evil.example:99999"],
    ["a very long host", `Host: ${"a".repeat(5_000)}`],
    ["a host in other letters", "Host: \u00e9\u00ff.example"],
  ])("quality row 52: %s", async (_name, own) => expect(answered).toContain(await get("/a/aurora/login", [], own)))

  test.each([
    ["64 KB of one header", [`X-Long: ${"x".repeat(65_536)}`], [431]],
    ["2,000 headers", Array.from({ length: 2_000 }, (_, index) => `X-${index}: 1`), [200, 431]],
    ["a cookie of 15 KB", [`Cookie: session=${"x".repeat(15_000)}`], [200, 431]],
    ["200 cookies", [`Cookie: ${"a=b; ".repeat(200)}`], [200]],
    ["a broken header", ["no colon here"], [400]],
    ["a header with a control character", ["X-Bad: a\u0000b"], [400]],
    ["a store that is no name", ["x-mock-store: ../../../"], [503]],
    ["an unknown encoding", ["Accept-Encoding: ;;;q=,,"], [200]],
    ["a language that is none", ["Accept-Language: ;;;q=\u00ff"], [200]],
    ["a range", ["Range: bytes=0-1,5-9999999999999"], [200]],
    ["two lengths", ["Content-Length: 5", "Content-Length: 6"], [400]],
    ["a length and chunks", ["Content-Length: 5", "Transfer-Encoding: chunked"], [400]],
  ])("%s", async (_name, headers, statuses) => expect(statuses).toContain(await get("/a/aurora/login", headers)))

  const urlencoded = "Content-Type: application/x-www-form-urlencoded"
  const multipart = "Content-Type: multipart/form-data; boundary=x"
  test.each([
    ["no body", [urlencoded], ""],
    ["no type", [], "name=Lei"],
    ["JSON", ["Content-Type: application/json"], '{"name":"Lei"}'],
    ["text", ["Content-Type: text/plain"], "name=Lei"],
    ["a type that is none", ["Content-Type: ;;;"], "name=Lei"],
    ["multipart without a boundary", ["Content-Type: multipart/form-data"], "--x\r\n\r\n"],
    ["multipart that does not end", [multipart], '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nLei'],
    ["multipart without a name", [multipart], "--x\r\nContent-Disposition: form-data\r\n\r\nLei\r\n--x--\r\n"],
    ["multipart that is none", [multipart], "name=Lei"],
    ["broken percent signs", [urlencoded], "name=%&company=%zz&%=%"],
    ["null bytes", [urlencoded], "name=%00%00&company=%00"],
    ["names of prototypes", [urlencoded], "__proto__[x]=1&constructor.prototype.y=1&name[__proto__]=1"],
    ["deep names", [urlencoded], `name${"[0]".repeat(500)}=1&name${".a".repeat(500)}=1`],
    ["a huge index", [urlencoded], "name[999999999]=1&memo[4294967295].x=2"],
    ["2,000 fields", [urlencoded], Array.from({ length: 2_000 }, (_, index) => `f${index}=1`).join("&")],
    ["a field twice", [urlencoded], "name=a&name=b&company=c&company=d"],
    ["a file for a text", [multipart], fileForText()],
  ])("a form with %s", async (_name, headers, body) => {
    for (const path of ["/a/aurora/login/request", "/preferences", "/a/aurora/callback", "/a/aurora/logout"])
      expect(answered, path).toContain(await post(path, headers, body))
  })

  test("null bytes in a text are refused at their fields", async () => {
    expect(await post("/a/aurora/login/request", [urlencoded], "name=%00&company=%00")).toBe(422)
  })

  test("a form of 4 MB is refused, or read without a failure", async () => {
    const body = `name=${"x".repeat(4 * 1024 ** 2)}`
    expect(answered).toContain(await post("/a/aurora/login/request", [urlencoded], body))
  })

  test("afterwards the portal works as before", async () => {
    const visitor = newVisitor()
    expect((await visitor.signInAndArrive("member")).status).toBe(200)
    expect((await visitor.get("/healthz")).body).toBe("ok\n")
  })
})

function fileForText(): string {
  const part = (name: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\nLei\r\n`
  return `${["name", "company", "locale", "back", "ticket"].map(part).join("")}--x--\r\n`
}
