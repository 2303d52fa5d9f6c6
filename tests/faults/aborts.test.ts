import { afterAll, beforeAll, test } from "vitest"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"
import { tryAborts } from "./aborts-walk.ts"

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("faults-aborts")))
afterAll(() => own.stop())

test("quality row 24: a thousand clients disconnect during backend calls", { timeout: 240_000 }, () =>
  tryAborts(own, 1_000),
)
