import { setTimeout as wait } from "node:timers/promises"
import { envelopeOf, preparedResult, Unprepared, type Exchange } from "../client/answers.ts"
import { readRecord, type Subject, type Verification, type View } from "./subject.ts"

/** In milliseconds; the time before a start is increased only while it is shorter than this. */
const longestLead = 60_000

/** Sends a call with a start that is soon, and later if the target finds that it is over. */
export async function startSoon(v: Verification, send: (start_time: string) => Promise<Exchange>): Promise<View> {
  const exchange = await send(v.records.instant(v.records.lead))
  const isOver = envelopeOf(exchange).errors?.some(({ code }) => code === "before_now") ?? false
  if (!isOver || v.records.lead >= longestLead) return preparedResult(exchange)
  v.records.lead *= 3
  return startSoon(v, send)
}

/** Milliseconds between two polls of a state. */
const pause = 100

/** Waits until a record has begun. @throws Unprepared if that takes too long; then no other check waits again */
export async function waitForStart(v: Verification, subject: Subject): Promise<void> {
  const deadline = Date.now() + v.fixtures.start_within_seconds * 1000
  v.target.expire()
  while ((await readRecord(v, subject)).status === "not_started") {
    if (Date.now() > deadline || v.records.isClockStill) {
      v.records.isClockStill = true
      const what = `${String(subject.path.id)} is not ongoing after its start`
      throw new Unprepared(subject.read?.operation ?? "", `${what}; does the clock of the target stand still?`)
    }
    await wait(pause)
    v.target.expire()
  }
}
