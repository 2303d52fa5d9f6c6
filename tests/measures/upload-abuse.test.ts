import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fileOf, multipart, type Part } from "#tests/support/multipart.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { growthDuring, processorTime } from "#tests/support/process-cost.ts"
import type { Visitor } from "#tests/support/visitor.ts"

const path = "/a/aurora/kit/session"
const upload = "/a/aurora/upload/meeting"
const megabyte = 1024 * 1024

let own: OwnPortal
let member: Visitor
beforeAll(async () => {
  own = await startOwnPortal("measures-upload-abuse")
  member = own.newVisitor()
  await member.signIn("member")
  await member.post(upload, fileForm(fileOf("text", megabyte)))
})
afterAll(() => own.stop())

function fileForm(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData()
  form.append("file", new File([bytes], "a.txt"))
  return form
}

const headers = (visitor: Visitor) => ({
  origin: own.portal,
  "x-mock-store": visitor.mock.store,
  cookie: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
})

/** Sends a body unchanged. */
async function post(body: Uint8Array, type = "multipart/form-data; boundary=x", to = path): Promise<number> {
  const answer = await fetch(own.portal + to, {
    method: "POST",
    redirect: "manual",
    headers: { ...headers(member), "content-type": type },
    body: body as Uint8Array<ArrayBuffer>,
  })
  await answer.arrayBuffer()
  return answer.status
}

const text = (name: string, value: string): Part => ({ name, value })

describe("P17 files are streamed through the portal", () => {
  test("eight files of 25M at once: the memory grows by at most a quarter of them", { timeout: 60_000 }, async () => {
    const bytes = fileOf("text", 25 * megabyte)
    const send = async () => {
      const { status } = await member.post(upload, fileForm(bytes))
      expect(status).toBe(201)
    }
    await send()
    const growth = await growthDuring(own.pid, () => Promise.all(Array.from({ length: 8 }, send)))
    expect(growth / (8 * bytes.length)).toBeLessThanOrEqual(0.25)
  })

  test("quality row 45: a larger file is not forwarded beyond the limit", { timeout: 60_000 }, async () => {
    await member.mock.clearCalls()
    const growth = await growthDuring(own.pid, async () => {
      expect((await member.post(upload, fileForm(fileOf("text", 60 * megabyte)))).status).toBe(422)
    })
    const stored = own.mock.stores.get(member.mock.store).rows.file
    expect(stored.filter(({ bytes }) => bytes.length > 25 * megabyte)).toEqual([])
    expect(growth).toBeLessThan(32 * megabyte)
  })
})

describe("quality row 47: abuse of forms with files", () => {
  const many = (count: number, part: (index: number) => Part) =>
    multipart(Array.from({ length: count }, (_, index) => part(index)))
  const file = (name: string, size = 16): Part => ({ name, fileName: "a.txt", bytes: fileOf("text", size) })
  const long = `--x\r\nContent-Disposition: form-data; name="text"\r\nX-Long: ${"x".repeat(megabyte)}\r\n\r\nLei\r\n--x--\r\n`
  const nested = multipart([
    { name: "text", fileName: "", type: "multipart/mixed; boundary=y", bytes: multipart([text("a", "x")], "y") },
  ])

  const bodies: [string, Uint8Array, number[]][] = [
    ["10,000 texts", many(10_000, () => text("text", "x")), [413]],
    ["10,000 files", many(10_000, () => file("documentation")), [413]],
    ["10,000 files for a field that is none", many(10_000, () => ({ name: "x", fileName: "", value: "" })), [413]],
    ["a header of 1 MB", Buffer.from(long), [400]],
    ["a text of 2 MB", multipart([text("text", "x".repeat(2 * megabyte))]), [413]],
    ["100 texts of 20 KB", many(100, () => text("text", "x".repeat(20_000))), [413]],
    ["no end", multipart([text("text", "x")]).subarray(0, -6), [400]],
    ["no end of a file", multipart([file("documentation", 90_000)]).subarray(0, 60_000), [400]],
    ["nothing", new Uint8Array(), [400]],
    ["something else", Buffer.from("text=x"), [400]],
    ["a deep name", multipart([text(`text${"[0]".repeat(50)}`, "x")]), [400]],
    ["a deep name of a file", multipart([file("documentation[99999999]")]), [400]],
    ["a name of 5 KB", multipart([text("n".repeat(5_000), "x")]), [400, 422]],
    ["a form within a form, which is a text", nested, [303]],
    ["prototypes", multipart([text("__proto__.polluted", "x"), text("constructor.prototype.polluted", "x")]), [422]],
  ]

  /** CPU time and memory that a body costs the portal, best of three: garbage collection is unpredictable. */
  async function costOf(body: Uint8Array) {
    const costs = { milliseconds: Infinity, growth: Infinity, statuses: new Set<number>() }
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const started = await processorTime(own.pid)
      const growth = await growthDuring(own.pid, async () => costs.statuses.add(await post(body)))
      costs.milliseconds = Math.min(costs.milliseconds, (await processorTime(own.pid)) - started)
      costs.growth = Math.min(costs.growth, growth)
    }
    return costs
  }

  test.each(bodies)("%s", async (_name, body, statuses) => {
    const cost = await costOf(body)
    for (const status of cost.statuses) expect(statuses).toContain(status)
    expect(cost.milliseconds).toBeLessThan(1_000)
    expect(cost.growth).toBeLessThan(16 * megabyte)
  })

  test.each([
    ["without a boundary", "multipart/form-data"],
    ["with an empty boundary", "multipart/form-data; boundary="],
  ])("a body %s", async (_name, type) => {
    expect([400, 422]).toContain(await post(multipart([text("text", "x")]), type))
  })

  test("a script gets the status only", async () => {
    expect(await post(Buffer.from("text=x"), undefined, upload)).toBe(400)
    expect(await post(multipart([text("text", "x")]), "multipart/form-data", upload)).toBe(400)
    expect(await post(multipart([file("file")]), undefined, "/a/aurora/upload/..%2f")).toBe(404)
  })
})
