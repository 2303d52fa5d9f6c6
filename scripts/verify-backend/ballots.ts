import { setTimeout as wait } from "node:timers/promises"
import { envelopeOf, resultOf, unprepared } from "./answers.ts"
import { text } from "./bodies.ts"
import type { Verification } from "./verification.ts"

/** The states in which checks need ballots. */
export type BallotState = "not_started" | "ongoing"
type Made = { id: string; option_id: string }

const week = 7 * 24 * 3_600_000
/** Milliseconds from creating a ballot to its start, and between two polls of its state. */
const lead = 1500
const pause = 100
/** Number of ballots created together, because all of them need the same wait for their start. */
const batch = 6

const ready = new WeakMap<Verification, Made[]>()
const registered = new WeakMap<Verification, Set<string>>()

/** The form of a ballot of the group; its only voter is the participant. */
export async function ballotForm(v: Verification, subject: string, start_time: string) {
  const { session } = await v.people.get("participant")
  return {
    subject: `${subject} test ballot 测试投票`,
    start_time,
    timezone: "UTC",
    duration: 2,
    options: [{ text: "Yes 是" }, { text: "No 否" }, { text: "Abstain 弃权", is_abstention: true }],
    voters: { member_ids: [session.user_id], group_acronyms: [] },
    description: text("Made by verify-backend. 由 verify-backend 创建。"),
  }
}

/** A ballot in this state that no other check uses, created by the secretary. */
export async function ballotIn(v: Verification, state: BallotState): Promise<Made> {
  if (state === "not_started") return create(v, week)
  const waiting = ready.get(v) ?? []
  ready.set(v, waiting)
  const first = waiting.shift()
  if (first) return first
  const made: Made[] = []
  for (let at = 0; at < batch; at += 1) made.push(await create(v, lead))
  for (const one of made) await waitForStart(v, one)
  waiting.push(...made)
  return ballotIn(v, state)
}

const shared = new WeakMap<Verification, Promise<Made>>()

/** An ongoing ballot, shared by all checks that only read it. */
export function sharedBallot(v: Verification): Promise<Made> {
  const known = shared.get(v) ?? ballotIn(v, "ongoing")
  shared.set(v, known)
  return known
}

/** Registers a ballot, so that it is cancelled at the end of the run. */
export function registerBallot(v: Verification, id: string): void {
  v.records.note("ballots", id)
  const known = registered.get(v)
  if (known) return void known.add(id)
  registered.set(v, new Set([id]))
  v.records.atEnd(() => cleanUp(v))
}

async function create(v: Verification, later: number): Promise<Made> {
  const as = await v.people.get("secretary")
  const { group: group_acronym } = v.fixtures.alliance
  const body = { ...(await ballotForm(v, v.records.run, v.records.instant(later))), group_acronym }
  const exchange = await v.target.send("ballot.create", { as, body })
  const { id, options } = envelopeOf(exchange).result ?? {}
  const [option] = (options ?? []) as { id: string }[]
  if (typeof id !== "string" || !option) throw unprepared(exchange)
  registerBallot(v, id)
  return { id, option_id: option.id }
}

async function waitForStart(v: Verification, { id }: Made): Promise<void> {
  const as = await v.people.get("secretary")
  const deadline = Date.now() + v.fixtures.start_within_seconds * 1000
  for (;;) {
    const exchange = await v.target.send("ballot.get", { as, path: { id } })
    if (resultOf(exchange).status !== "not_started") return
    if (Date.now() > deadline) throw unprepared(exchange)
    await wait(pause)
  }
}

async function cleanUp(v: Verification): Promise<void> {
  const as = await v.people.get("secretary")
  for (const id of registered.get(v) ?? []) {
    const { version, status } = envelopeOf(await v.target.send("ballot.get", { as, path: { id } })).result ?? {}
    const body = { version, reason: "The verification is over. 验证结束。" }
    if (status === "not_started" || status === "ongoing")
      await v.target.send("ballot.cancel", { as, path: { id }, body })
  }
}
