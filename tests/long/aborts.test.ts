import { afterAll, beforeAll, test } from "vitest"
import { tryAborts } from "#tests/faults/aborts-walk.ts"
import { startOwnPortal, type OwnPortal } from "#tests/support/own-portal.ts"

let own: OwnPortal
beforeAll(async () => void (own = await startOwnPortal("long-aborts")))
afterAll(() => own.stop())

test("quality row 24: five thousand clients disconnect during backend calls", () => tryAborts(own, 5_000))
