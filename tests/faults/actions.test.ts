import { afterAll, beforeAll, expect, test } from "vitest"
import { type OwnPortal, sharedPortal, startOwnPortal, type TestPortal } from "#tests/support/own-portal.ts"
import { actionFaults } from "./action-faults.ts"
import { tryOutage } from "./action-try.ts"
import { inTurn, isSampled } from "#tests/support/extent.ts"
import { sendable } from "#tests/support/sendable.ts"
import { everyNth, everySubmission, expectLogged, shortBackendTimeout, tryFaultsOnSubmissions } from "./action-walk.ts"

/** Has long timeouts, so that a busy machine does not look like a failing backend. */
let own: TestPortal
/** Has a short timeout for a backend that does not respond. */
let hasty: OwnPortal
beforeAll(async () => {
  own = await sharedPortal()
  hasty = await startOwnPortal("faults-actions-hasty", { env: { REQUEST_TIMEOUT_MS: `${shortBackendTimeout}` } })
})
afterAll(() => hasty.stop())

const names = Object.keys(actionFaults)
const isSlow = (name: string) => actionFaults[name]?.fault.kind === "hang"
const quick = names.filter((name) => !isSlow(name) && name !== "done, and its answer lost")
const slow = names.filter(isSlow)

test(
  "ERR-01 ERR-02 FORM-07 FORM-08 quality rows 1 to 10, 14: every submission, its answer lost and one more fault in turn",
  { timeout: 400_000 },
  async () => {
    const faultsOf = (at: number) =>
      inTurn(["done, and its answer lost", quick[Math.floor(at / 2) % quick.length] ?? ""], at)
    const { wrongs, logged } = await tryFaultsOnSubmissions(own, faultsOf, { lanes: 3, patience: 15_000 })
    console.log(`${sendable.length} submissions, ${logged.length} tries under ${quick.length + 1} faults`)
    expect(wrongs).toEqual([])
    await expectLogged(own, logged)
  },
)

test(
  "ERR-03 quality rows 2, 14: every second submission, not answered, done or not, ends in time and is done once",
  { timeout: 400_000 },
  async () => {
    const { wrongs, logged } = await tryFaultsOnSubmissions(
      hasty,
      (at) => slow.slice((at / 2) % slow.length).slice(0, 1),
      {
        lanes: 16,
        patience: shortBackendTimeout,
        isChosen: everyNth(isSampled ? 6 : 2),
      },
    )
    console.log(`${logged.length} submissions without an answer`)
    expect(wrongs).toEqual([])
    await expectLogged(hasty, logged)
  },
)

test(
  "FORM-08 quality row 1: the whole backend is away: what was typed is in the form when it is opened again",
  { timeout: 400_000 },
  async () => {
    expect(await everySubmission(own, 3, tryOutage, everyNth(isSampled ? 12 : 4))).toEqual([])
  },
)
