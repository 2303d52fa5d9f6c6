import { expect, test } from "vitest"
import { people, useMock } from "./use-mock.ts"

const { call, signIn } = people(useMock())

type Event = { module: string; key: string; actions: string[] }

const from = new Date(Date.now() - 30 * 86_400_000).toISOString()
const to = new Date(Date.now() + 30 * 86_400_000).toISOString()

test.each(["chair", "member", "admin"])("CAL-01 the calendar says what %s can move", async (name) => {
  const who = await signIn(name)
  const { body } = await call(who, "GET", `calendar?from=${from}&to=${to}`)
  const { items } = body.result as unknown as { items: Event[] }
  for (const { module, key, actions } of items) {
    if (module !== "meeting" && module !== "schedule") {
      expect(actions, `${module} ${key}`).toEqual([])
      continue
    }
    const read = await call(who, "GET", `${module}/${key}`)
    const record = read.body.result as unknown as { actions: string[] }
    expect(actions, `${module} ${key}`).toEqual(record.actions.filter((action) => action === "update"))
  }
  const movable = items.filter(({ actions }) => actions.length > 0).map(({ module }) => module)
  const kinds = { chair: ["meeting"], member: [], admin: ["meeting", "schedule"] }[name]
  expect([...new Set(movable)].sort()).toEqual(kinds)
})
