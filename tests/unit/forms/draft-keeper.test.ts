import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Keeper } from "#app/forms/drafts/keeper.ts"

type Save = { done: (isKept: boolean) => void }

const { saves, left } = vi.hoisted(() => ({ saves: [] as Save[], left: [] as string[] }))
vi.mock("#app/forms/drafts/send-draft.ts", () => ({
  // as XMLHttpRequest does, `abort` ends the request before it returns
  sendDraft: (_url: string, _intent: string, _address: string, _form: unknown, done: Save["done"]) => {
    saves.push({ done })
    return { abort: () => done(false) }
  },
  sendDraftLeaving: (_url: string, address: string) => left.push(address),
}))

const form = new EventTarget() as HTMLFormElement
const states: string[] = []
let stop: () => void
const type = () => form.dispatchEvent(new Event("input"))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal("window", new EventTarget())
  for (const list of [saves, left, states]) list.splice(0)
  stop = new Keeper("/draft", "/page", form, (state) => states.push(state)).listen()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test("FORM-08 a save that is still running at the next save is replaced, and is not reported as a failure", () => {
  type()
  vi.advanceTimersByTime(2_000)
  type()
  vi.advanceTimersByTime(2_000)
  expect(saves).toHaveLength(2)
  expect(states).toEqual([])
  saves[1]?.done(true)
  expect(states).toEqual(["kept"])
})

test("FORM-08 text that is typed during a save is sent when the page is left", () => {
  type()
  vi.advanceTimersByTime(2_000)
  type()
  saves[0]?.done(true)
  stop()
  expect(left).toEqual(["/page"])
})

test("FORM-08 leaving the page sends nothing if everything is saved", () => {
  type()
  vi.advanceTimersByTime(2_000)
  saves[0]?.done(true)
  stop()
  expect(left).toEqual([])
})
