import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { growthDuring } from "#tests/support/process-cost.ts"
import type { Answer, Visitor } from "#tests/support/visitor.ts"
import { bomb, manyMembers } from "#tests/support/xlsx.ts"

const invite = "/a/aurora/admin/member/invite"
const megabyte = 1024 * 1024

let own: OwnPortal
let administrator: Visitor
let other: Visitor
beforeAll(async () => {
  const watch = new URL("../support/event-loop.mjs", import.meta.url).href
  own = await startOwnPortal("measures-member-import", { env: { NODE_OPTIONS: `--import=${watch}` } })
  administrator = own.newVisitor()
  other = own.newVisitor()
  await administrator.signIn("member-admin")
  await other.signIn("member")
  await upload(manyMembers(10))
})
afterAll(() => own.stop())

async function upload(bytes: Buffer): Promise<Answer> {
  const form = new FormData()
  form.append("file", new File([new Uint8Array(bytes)], "list.xlsx"))
  return administrator.post(invite, form)
}

/** The 99th percentile of the portal's event loop delay since the last call, in milliseconds. */
async function eventLoopDelay(): Promise<number> {
  const delays = async () =>
    (await own.log()).flatMap((line) => (line.eventLoopDelay === undefined ? [] : [Number(line.eventLoopDelay)]))
  const before = (await delays()).length
  process.kill(own.pid, "SIGUSR2")
  await expect.poll(async () => (await delays()).length).toBe(before + 1)
  return (await delays()).at(-1) ?? Infinity
}

/** Imports a list while another person keeps opening pages: duration of the import, and the event loop delay. */
async function importWhileOthersRead(list: Buffer): Promise<{ wall: number; delay: number; pages: number }> {
  await eventLoopDelay()
  const started = performance.now()
  let wall = 0
  let pages = 0
  const imported = upload(list).then(({ status, location }) => {
    wall = performance.now() - started
    expect(status).toBe(303)
    expect(location).toContain(`${invite}/import-`)
  })
  for (; wall === 0; pages += 1) expect((await other.get("/a/aurora/group")).status).toBe(200)
  await imported
  return { wall, delay: await eventLoopDelay(), pages }
}

/** Maximum number of tries until one is not disturbed by other load on the machine. */
const tries = 8

describe("quality P16: an import of 1000 rows", () => {
  test("takes at most two seconds, blocks the event loop for at most 50 ms, and other requests are answered meanwhile", async () => {
    const list = manyMembers(1000)
    let best = { wall: Infinity, delay: Infinity, pages: 0 }
    for (let at = 0; at < tries && (best.wall > 2_000 || best.delay > 50); at += 1) {
      const found = await importWhileOthersRead(list)
      if (found.wall <= 2_000 || best.wall > 2_000) best = found.delay < best.delay ? found : best
    }
    expect(best.wall).toBeLessThanOrEqual(2_000)
    expect(best.delay).toBeLessThanOrEqual(50)
    expect(best.pages).toBeGreaterThan(1)
  })
})

describe("quality row 48: zip bombs, 390 KB that unpack to 400 MB", () => {
  test.each([
    ["and say so", bomb()],
    ["and say they are a thousand bytes", bomb(1000)],
  ])("%s, are refused in under five seconds without using up memory", async (_title, bytes) => {
    let answer: Answer | undefined
    const started = performance.now()
    const growth = await growthDuring(own.pid, async () => {
      answer = await upload(bytes)
    })
    expect(performance.now() - started).toBeLessThan(5_000)
    expect(answer?.status).toBe(422)
    expect(growth).toBeLessThan(150 * megabyte)
    expect((await other.get("/a/aurora/group")).status).toBe(200)
  })
})
