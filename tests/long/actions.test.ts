import { afterAll, beforeAll, expect, test } from "vitest"
import { actionFaults } from "#tests/faults/action-faults.ts"
import { tryOutage } from "#tests/faults/action-try.ts"
import {
  everySubmission,
  expectLogged,
  shortBackendTimeout,
  tryFaultsOnSubmissions,
} from "#tests/faults/action-walk.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"

let own: OwnPortal
let hasty: OwnPortal
beforeAll(async () => {
  own = await startOwnPortal("long-actions")
  hasty = await startOwnPortal("long-actions-hasty", { env: { REQUEST_TIMEOUT_MS: `${shortBackendTimeout}` } })
})
afterAll(() => Promise.all([own.stop(), hasty.stop()]))

const isSlow = (name: string) => actionFaults[name]?.fault.kind === "hang"
const names = Object.keys(actionFaults)

test("quality rows 1 to 10, 14: every submission of the portal under every fault", async () => {
  const { wrongs, logged } = await tryFaultsOnSubmissions(own, () => names.filter((name) => !isSlow(name)), {
    lanes: 3,
    patience: 15_000,
  })
  console.log(`${logged.length} tries, ${wrongs.length} wrong`)
  expect(wrongs).toEqual([])
  await expectLogged(own, logged)
})

test("quality rows 2, 14: every submission of the portal without a response", async () => {
  const { wrongs, logged } = await tryFaultsOnSubmissions(hasty, () => names.filter(isSlow), {
    lanes: 12,
    patience: shortBackendTimeout,
  })
  console.log(`${logged.length} tries, ${wrongs.length} wrong`)
  expect(wrongs).toEqual([])
  await expectLogged(hasty, logged)
})

test("quality row 1: every submission of the portal without a backend", async () => {
  expect(await everySubmission(own, 3, tryOutage)).toEqual([])
})
