import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { AnswerProxy } from "#tests/support/answer-proxy.ts"
import { runs } from "#tests/support/extent.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { wholePages } from "#tests/support/servers.ts"
import type { Screen } from "#tests/support/domain.ts"
import { pathOf, screens } from "#tests/support/screens.ts"
import { text } from "#tests/support/texts.ts"
import { isApplication, type Answer, type Visitor } from "#tests/support/visitor.ts"

let own: OwnPortal
let proxy: AnswerProxy
beforeAll(async () => {
  const through = async (mock: string) => {
    proxy = await AnswerProxy.start(mock)
    return proxy.origin
  }
  own = await startOwnPortal("faults-spoilt-answers", { through, env: wholePages })
})
afterAll(async () => {
  await own.stop()
  await proxy.stop()
})

/** Pages of a signed-in person that can be rendered and call the backend. */
const pages = screens.filter(({ person, alliance, faults, status, path }) => {
  const isHere = (alliance ?? "aurora") === "aurora" && !/kit|logout/.test(path)
  return person !== undefined && isHere && !faults && status === undefined
})

type Slot = { holder: Record<string, unknown>; key: string }

/** Every value in a response, as its holder and key. */
function slotsIn(value: unknown): Slot[] {
  if (typeof value !== "object" || value === null) return []
  const holder = value as Record<string, unknown>
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...slotsIn(holder[key])])
}

const others: unknown[] = [null, 7, -1, "words", "", true, [], {}, ["words"], { id: 7 }]
const kinds = ["missing", "null", "another", "cut"] as const
type Change = { at: number; kind: (typeof kinds)[number]; value: unknown }

/** A response with one value missing, null or of another type, or with its bytes truncated. */
function spoilt(bytes: Buffer, { at, kind, value }: Change): Buffer {
  if (kind === "cut") return bytes.subarray(0, at % bytes.length)
  const answer = JSON.parse(bytes.toString("utf8")) as unknown
  const slots = slotsIn(answer)
  const slot = slots[at % Math.max(slots.length, 1)]
  if (slot && kind === "missing") Reflect.deleteProperty(slot.holder, slot.key)
  else if (slot) slot.holder[slot.key] = kind === "null" ? null : value
  return Buffer.from(JSON.stringify(answer))
}

const visitors = new Map<string, Visitor>()
async function visitorOf({ person = "" }: Screen): Promise<Visitor> {
  const visitor = visitors.get(person) ?? own.newVisitor().speaks("en")
  if (!visitors.has(person)) await visitor.signIn(person)
  visitors.set(person, visitor)
  return visitor
}

const asked = new Map<string, string[]>()

/** The reads of a page, in alphabetical order. */
async function readsOf(screen: Screen, visitor: Visitor): Promise<string[]> {
  const known = asked.get(screen.name)
  if (known) return known
  const found = new Set<string>()
  proxy.spoil(visitor.mock.store, (path, bytes) => {
    found.add(path)
    return bytes
  })
  expect((await visitor.get(pathOf(screen))).status, screen.name).toBe(200)
  const reads = [...found].sort()
  asked.set(screen.name, reads)
  return reads
}

const visible = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/g, "").replace(/<[^>]*>/g, " ")

/** Describes what is wrong with a page after a backend response that breaks the contract or is unusual. */
function wrongsOf({ status, body, headers }: Answer, visitor: Visitor, person = ""): string[] {
  const wrongs: [boolean, string][] = [
    [![200, 302, 303, 403, 404, 502].includes(status), `status ${status}`],
    [status === 502 && !body.includes(text("en", "error.retry")), "no way to try again"],
    [status !== 302 && status !== 303 && !body.includes("</html>"), "half a page"],
    [/\bundefined\b|\bNaN\b|Invalid Date|\[object Object\]/.test(visible(body)), "nonsense on the page"],
    [!headers.get("content-type")?.startsWith("text/html") && status < 300, "no page"],
    [!visitor.cookies.has(isApplication(person) ? "application" : "session"), "the session is gone"],
  ]
  return wrongs.filter(([isWrong]) => isWrong).map(([, wrong]) => wrong)
}

test(
  "ERR-07 quality rows 5, 6: whatever a read is answered, its page is whole, or says that the server is at fault",
  { timeout: 400_000 },
  async () => {
    const change = fc.record({ at: fc.nat(), kind: fc.constantFrom(...kinds), value: fc.constantFrom(...others) })
    const statuses = new Map<number, number>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pages), fc.nat(), change, async (screen, which, how) => {
        const visitor = await visitorOf(screen)
        const reads = await readsOf(screen, visitor)
        const read = reads[which % reads.length] ?? ""
        proxy.spoil(visitor.mock.store, (path, bytes) => (path === read ? spoilt(bytes, how) : bytes))
        const answer = await visitor.get(pathOf(screen))
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        expect(wrongsOf(answer, visitor, screen.person), `${screen.name}, ${read}`).toEqual([])
      }),
      runs(300),
    )
    console.log(`pages whose reads were spoilt, by status: ${[...statuses].map((pair) => pair.join(": ")).join(", ")}`)
    expect(statuses.get(502)).toBeGreaterThan(0)
  },
)
