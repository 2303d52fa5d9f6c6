import { setTimeout as wait } from "node:timers/promises"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { openWindow, type LiveWindow } from "#tests/support/live/window.ts"
import { answeredBy, startFleet, type Fleet } from "#tests/support/scale-out/fleet.ts"
import { Visitor } from "#tests/support/visitor.ts"

/** Milliseconds within which a visible page has to tell the present (LIVE-01). */
const limit = 5_000

const id = "ballot-aurora-3"
const page = `/a/aurora/wg/LINK/vote/${id}`
const record = `ballot ${id}`

let fleet: Fleet
beforeAll(async () => void (fleet = await startFleet("live")))
afterAll(() => fleet.stop())

const windows: LiveWindow[] = []
afterEach(() => {
  for (const window of windows.splice(0)) window.close()
})

const ports = () => fleet.processes.map(({ port }) => port)
const portOf = ({ streams }: LiveWindow) => streams.at(-1)?.port
const isTold = ({ told }: LiveWindow, since = 0) =>
  told.some(({ changes, gap, at }) => at >= since && (gap || changes.includes(record)))

/** Other people of the same store, whose requests go to any process. */
async function signedIn(person: string, of?: Visitor): Promise<Visitor> {
  const { portal, mock } = fleet.newVisitor()
  const visitor = new Visitor({ portal, mock: fleet.mock }, of?.mock.store ?? mock.store)
  await visitor.signIn(person)
  return visitor
}

function opened(visitor: Visitor): LiveWindow {
  const window = openWindow(visitor)
  windows.push(window)
  return window
}

/** Opens windows until each process has one, and waits until all are up to date. */
async function ofEachProcess(visitor: Visitor): Promise<LiveWindow[]> {
  const found = new Map<number | undefined, LiveWindow>()
  for (let tries = 0; found.size < ports().length; tries += 1) {
    if (tries === 100) throw new Error("a process gets no window")
    const window = opened(visitor)
    await vi.waitFor(() => expect(window.told.length).toBeGreaterThan(0), { timeout: 10_000 })
    if (found.has(portOf(window))) window.close()
    else found.set(portOf(window), window)
  }
  return [...found.values()]
}

/** The window that a process has, and what it was told last. */
function ofProcess(at: number, all: readonly LiveWindow[]) {
  const window = all.find((one) => portOf(one) === ports()[at])
  if (!window) throw new Error("the process has no window")
  return { window, cursor: window.told.at(-1)?.id }
}

/** Somebody votes through any process. @returns its port */
async function vote(visitor: Visitor): Promise<number> {
  const answer = await visitor.post(page, { option_id: "approve", step: "cast" })
  expect(answer.status).toBe(303)
  return answeredBy(answer)
}

const turnoutOf = async (visitor: Visitor) =>
  /<dl class="keys[^>]*>.*?<\/dl>/s.exec((await visitor.get(page)).body)?.[0].replace(/<[^>]+>/g, " ")

describe("LIVE-01 windows at several processes", () => {
  test("a change made through one process is told at each within 5 s, and each then shows it", async () => {
    const member = await signedIn("member")
    const chair = await signedIn("chair", member)
    const all = await ofEachProcess(member)
    const before = await turnoutOf(member)
    const began = performance.now()
    const port = await vote(chair)
    await vi.waitFor(() => expect(all.filter((window) => isTold(window, began))).toHaveLength(3), { timeout: limit })
    const elsewhere = all.filter((window) => portOf(window) !== port)
    expect(elsewhere).toHaveLength(2)
    const took = elsewhere.map(({ told }) => Math.round((told.at(-1)?.at ?? Infinity) - began))
    console.log(`a vote through one process is told at the others after ${took.join(" and ")} ms`)
    for (let at = 0; at < 6; at += 1) expect(await turnoutOf(member)).not.toBe(before)
  })

  test("when a process is killed its windows come back to others with their cursor, and miss nothing", async () => {
    const member = await signedIn("member")
    const chair = await signedIn("chair", member)
    const all = await ofEachProcess(member)
    const { window: lost, cursor } = ofProcess(1, all)
    await fleet.kill(1)
    await vi.waitFor(() => expect(lost.isOpen).toBe(false), { timeout: limit })
    const began = performance.now()
    await vote(chair)
    expect(lost.isOpen, "the vote came while the window had no stream").toBe(false)
    await vi.waitFor(() => expect(all.filter((window) => isTold(window, began))).toHaveLength(3), { timeout: 10_000 })
    const [first, second] = lost.streams
    expect([first?.port, second?.cursor]).toEqual([ports()[1], cursor])
    expect(second?.port).not.toBe(ports()[1])
    console.log(`killed: told ${Math.round((lost.told.at(-1)?.at ?? Infinity) - began)} ms after the vote`)
    await fleet.start(1, {})
  })

  test("when a process is replaced its windows come back to others, and are told what comes meanwhile", async () => {
    const member = await signedIn("member")
    const chair = await signedIn("chair", member)
    const all = await ofEachProcess(member)
    const { window: lost } = ofProcess(2, all)
    const replaced = fleet.replace(2, {})
    await vi.waitFor(() => expect(lost.isOpen).toBe(false), { timeout: 30_000 })
    const began = performance.now()
    await vote(chair)
    await vi.waitFor(() => expect(all.filter((window) => isTold(window, began))).toHaveLength(3), { timeout: 10_000 })
    await replaced
    expect(all.map(({ off }) => off)).toEqual([undefined, undefined, undefined])
  })

  test("logging out through one process ends the windows of that session at all, and a new one is refused", async () => {
    const member = await signedIn("member")
    const copied = [...member.cookies]
    const other = await signedIn("chair", member)
    const all = await ofEachProcess(member)
    const stays = opened(other)
    await vi.waitFor(() => expect(stays.told.length).toBeGreaterThan(0))
    expect((await member.post("/a/aurora/logout")).status).toBe(302)
    await vi.waitFor(() => expect(all.map(({ off }) => off)).toEqual([0, 0, 0]), { timeout: limit })
    member.resetCookies(new Map(copied))
    const late = opened(member)
    await vi.waitFor(() => expect(late.streams).toHaveLength(1), { timeout: limit })
    expect(late.streams[0]?.status).not.toBe(200)
    expect([stays.isOpen, stays.off]).toEqual([true, undefined])
  })

  test("a stream on which nothing happens outlasts the proxy's time limit", async () => {
    const window = opened(await signedIn("member"))
    await vi.waitFor(() => expect(window.told.length).toBeGreaterThan(0), { timeout: limit })
    await wait(70_000)
    expect([window.isOpen, window.streams.length]).toEqual([true, 1])
  })
})
