import { setTimeout as wait } from "node:timers/promises"
import { afterEach, describe, expect, test } from "vitest"
import { sessionHeaders } from "#tests/support/as-person.ts"
import { startLiveBackend, type LiveBackend } from "#tests/support/live/live-backend.ts"
import { delaysOf, openWindows, readerCookie, type Delays, type OpenWindows } from "#tests/support/live/windows.ts"
import { mockControl } from "#tests/support/mock.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { contention, memoryOf, processorTime } from "#tests/support/process-cost.ts"

const minute = 60_000
const store = "default"
/** The route that shows a ballot: a window that is told of a change asks for its data alone. */
const route = "features/ballot/detail/detail.route"

type Voter = { memberId: string; cookie: string }
type Scene = { own: OwnPortal; backend: LiveBackend; page: string; voters: Voter[]; cookies: string[]; option: string }

const ending: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end()
})

/** A portal with default limits, except of those of windows; its people, and a ballot of all of them that has begun. */
async function arranged(readers: number, voters: number): Promise<Scene> {
  let ballot = ""
  let backend: LiveBackend | undefined
  const own = await startOwnPortal(`long-live-${readers}`, {
    env: {
      MOST_LIVE_PAGES: String(readers),
      MOST_CONNECTIONS: String(3 * readers),
      MOST_WAIT_MS: "500",
      BREAKER_CALLS: "20",
      LOG_LEVEL: "warn",
    },
    through: async (mock) => (backend = await startLiveBackend(mock, () => ballot)).origin,
  })
  if (!backend) throw new Error("there is no backend")
  ending.push(backend.stop, own.stop)
  backend.readAs(sessionHeaders(own, store, "member"))
  const people = await addVoters(own, voters)
  const { id, option } = await openBallot(own)
  ballot = id
  const { allianceId } = people
  const cookies = await Promise.all(Array.from({ length: readers }, (_, at) => readerCookie(at, { allianceId })))
  return { own, backend, page: `/a/aurora/vote/${id}`, voters: people.all, cookies, option }
}

/** Adds people who vote to the mock's members. */
async function addVoters(own: OwnPortal, count: number): Promise<{ allianceId: string; all: Voter[] }> {
  const { member, session } = own.mock.stores.get(store).rows
  const like = member.get("member-aurora-member")
  if (!like) throw new Error("the seed has no member")
  const { alliance_id } = like
  const add = async (_: unknown, at: number) => {
    const [id, token, username] = [`member-aurora-voter-${at}`, `session-voter-${at}`, `voter.${at}`]
    member.put({ ...like, id, person: null, username, email: `${username}@aurora.example` })
    session.put({ id: token, member_id: id, alliance_id, created_time: 0 })
    return { memberId: id, cookie: await readerCookie(at, { allianceId: alliance_id, token, userId: id, username }) }
  }
  return { allianceId: alliance_id, all: await Promise.all(Array.from({ length: count }, add)) }
}

/** A ballot of the whole alliance that has begun. */
async function openBallot(own: OwnPortal): Promise<{ id: string; option: string }> {
  const answer = await fetch(`${own.mockOrigin}/api/ballot`, {
    method: "POST",
    headers: { ...sessionHeaders(own, store, "admin"), "content-type": "application/json" },
    body: JSON.stringify({
      subject: "Live pages",
      start_time: new Date(Date.now() + 60 * minute).toISOString(),
      timezone: "UTC",
      duration: 1,
      options: [{ text: "Yes" }, { text: "No" }],
      description: { format: "markdown", text: "Question" },
    }),
  })
  const { result } = (await answer.json()) as { result?: { id: string; options: { id: string }[] } }
  if (!result) throw new Error(`the ballot was not created: ${answer.status}`)
  await mockControl(own.mockOrigin, store).advanceClock("PT2H")
  return { id: result.id, option: result.options[0]?.id ?? "" }
}

/** CPU seconds and megabytes of the portal, and the calls and events of the backend, during some work. */
async function measured({ own, backend }: Scene, work: () => Promise<unknown>) {
  const [processor, calls, { events }] = [await processorTime(own.pid), backend.calls, backend.streams]
  const began = performance.now()
  await work()
  return {
    seconds: (performance.now() - began) / 1_000,
    processor: ((await processorTime(own.pid)) - processor) / 1_000,
    megabytes: (await memoryOf(own.pid)) / 2 ** 20,
    calls: backend.calls - calls,
    events: backend.streams.events - events,
  }
}

/** Opens a window for each reader. */
async function openAll({ own, page, cookies }: Scene): Promise<OpenWindows> {
  const windows = await openWindows({
    portal: own.portal,
    changes: "/a/aurora/changes",
    data: `${page}.data?_routes=${encodeURIComponent(route)}`,
    record: `ballot ${page.split("/").at(-1)}`,
    cookies,
    perSecond: 100,
  })
  ending.push(windows.close)
  return windows
}

type Seen = { status: number; took: number }

/** All vote through the portal, at a steady rate, while somebody else opens pages. @returns when each vote was confirmed, and the pages */
async function voteIn(milliseconds: number, { own, backend, page, voters, cookies, option }: Scene) {
  const answeredAt: number[] = []
  const pages: Seen[] = []
  const vote = async ({ memberId, cookie }: Voter) => {
    const answer = await fetch(own.portal + page, {
      method: "POST",
      redirect: "manual",
      headers: { cookie, origin: own.portal },
      body: new URLSearchParams({ option_id: option, step: "cast" }),
    })
    await answer.arrayBuffer()
    const number = backend.voteOf(memberId)
    if (answer.status === 303 && number !== undefined) answeredAt[number - 1] = Date.now()
  }
  const look = async () => {
    const began = performance.now()
    const answer = await fetch(own.portal + page, { headers: { cookie: cookies[0] ?? "" } })
    await answer.arrayBuffer()
    pages.push({ status: answer.status, took: performance.now() - began })
  }
  const began = performance.now()
  const asked: Promise<unknown>[] = []
  for (const [at, voter] of voters.entries()) {
    await wait(Math.max(0, began + (at * milliseconds) / voters.length - performance.now()))
    asked.push(vote(voter))
    if (at % 3 === 0) asked.push(look())
  }
  await Promise.all(asked)
  return { answeredAt, pages }
}

/** Waits until each window has read the last vote, for a minute at most, or three on a busy machine. */
async function untilSeen(windows: OpenWindows, votes: number, slowness: number) {
  const isSeen = ({ seen }: { seen: number[] }) => (seen.at(-2) ?? 0) >= votes
  for (let tries = 0; tries < 60 * Math.min(3, slowness); tries += 1) {
    const report = await windows.report()
    if (report.windows.every(isSeen)) return report
    await wait(1_000)
  }
  return windows.report()
}

const seconds = (milliseconds: number) => (milliseconds / 1_000).toFixed(1)
const text = ({ p50, p99, most, missing }: Delays) =>
  `p50 ${seconds(p50)} s, p99 ${seconds(p99)} s, at most ${seconds(most)} s, ${missing} never`

/** Lets all vote, and prints what it has cost and how long it took until the windows knew. */
async function votesSeen(scene: Scene, windows: OpenWindows, milliseconds: number) {
  let voted: Awaited<ReturnType<typeof voteIn>> = { answeredAt: [], pages: [] }
  const cost = await measured(scene, async () => void (voted = await voteIn(milliseconds, scene)))
  const slowness = contention()
  const report = await untilSeen(windows, scene.backend.votes, slowness)
  const lost = scene.voters.length - voted.answeredAt.filter(Boolean).length
  const [told, seen] = (["told", "seen"] as const).map((of) => delaysOf(report.windows, of, voted.answeredAt)) as [
    Delays,
    Delays,
  ]
  const times = voted.pages.map(({ took }) => took).sort((a, b) => a - b)
  const refused = voted.pages.filter(({ status }) => status !== 200).length
  const { read, busy, failed } = report.counts
  console.log(
    [
      `${scene.voters.length} votes in ${cost.seconds.toFixed(0)} s before ${report.windows.length} windows, ${lost} refused: ${cost.processor.toFixed(1)} s of the processor, ${cost.megabytes.toFixed(0)} MB`,
      `other work on this machine made it ${slowness.toFixed(1)} times slower`,
      `told: ${text(told)}`,
      `seen: ${text(seen)}; ${read} readings, ${busy} refused, ${failed} failed`,
      `backend: ${cost.events} events, ${cost.calls} calls`,
      `${times.length} pages of others: median ${times[Math.floor(times.length / 2)]?.toFixed(0)} ms, at most ${times.at(-1)?.toFixed(0)} ms, ${refused} refused`,
    ].join("\n"),
  )
  // on a machine without other work no vote is refused
  expect(lost / scene.voters.length).toBeLessThanOrEqual(0.1 * (slowness - 1))
  return { slowness, seen, report, refused: refused / times.length }
}

describe("LIVE-01 P29 votes come in while people look at the ballot", () => {
  test("a hundred people see each vote within 5 s", async () => {
    const scene = await arranged(100, 150)
    const windows = await openAll(scene)
    const { slowness, seen, report, refused } = await votesSeen(scene, windows, minute / 2)
    expect([seen.missing, report.counts.failed, report.open]).toEqual([0, 0, 100])
    expect(seen.p99).toBeLessThan(5_000 * slowness)
    expect(refused).toBeLessThan(0.05 * slowness)
  })

  test("two thousand people: idle, they cost little; with 300 votes in a minute all see all, and give way to those who wait for pages", async () => {
    const scene = await arranged(2_000, 300)
    const empty = (await memoryOf(scene.own.pid)) / 2 ** 20
    let windows: OpenWindows | undefined
    const opening = await measured(scene, async () => void (windows = await openAll(scene)))
    if (!windows) throw new Error("no window is open")
    const idle = await measured(scene, () => wait(minute))
    console.log(
      [
        `2,000 windows opened in ${opening.seconds.toFixed(0)} s: ${opening.processor.toFixed(1)} s of the processor`,
        `idle for a minute: ${idle.processor.toFixed(1)} s of the processor, ${idle.calls} calls; ${idle.megabytes.toFixed(0)} MB, ${empty.toFixed(0)} MB without windows`,
      ].join("\n"),
    )
    const { streams } = scene.backend
    expect([streams.open, idle.calls]).toEqual([2_000, 0])
    expect(idle.processor).toBeLessThan(10)
    expect(idle.megabytes - empty).toBeLessThan(400)
    const { slowness, seen, report, refused } = await votesSeen(scene, windows, minute)
    expect([seen.missing, report.counts.failed, report.counts.broken, report.open]).toEqual([0, 0, 0, 2_000])
    expect(refused, "pages that people wait for").toBeLessThan(0.1 * slowness)
  })
})
