import { createMemoryRouter } from "react-router"
import { afterEach, describe, expect, test } from "vitest"
import { asReading, isReadAgain, orAsBefore, readAgain } from "#app/client/framework/live-reading.ts"
import { presentAnswers } from "#app/client/framework/failed-submit.ts"
import { liveHeader } from "#app/lib/live.ts"

type Router = Parameters<typeof readAgain>[0]
type State = { navigation: { state: string }; revalidation: string }

/** A router that can be told how its revalidation goes on. */
function routerOf() {
  const location = { key: "here", pathname: "/a", search: "" }
  const state = { navigation: { state: "idle" }, revalidation: "idle", location, actionData: null }
  const listeners = new Set<() => void>()
  const router = {
    state,
    revalidate: () => void (state.revalidation = "loading"),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  } as unknown as Router
  const set = (change: Partial<State>) => {
    Object.assign(state, change)
    for (const listener of listeners) listener()
  }
  return { router, set }
}

/** Requests for the page, and for a dialog on it. */
const [ofPage, ofDialog] = [{ url: "http://p/a" }, { url: "http://p/a/disable" }]
const here = { currentUrl: new URL("http://p/a"), nextUrl: new URL("http://p/a") }
let end = () => {}
afterEach(() => end())

function reading(...routes: string[]) {
  const { router, set } = routerOf()
  const done = readAgain(router, new Set(routes))
  end = () => set({ revalidation: "idle", navigation: { state: "idle" } })
  return { done, set }
}

describe("LIVE-01 a page reads itself again", () => {
  test("only the routes that show the change, and nothing else of the page", async () => {
    const { done } = reading("page")
    expect([isReadAgain("page", here), isReadAgain("shell", here)]).toEqual([true, false])
    expect(await orAsBefore("page", "old", ofPage, async () => "new")).toBe("new")
    expect(await orAsBefore("shell", "old", ofPage, async () => "new")).toBe("old")
    const [url, init] = asReading(new URL("http://p/a.data?x=1"), { headers: { accept: "a" } })
    expect(url.search).toBe("?x=1&_routes=page")
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({ accept: "a", [liveHeader]: "1" })
    end()
    expect(await done).toBe(true)
    expect(isReadAgain("page", here), "afterwards the router decides").toBeUndefined()
    expect(asReading(new URL("http://p/a.data"), undefined)[1]).toBeUndefined()
  })

  test.each([
    ["an error", () => Promise.reject(new Error("503"))],
    ["a redirect to the login", () => Promise.resolve(new Response(null, { status: 302 }))],
  ])("after %s the page stays as it is", async (_what, load) => {
    const { done } = reading("page")
    expect(await orAsBefore("page", "old", ofPage, load)).toBe("old")
    end()
    expect(await done).toBe(false)
  })

  test("the answer to a form stays: a refusal, or a code that is shown once", async () => {
    const router = createMemoryRouter([{ id: "page", path: "/", action: () => ({ code: "K7" }), loader: () => "read" }])
    await router.navigate("/", { formMethod: "post", formData: new FormData() })
    expect(router.state.actionData).toEqual({ page: { code: "K7" } })
    await readAgain(router as unknown as Router, new Set(["page"]))
    await readAgain(router as unknown as Router, new Set(["page"]))
    const { location, actionData } = router.state
    expect(presentAnswers(location.key, actionData)).toEqual({ page: { code: "K7" } })
    await router.navigate("/")
    expect(presentAnswers(router.state.location.key, router.state.actionData), "on the next page").toBeNull()
    router.dispose()
  })

  test("what a dialog asks for meanwhile is asked for and shown", async () => {
    const { done } = reading("page", "frame")
    const url = new URL("http://p/a/disable.data?_routes=disable")
    expect(asReading(url, undefined)).toEqual([url, undefined])
    expect(await orAsBefore("shell", "old", ofDialog, async () => "new")).toBe("new")
    const own = new URL("http://p/a.data?_routes=shell%2Cframe%2Cpage")
    expect(asReading(own, undefined)[0].search, "the page's own request may name routes, too").toBe(
      "?_routes=page%2Cframe",
    )
    end()
    expect(await done).toBe(true)
  })

  test("a navigation or a form meanwhile is what it always is", async () => {
    const { done, set } = reading("page")
    expect(isReadAgain("shell", { ...here, formMethod: "POST" })).toBeUndefined()
    expect(isReadAgain("shell", { ...here, nextUrl: new URL("http://p/b") })).toBeUndefined()
    set({ navigation: { state: "loading" } })
    await done
    await expect(orAsBefore("page", "old", ofPage, () => Promise.reject(new Error("500")))).rejects.toThrow("500")
  })
})
