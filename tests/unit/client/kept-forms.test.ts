import { createMemoryRouter, type RouteObject } from "react-router"
import { beforeEach, describe, expect, test, vi } from "vitest"
import { presentAnswers } from "#app/client/framework/failed-submit.ts"
import { keepForms } from "#app/client/framework/kept-forms.ts"

/** An error screen of the portal, as the router reads it. */
const screen = (status: number) => ({ status, statusText: "", internal: false, data: {} })

const lost = () => Promise.reject(new TypeError("Failed to fetch"))
const refused = { status: "error", error: { "": ["form.server_error"] }, initialValue: {} }
const form = new FormData()
form.append("form", "task")

/** Loads of the page with the form. */
const load = vi.fn(() => "the page")

beforeEach(() => {
  load.mockReset().mockReturnValue("the page")
  vi.stubGlobal("document", { forms: { namedItem: () => ({}) } })
  vi.stubGlobal("window", { scrollY: 0, __remixManifest: { routes: {} } })
})

/** A router that shows the page `/a#part`, whose route asks for everything that could lose its form. */
async function open(action: () => unknown, others: RouteObject[] = []) {
  const page: RouteObject = {
    id: "a",
    path: "/a",
    loader: () => load(),
    action: action as () => Promise<unknown>,
    shouldRevalidate: () => true,
  }
  const router = createMemoryRouter([{ id: "root", path: "/", children: [page, ...others] }], {
    initialEntries: ["/a?x=1#part"],
  })
  keepForms(router as never)
  await vi.waitFor(() => expect(router.state.initialized).toBe(true))
  const send = (to = "/a?x=1") => router.navigate(to, { formMethod: "post", formData: form })
  return { router, send }
}

type Opened = Awaited<ReturnType<typeof open>>

function expectStay({ router }: Opened, loads = 1) {
  const { location, errors, loaderData, navigation } = router.state
  expect([location.pathname, location.search, location.hash]).toEqual(["/a", "?x=1", "#part"])
  expect([errors, navigation.state, loaderData.a]).toEqual([null, "idle", "the page"])
  expect(load).toHaveBeenCalledTimes(loads)
}

describe("ERR-02 ERR-03 FORM-08 a submit without a usable answer leaves its page as it is", () => {
  test.each([
    ["no connection", new TypeError("Failed to fetch")],
    ["an answer that cannot be read", new Error("Unable to decode")],
    ["an error screen", screen(404)],
    ["a failure of the portal", screen(503)],
  ])("%s", async (_what, error) => {
    const opened = await open(() => Promise.reject(error))
    await opened.send()
    expectStay(opened)
  })

  test("of another page, whose module comes with its own functions", async () => {
    const lazy = () => Promise.resolve({ action: lost, loader: lost, shouldRevalidate: () => true })
    const opened = await open(lost, [{ id: "b", path: "/b", lazy }])
    await opened.send("/b")
    expectStay(opened)
  })

  test("after an answer of that page: the answer stays, and the form can be sent again", async () => {
    const answers = [() => refused, lost, () => refused]
    const opened = await open(() => answers.shift()?.())
    await opened.send()
    expect(opened.router.state.actionData).toEqual({ a: refused })
    await opened.send()
    const { location, actionData } = opened.router.state
    expect(presentAnswers(location.key, actionData ?? null)?.a).toBe(refused)
    await opened.send()
    expect(opened.router.state.actionData).toEqual({ a: refused })
  })
})

describe("FORM-08 a submit with an answer, while the page cannot be loaded", () => {
  test("shows the answer on the present page", async () => {
    const opened = await open(() => refused)
    load.mockImplementation(() => {
      throw Object.assign(new Error("unavailable"), screen(503))
    })
    await opened.send()
    expect([opened.router.state.errors, opened.router.state.loaderData.a, load.mock.calls.length]).toEqual([
      null,
      "the page",
      2,
    ])
    expect(opened.router.state.actionData).toEqual({ a: refused })
  })

  test("shows the answer beside a route that has no data", async () => {
    const noData = vi.fn<() => Promise<unknown>>().mockResolvedValueOnce(null).mockRejectedValue(screen(503))
    const layout: RouteObject = { id: "layout", loader: () => noData(), shouldRevalidate: () => true }
    const opened = await open(lost, [
      { ...layout, children: [{ id: "c", path: "/c", loader: () => null, action: () => ({ isReview: true }) }] },
    ])
    await opened.router.navigate("/c")
    await opened.send("/c")
    expect([noData.mock.calls.length, opened.router.state.errors]).toEqual([2, null])
    expect(opened.router.state.actionData).toEqual({ c: { isReview: true } })
  })

  test("stays on the present page, if the answer is for another one", async () => {
    const opened = await open(lost, [{ id: "b", path: "/b", action: () => refused, loader: lost }])
    await opened.send("/b")
    expectStay(opened)
  })
})

test("an action that redirects is followed, and a page that fails without a form has its error", async () => {
  const { router } = await open(lost, [{ id: "b", path: "/b", loader: lost, ErrorBoundary: () => null }])
  await router.navigate("/b")
  expect(router.state.errors).toEqual({ b: expect.any(TypeError) })
})
