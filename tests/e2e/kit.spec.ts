import type { Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"
import { applyFilters } from "./steps.ts"

// the browser logs the status of a refused form
test.use({ expectedTrouble: /status of (400|422|502|504)/ })

const field = (page: Page, name: string) => page.locator(`#kit-${name}`)

/** Fills in the form, with its widgets if there are scripts; `answer` selects the response of the demo's backend. */
async function fillIn(page: Page, answer: string, isScripted: boolean): Promise<void> {
  await field(page, "subject").fill("Lane skew budget")
  await field(page, "email").fill("ada@halden.example")
  if (isScripted) {
    await field(page, "date").pressSequentially("2026-11-20")
  } else {
    await field(page, "date").fill("2026-11-20")
  }
  await page.locator("[name=chair][value='1']").check()
  await page.locator("[name=people][value='1']").check()
  await field(page, "time").fill("10:00")
  await page.locator("[name='options[0].text']").fill("Yes")
  await page.locator("[name='options[1].text']").fill("No")
  await page.locator("[name=answer]").selectOption(answer)
}

/** Expects that all input is kept: texts, date, people, rows. */
async function expectKept(page: Page): Promise<void> {
  await expect(field(page, "subject")).toHaveValue("Lane skew budget")
  await expect(page.locator("[name=date]")).toHaveValue(/^(2026-11-20|20 Nov 2026)$/)
  await expect(page.locator("[name=chair][value='1']")).toBeChecked()
  await expect(page.locator("[name=people]:checked")).toHaveCount(1)
  await expect(page.locator("[name='options[1].text']")).toHaveValue("No")
}

const key = (page: Page) => page.locator("#kit [name=idempotency_key]")

test.describe("a form with one field of every kind", () => {
  test("FORM-02 ERR-01 the backend's errors are at their fields, its message at the top; nothing typed is lost", async ({
    page,
    open,
    javaScriptEnabled,
    t,
  }) => {
    await open("/kit")
    await fillIn(page, "refused", javaScriptEnabled !== false)
    const before = await key(page).inputValue()
    await page.getByRole("button", { name: t("kit.form.submit") }).click()
    await expect(page.locator(".summary").getByRole("listitem")).toHaveCount(2)
    await expect(page.locator(".summary").getByRole("link", { name: t("kit.field.subject") })).toBeVisible()
    await expect(field(page, "subject")).toBeFocused()
    await expect(field(page, "subject")).toHaveAccessibleDescription(new RegExp(t("form.not_unique")))
    await expect(field(page, "description")).toHaveAccessibleDescription(new RegExp(t("form.too_long", { max: 20 })))
    await expectKept(page)
    await expect(key(page), "another attempt is another thing").not.toHaveValue(before)
  })

  test("FORM-06 day, time and zone are on one line and equally high", async ({ page, open }) => {
    await open("/kit")
    const date = field(page, "date")
    const boxes = await Promise.all([date, field(page, "time")].map((control) => control.boundingBox()))
    const [first, second] = boxes.map((box) => ({ top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }))
    expect(Math.abs((first?.top ?? 0) - (second?.top ?? 99))).toBeLessThan(1)
    expect(Math.abs((first?.bottom ?? 0) - (second?.bottom ?? 99))).toBeLessThan(1)
  })

  test("right-to-left text is shown right to left in its field; an address is not", async ({ page, open }) => {
    await open("/kit")
    await field(page, "subject").fill("اجتماع المجموعة")
    await field(page, "email").fill("ada@halden.example")
    await expect(page.locator("#kit-subject:dir(rtl)")).toHaveCount(1)
    await field(page, "subject").fill("Lane skew budget")
    await expect(page.locator("#kit-subject:dir(rtl), #kit-email:dir(rtl)")).toHaveCount(0)
  })

  for (const answer of ["timeout", "server"] as const) {
    test(`FORM-07 ERR-02 ERR-03 ${answer}: the form says so, nothing is lost, and a retry has the same idempotency key`, async ({
      page,
      open,
      javaScriptEnabled,
      t,
    }) => {
      await open("/kit")
      await fillIn(page, answer, javaScriptEnabled !== false)
      const before = await key(page).inputValue()
      await page.getByRole("button", { name: t("kit.form.submit") }).click()
      const message = answer === "timeout" ? "form.timeout" : "form.server_error"
      await expect(page.locator(".summary")).toHaveText(t(message) + t("form.unknown"))
      await expect(page.locator(".summary")).toBeFocused()
      await expectKept(page)
      await expect(key(page)).toHaveValue(before)
    })
  }

  test("FORM-05 FORM-07 SHELL-04 the form is sent once, and the next page confirms it", async ({
    page,
    open,
    javaScriptEnabled,
    t,
  }) => {
    const isScripted = javaScriptEnabled !== false
    await open("/kit")
    await fillIn(page, "done", isScripted)
    let posts = 0
    page.on("request", (request) => (posts += Number(request.method() === "POST")))
    const submit = page.getByRole("button", { name: t("kit.form.submit") })
    if (isScripted) {
      // a response between the two clicks would leave nothing to submit twice
      let send = () => {}
      const clickedTwice = new Promise<void>((resolve) => (send = resolve))
      await page.route("**/kit*", async (route) => {
        if (route.request().method() === "POST") await clickedTwice
        await route.continue()
      })
      await submit.click({ noWaitAfter: true })
      await expect.poll(() => posts).toBe(1)
      await submit.click({ noWaitAfter: true, force: true })
      send()
    } else await submit.click()
    await expect(page).toHaveURL("/kit?done=saved")
    await expect(page.getByRole("status").filter({ hasText: t("kit.done.saved") })).toBeVisible()
    await expect(page.locator(isScripted ? ".toast" : ".banners .note")).toHaveCount(1)
    expect(posts).toBe(1)
  })

  test("FORM-02 the form's buttons add and remove rows, and Enter submits it; what was typed stays", async ({
    page,
    open,
    t,
  }) => {
    await open("/kit")
    const rows = page.locator("[name^='options[']")
    await field(page, "subject").fill("typed")
    await rows.first().fill("first")
    await page.getByRole("button", { name: t("kit.option.add") }).click()
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toHaveValue("first")
    await page.getByRole("button", { name: t("kit.option.remove", { number: 1 }) }).click()
    await expect(rows).toHaveCount(2)
    await expect(rows.first()).toHaveValue("")
    await expect(field(page, "subject")).toHaveValue("typed")
    await field(page, "subject").press("Enter")
    await expect(page.locator(".summary")).toBeVisible()
    await expect(rows).toHaveCount(2)
    await expect(field(page, "subject")).toHaveValue("typed")
  })

  test("FORM-01 a field is validated when it is left, by the schema that the server uses @js", async ({
    page,
    open,
    t,
  }) => {
    await open("/kit")
    await field(page, "email").fill("nope")
    // the schema is fetched on first use of the form and validates from then on
    await expect(async () => {
      await field(page, "email").focus()
      await field(page, "phone").focus()
      await expect(field(page, "email")).toHaveAccessibleDescription(t("form.email_format"), { timeout: 200 })
    }).toPass()
    await field(page, "email").fill("ada@halden.example")
    await expect(field(page, "email")).toHaveAccessibleDescription("")

    // input in a widget is validated while the widget still has the focus
    const date = field(page, "date")
    const missing = new RegExp(t("form.required", { field: t("kit.field.date") }))
    await date.focus()
    await field(page, "phone").focus()
    await expect(date).toHaveAccessibleDescription(missing)
    await date.pressSequentially("2026-11-20")
    await expect(date).not.toHaveAccessibleDescription(missing)
    await expect(date).toBeFocused()
  })

  test("I18N-01 the date picker works by keyboard and speaks the language @js @everywhere", async ({
    page,
    open,
    language,
    t,
  }) => {
    await open("/kit")
    await page.locator(".p-calendar button").press("Enter")
    const days = page.locator(".p-datepicker")
    await expect(days).toBeVisible()
    await expect(days.locator("th").first()).toHaveText(language === "en" ? /^Mon?$/ : /一$/)
    await expect(days).toHaveAccessibleName(t("ui.date.choose", { label: t("kit.field.date") }))
    await expect(page.locator(":focus")).toHaveAccessibleName(language === "en" ? /^\d+ \w+ 20\d\d$/ : /^20\d\d年/)
    await page.keyboard.press("Escape")
    await expect(days).toBeHidden()
  })

  test("SHELL-05 leaving with unsaved changes asks first @js", async ({ page, open, t }) => {
    await open("/kit")
    await field(page, "subject").fill("typed")
    const away = page.getByRole("link", { name: t("kit.tab.second") })
    const question = page.getByRole("dialog", { name: t("ui.unsaved.title") })
    await away.click()
    await question.getByRole("button", { name: t("ui.unsaved.stay") }).click()
    await expect(question).toBeHidden()
    await expect(page).toHaveURL("/kit")
    await expect(field(page, "subject")).toHaveValue("typed")
    const browserQuestion = page.waitForEvent("dialog")
    await page.close({ runBeforeUnload: true })
    expect((await browserQuestion).type()).toBe("beforeunload")
    await (await browserQuestion).dismiss()
    await away.click()
    await question.getByRole("button", { name: t("ui.unsaved.leave") }).click()
    await expect(page).toHaveURL("/kit/list")
  })

  test("SHELL-05 leaving the page after a day was chosen with the mouse asks first @js", async ({ page, open, t }) => {
    await open("/kit")
    await page.locator(".p-calendar button").click()
    await page.locator(".p-datepicker").getByText("15", { exact: true }).click()
    await expect(page.locator("[name=date]")).toHaveValue(/-15$|^15 /)
    await expect(page.locator(".p-datepicker")).toBeHidden() // while it closes, it takes the focus back
    await page.getByRole("link", { name: t("kit.tab.second") }).click()
    await expect(page.getByRole("dialog", { name: t("ui.unsaved.title") })).toBeVisible()
  })
})

test.describe("overlays", () => {
  test("FORM-06 an irreversible action asks for confirmation and a reason", async ({
    page,
    open,
    javaScriptEnabled,
    t,
  }) => {
    await open("/kit")
    const ask = page.getByRole("link", { name: t("kit.confirm.submit") })
    await ask.click()
    const isScripted = javaScriptEnabled !== false
    const question = isScripted ? page.getByRole("dialog", { name: t("kit.confirm.title") }) : page.getByRole("main")
    await expect(question.getByText(t("kit.confirm.text"))).toBeVisible()
    await question.getByRole("button", { name: t("kit.confirm.submit") }).click()
    await expect(question.getByText(t("form.required", { field: t("kit.field.reason") })).first()).toBeVisible()
    if (isScripted) {
      await page.keyboard.press("Escape")
      await expect(question).toBeHidden()
      await expect(ask).toBeFocused()
      await ask.press("Enter")
      await expect(question.getByRole("textbox", { name: t("kit.field.reason") })).toBeFocused()
    }
    await question.getByRole("textbox", { name: t("kit.field.reason") }).fill("no members left")
    await question.getByRole("button", { name: t("kit.confirm.submit") }).click()
    await expect(page).toHaveURL("/kit?done=disbanded")
    await expect(page.getByText(t("kit.done.disbanded"))).toBeVisible()
  })

  test("SHELL-03 the busy indicator comes after 200 ms, says it, and can be turned off @js", async ({
    page,
    open,
    t,
  }) => {
    await open("/kit")
    await page.evaluate(() => {
      const seen = { click: 0, busy: 0, text: "" }
      Object.assign(window, { seen })
      document.addEventListener("click", () => (seen.click = performance.now()), true)
      new MutationObserver(() => {
        const busy = document.querySelector("[role=status] > .busy")
        if (busy) seen.text = busy.textContent ?? ""
        if (busy && seen.busy === 0) seen.busy = performance.now()
      }).observe(document.body, { childList: true, subtree: true })
    })
    await page.getByRole("link", { name: t("kit.busy"), exact: true }).click()
    // visible for one second only: on a busy machine a check from outside can be too late
    await expect(page).toHaveURL("/kit?wait=1500")
    const { click, busy, text } = await page.evaluate(
      () => (window as unknown as { seen: { click: number; busy: number; text: string } }).seen,
    )
    expect(text).toBe(t("ui.loading"))
    expect(busy - click).toBeGreaterThanOrEqual(200)
    await expect(page.locator(".busy")).toBeHidden()

    await open("/kit")
    const answered = page.waitForResponse((response) => response.url().includes("wait=1500"))
    await page.getByRole("link", { name: t("kit.busy.quiet") }).click()
    await page.evaluate(() => {
      Object.assign(window, { wasBusy: false })
      new MutationObserver(() => {
        if (document.querySelector(".busy")) Object.assign(window, { wasBusy: true })
      }).observe(document.body, { childList: true, subtree: true })
    })
    await answered
    await expect(page).toHaveURL("/kit?wait=1500")
    expect(await page.evaluate(() => (window as unknown as { wasBusy: boolean }).wasBusy)).toBe(false)
  })

  test.describe("while time is stopped", () => {
    test.use({ hasOwnContext: true })

    test("SHELL-04 the same toast is one with a count, and goes after 3 s @js", async ({ page, open, t }) => {
      await page.clock.install()
      await open("/kit")
      await page.clock.pauseAt(Date.now() + 60_000) // from here on time passes only when the test advances it
      const show = page.getByRole("button", { name: t("kit.toast.show") })
      for (let times = 0; times < 3; times += 1) await show.click()
      const toast = page.locator(".toast")
      await expect(toast).toHaveCount(1)
      await expect(toast).toContainText(t("ui.toast.count", { count: 3 }))
      await page.mouse.move(0, 0)
      await page.clock.fastForward(2_000)
      await expect(toast).toHaveCount(1)
      await page.clock.fastForward(3_000)
      await expect(toast).toHaveCount(0)
    })
  })
})

test("SHELL-06 a list is searched, filtered, sorted and paged by its URL", async ({ page, open, t }) => {
  await open("/kit/list")
  const range = (from: number, to: number, total: number) => t("ui.pager.range", { from, to, total })
  await expect(page.getByText(range(1, 25, 61))).toBeVisible()
  await page.getByRole("link", { name: t("ui.pager.next") }).click()
  await expect(page.getByText(range(26, 50, 61))).toBeVisible()
  await page
    .getByRole("main")
    .getByRole("searchbox", { name: t("ui.filter.search") })
    .fill("skew")
  await applyFilters({ page, t })
  await expect(page.getByText(range(1, 13, 13))).toBeVisible()
  await expect(page).toHaveURL(/[?&]q=skew/)
  await page
    .getByRole("columnheader", { name: t("kit.field.subject") })
    .getByRole("link")
    .click()
  await expect(page).toHaveURL(/sort=subject/)
  await expect(page.getByRole("columnheader", { name: t("kit.field.subject") })).toHaveAttribute(
    "aria-sort",
    "ascending",
  )
  await page
    .getByRole("main")
    .getByRole("searchbox", { name: t("ui.filter.search") })
    .fill("no such row")
  await page.keyboard.press("Enter")
  await expect(page.getByText(t("ui.list.no-match"))).toBeVisible()
})
