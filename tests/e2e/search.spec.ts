import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"

type Found = components["schemas"]["SearchList"]

test.describe("the search", () => {
  test("SHELL-10 words are found in groups, meetings and ballots; results are filtered by kind and link to their pages", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    const backend = await backendAs(mock, "member")
    const { total, counts } = await backend.get<Found>("/search?q=plenary&size=25")
    expect(total).toBeGreaterThan(1)
    await open("/a/aurora/search")
    await page.getByRole("main").getByRole("searchbox").fill("plenary")
    await page
      .getByRole("main")
      .getByRole("button", { name: t("search.submit") })
      .click()
    await expect(page).toHaveURL(/search\?q=plenary/)
    const results = page.getByRole("main").locator(".rows > li")
    await expect(results).toHaveCount(Math.min(25, total))
    await expect(results.first().locator("mark").first()).toHaveText(/^plenary$/i)
    await page
      .getByRole("navigation", { name: t("ui.counts") })
      .getByRole("link", { name: t("search.kind.meeting") })
      .click()
    await expect(results).toHaveCount(counts.meeting)
    const [first] = (await backend.get<Found>("/search?q=plenary&module=meeting")).items
    await results.first().getByRole("link").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first?.record.title ?? "")
  })

  test("SHELL-10 Chinese words are found; an empty result says so", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    await open(`/a/aurora/search?q=${encodeURIComponent("相干光学")}`)
    await page.getByRole("main").locator(".rows > li").first().getByRole("link").click()
    await expect(page).toHaveURL(/\/wg\/COPT\/about$/)
    await open("/a/aurora/search?q=nothing-like-it")
    await expect(page.getByText(t("search.nothing", { words: "nothing-like-it" }))).toBeVisible()
  })

  test("SHELL-10 Ctrl K opens the search over any page @js", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await page.keyboard.press("Control+k")
    const dialog = page.getByRole("dialog", { name: t("search.title") })
    const field = dialog.getByRole("combobox")
    await expect(field).toBeFocused()
    await page.keyboard.type("COPT")
    await expect(dialog.getByRole("option").first()).toContainText(t("search.one.workgroup"))
    await expect(dialog.getByRole("option").locator("mark").first()).toHaveText("COPT")
    await page.keyboard.press("Escape")
    await expect(dialog).toBeHidden()

    await page.keyboard.press("Control+k")
    await expect(field).toBeFocused()
    await page.evaluate(async () => {
      const press = (key: string, ctrlKey = false) =>
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true }))
      press("Escape")
      // the close event fires later
      for (let turn = 0; turn < 1_000 && document.querySelector("dialog[open]"); turn += 1) await Promise.resolve()
      press("k", true)
    })
    await expect(field).toBeFocused()
  })

  test("SHELL-10 the arrow keys choose a record, Enter opens it, and it is offered as recent @js", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await page.keyboard.press("Control+k")
    const dialog = page.getByRole("dialog", { name: t("search.title") })
    const field = dialog.getByRole("combobox")
    // the dashboard does not load form styles: the dialog brings them
    await expect(field).toHaveCSS("border-top-style", "solid")
    const top = (await dialog.boundingBox())?.y
    await field.pressSequentially("plenary")
    const options = dialog.getByRole("option")
    await expect(options.nth(1)).toBeVisible()
    expect((await dialog.boundingBox())?.y, "results move nothing").toBe(top)
    await expect(options.first()).toHaveAttribute("aria-selected", "true")
    await page.keyboard.press("ArrowDown")
    await expect(options.nth(1)).toHaveAttribute("aria-selected", "true")
    await expect(field).toBeFocused()
    const href = await options.nth(1).getAttribute("href")
    const title = await options.nth(1).locator("strong").innerText()
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(dialog).toBeHidden()

    await page.keyboard.press("Control+k")
    await expect(dialog.getByText(t("search.recent"))).toBeVisible()
    await expect(options).toHaveText([new RegExp(title.slice(0, 10))])
  })

  test("SHELL-10 pages and actions stand beside records; single keys open pages, and can be switched off @js", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard")
    await page.keyboard.press("/")
    const dialog = page.getByRole("dialog", { name: t("search.title") })
    const field = dialog.getByRole("combobox")
    await field.fill(`${t("meeting.list.create")} COPT`)
    const create = dialog.getByRole("group", { name: t("search.group.create") }).getByRole("option")
    await expect(create).toHaveText(`${t("meeting.list.create")} · COPT`)
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/\/wg\/COPT\/meeting\/create$/)

    await open("/a/aurora/dashboard")
    await page.keyboard.press("g")
    await page.keyboard.press("m")
    await expect(page).toHaveURL(/\/meeting$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("meeting.list.title"))
    await page.keyboard.press("c")
    await expect(page).toHaveURL(/\/meeting\/create$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/meeting$/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("meeting.list.title"))
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused() // it takes the focus from what was typed before

    await page.getByRole("main").getByRole("searchbox").pressSequentially("gd?")
    await expect(page).toHaveURL(/\/meeting\?q=gd%3F$/)
    await page.getByRole("main").getByRole("searchbox").blur()
    await page.keyboard.press("?")
    const keys = page.getByRole("dialog", { name: t("search.key.title") })
    await expect(keys).toContainText(t("meeting.list.title"))
    await keys.getByRole("checkbox", { name: t("search.key.single") }).uncheck()
    await expect(keys).not.toContainText(t("meeting.list.title"))
    await page.keyboard.press("Escape")
    await expect(keys).toBeHidden()
    await page.keyboard.press("/")
    await page.keyboard.press("g")
    await page.keyboard.press("d")
    await page.keyboard.press("Control+k")
    await expect(field).toBeFocused()
    await expect(page, "the single keys did nothing").toHaveURL(/\/meeting\?q=gd%3F$/)

    await field.fill(t("shell.appearance.dark"))
    await page.keyboard.press("Enter")
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
  })

  test("SHELL-10 Enter opens all results while the dialog is still loading @js", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await page.route("**/search/results?*", () => {}) // never responds
    await page.keyboard.press("Control+k")
    const dialog = page.getByRole("dialog", { name: t("search.title") })
    await dialog.getByRole("combobox").fill("plenary")
    await expect(dialog.getByRole("status")).toHaveText(t("search.pending"))
    await page.keyboard.press("Enter")
    await expect(page).toHaveURL(/search\?q=plenary/)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("main").locator(".rows > li").first()).toBeVisible()
  })

  test("SHELL-10 text that is typed into the header continues in the dialog @js", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await page.getByRole("banner").getByRole("searchbox").press("p")
    const field = page.getByRole("dialog", { name: t("search.title") }).getByRole("combobox")
    await expect(field).toHaveValue("p")
    await expect(field).toBeFocused()
  })

  test("SHELL-10 text that is typed before the scripts load is kept and continues in the dialog @js", async ({
    page,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route("**/assets/*.js", async (route) => {
      await released
      await route.continue()
    })
    await page.goto("/a/aurora/dashboard", { waitUntil: "commit" })
    const header = page.getByRole("banner").getByRole("searchbox")
    await header.fill("plenary")
    release()
    await untilHydrated(page)
    await expect(header).toHaveValue("plenary")
    await header.click()
    const field = page.getByRole("dialog", { name: t("search.title") }).getByRole("combobox")
    await expect(field).toHaveValue("plenary")
    await page.keyboard.press("Escape")
    await expect(header).toHaveValue("")
  })

  test("SHELL-10 the field in the header opens the results @nojs", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    const field = page.getByRole("banner").getByRole("searchbox", { name: t("search.everything") })
    await field.fill("plenary")
    await field.press("Enter")
    await expect(page).toHaveURL(/search\?q=plenary/)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("search.title"))
  })

  for (const width of [360, 900])
    test(`SHELL-10 at ${width} px a link in the header opens the search: with scripts over the page`, async ({
      page,
      open,
      enterAs,
      t,
      javaScriptEnabled,
    }) => {
      await page.setViewportSize({ width, height: 740 })
      await enterAs("member")
      await open("/a/aurora/dashboard?whole")
      if (javaScriptEnabled) await untilHydrated(page)
      await page
        .getByRole("banner")
        .getByRole("link", { name: t("search.everything") })
        .click()
      if (javaScriptEnabled) {
        await expect(page.getByRole("dialog", { name: t("search.title") }).getByRole("combobox")).toBeFocused()
      } else {
        await expect(page).toHaveURL(/\/search$/)
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("search.title"))
      }
    })
})

test.describe("a search that fails", () => {
  test.use({ expectedTrouble: /status of 50/ })

  test("SHELL-10 ERR-02 the dialog reports the failure, and the next search works @js", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await mock.fault({ operation: "search.list", kind: "status", status: 500 })
    await page.keyboard.press("Control+k")
    const dialog = page.getByRole("dialog", { name: t("search.title") })
    await dialog.getByRole("combobox").pressSequentially("plenary")
    await expect(dialog.getByRole("status")).toHaveText(t("search.failed"))
    await mock.clearFaults()
    await dialog.getByRole("combobox").pressSequentially(" meeting")
    await expect(dialog.getByRole("option").first()).toBeVisible()
  })
})
