import { setTimeout as wait } from "node:timers/promises"
import { describe, expect, test } from "vitest"
import { ApiFailure, type Result } from "#app/lib/failure.ts"
import { LastKnown } from "#app/parts/last-known.server.ts"

const ok = (value: string) => () => Promise.resolve<Result<string>>({ ok: true, value })
const failing = () => Promise.resolve<Result<string>>({ ok: false, failure: { kind: "server" } })
const never = () => new Promise<Result<string>>(() => undefined)
const slow = (value: string) => async (): Promise<Result<string>> => {
  await wait(40)
  return { ok: true, value }
}

describe("DASH-07 P12 data of a part of the shell", () => {
  test("is the backend's response if it arrives in time", async () => {
    const part = new LastKnown<string>()
    expect(await part.part("a", ok("first"), 1_000)).toEqual({ known: "first" })
    expect(await part.part("a", ok("second"), 1_000)).toEqual({ known: "second" })
  })

  test("is the last response for the same session if the backend is late or fails", async () => {
    const part = new LastKnown<string>()
    await part.part("a", ok("first"), 1_000)
    expect(await part.part("a", never, 5)).toEqual({ known: "first" })
    expect(await part.part("a", failing, 1_000)).toEqual({ known: "first" })
    expect((await part.part("b", never, 5)).known).toBeUndefined()
    expect(await part.part("b", failing, 1_000)).toEqual({ known: undefined })
  })

  test("arrives later if there is no last response, and is kept from then on", async () => {
    const part = new LastKnown<string>()
    const { known, late } = await part.part("a", slow("late"), 5)
    expect(known).toBeUndefined()
    expect(await late).toBe("late")
    expect(await part.part("a", never, 5)).toEqual({ known: "late" })
  })

  test("SES-07 is refused with a 401 that arrives in time; a late 401 is ignored", async () => {
    const part = new LastKnown<string>()
    const refused = () => Promise.reject(new ApiFailure({ kind: "unauthorized" }))
    await expect(part.part("a", refused, 1_000)).rejects.toThrow(ApiFailure)
    const { late } = await part.part("a", () => wait(20).then(refused), 5)
    expect(await late).toBeUndefined()
  })

  test("is limited in the number of running calls and of remembered sessions", async () => {
    const part = new LastKnown<string>({ calls: 2, most: 2 })
    await part.part("a", ok("of a"), 1_000)
    for (const key of ["b", "c"]) await part.part(key, never, 1)
    let asked = 0
    const counted = () => Promise.resolve<Result<string>>({ ok: true, value: String((asked += 1)) })
    expect(await part.part("a", counted, 1_000)).toEqual({ known: "of a" })
    expect(asked).toBe(0)
    const small = new LastKnown<string>({ most: 1 })
    await small.part("a", ok("of a"), 1_000)
    await small.part("b", ok("of b"), 1_000)
    expect((await small.part("a", never, 5)).known).toBeUndefined()
  })
})
