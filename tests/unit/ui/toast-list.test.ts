import { expect, test } from "vitest"
import { addToast, liveToasts, restartToasts, type Toast } from "#app/ui/feedback/toast-list.ts"

const error = { tone: "stop" as const, text: "server error" }

function add(toasts: Toast[], at: number, input: { tone: "stop" | "done"; text: string; duration?: number } = error) {
  return addToast(toasts, input, at, at)
}

test("SHELL-04: a toast lasts 3000 ms", () => {
  const shown = add([], 0)
  expect(liveToasts(shown, 2999)).toHaveLength(1)
  expect(liveToasts(shown, 3000)).toHaveLength(0)
})

test("SHELL-04: equal messages are one toast with a count, and its time starts again", () => {
  const shown = add(add(add([], 0), 1000), 2000)
  expect(shown).toMatchObject([{ count: 3, endsAt: 5000, id: 0 }])
})

test("a message with another tone or text is another toast", () => {
  expect(add(add([], 0), 1, { tone: "done", text: "server error" })).toHaveLength(2)
  expect(add(add([], 0), 1, { tone: "stop", text: "request timed out" })).toHaveLength(2)
})

test("a toast may have its own duration, which starts again when it is restarted", () => {
  const shown = add([], 0, { ...error, duration: 8000 })
  expect(restartToasts(shown, 7000)[0]?.endsAt).toBe(15_000)
})

test("SHELL-04: a silent toast is announced once the same message comes as a new one", () => {
  const silent = { ...error, isSilent: true }
  expect(addToast([], silent, 0, 0)).toMatchObject([{ isSilent: true }])
  expect(addToast(addToast([], silent, 0, 0), error, 1, 1)).toMatchObject([{ isSilent: false, count: 2 }])
})
