import { expect, test } from "vitest"
import { loginAttempts } from "#app/session/login-attempts.server.ts"

const attempts = loginAttempts({ secrets: ["a secret of at least thirty-two characters"], isSecure: true })
const now = Date.UTC(2026, 10, 20)

/** The cookies of a browser after these `Set-Cookie` headers. */
function cookiesAfter(all: readonly string[]): string {
  const jar = new Map<string, string>()
  for (const header of all) {
    const [name = "", value = ""] = (header.split(";")[0] ?? "").split("=")
    if (/max-age=0/i.test(header)) jar.delete(name)
    else jar.set(name, value)
  }
  return [...jar].map(([name, value]) => `${name}=${value}`).join("; ")
}

test("SES-02 SES-08 logins that begin at once keep their own return address", async () => {
  const [first, second] = await Promise.all([
    attempts.begin(undefined, "aurora", "/a/aurora/task/1", now),
    attempts.begin(undefined, "aurora", "/a/aurora/vote/2", now),
  ])
  const header = cookiesAfter([...first.cookies, ...second.cookies])
  expect(await attempts.find(header, "aurora", first.state)).toEqual({ to: "/a/aurora/task/1" })
  expect(await attempts.find(header, "aurora", second.state)).toEqual({ to: "/a/aurora/vote/2" })
  expect(await attempts.find(header, "harbor", first.state)).toBeUndefined()
  expect(await attempts.find(undefined, "aurora", first.state)).toBeUndefined()
})

test("SES-02 a login that has ended is not found, and no state can be made up", async () => {
  const { state, cookies } = await attempts.begin(undefined, "aurora", undefined, now)
  expect(state).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  const header = cookiesAfter(cookies)
  expect(await attempts.find(header, "aurora", state)).toEqual({})
  expect(
    await attempts.find(cookiesAfter([...cookies, attempts.end("aurora", state)]), "aurora", state),
  ).toBeUndefined()
  const other = `${state.slice(0, -1)}${state.endsWith("0") ? "1" : "0"}`
  expect(await attempts.find(header.replace(state, other), "aurora", other)).toBeUndefined()
  for (const made of ["", "x", "__proto__", "../login"])
    expect(await attempts.find(header, "aurora", made)).toBeUndefined()
})

test("SES-02 a browser keeps the eight newest logins", async () => {
  const all: string[] = []
  const states: string[] = []
  for (let minute = 0; minute < 10; minute += 1) {
    const { state, cookies } = await attempts.begin(
      cookiesAfter(all),
      "aurora",
      `/a/aurora/${minute}`,
      now + minute * 60_000,
    )
    all.push(...cookies)
    states.push(state)
  }
  const found = await Promise.all(states.map((state) => attempts.find(cookiesAfter(all), "aurora", state)))
  expect(found.map((one) => one?.to?.at(-1))).toEqual([undefined, undefined, ..."23456789"])
  expect(cookiesAfter([...all, ...attempts.endAll(cookiesAfter(all), "aurora")])).toBe("")
})
