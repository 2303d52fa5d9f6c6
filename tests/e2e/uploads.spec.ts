import { loginOf } from "./steps.ts"
import { expect, signOn, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { agendaName, files } from "./files.ts"
import { field, summary } from "./form-steps.ts"
import { named, partsOf, path } from "./upload-steps.ts"
import { untilQuiet } from "#tests/support/until-quiet.ts"

test.describe("FORM-03 MEET-08 files of a form", () => {
  test.use({ expectedTrouble: /status of 422/ })

  test("an accepted file stays, a refused one is listed with its reason, what was typed stays @nojs @everywhere", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, kept, send } = partsOf(page, t)
    await words.fill("Line one\nline two")
    await chooser.setInputFiles([files.agenda, files.tooLarge, files.disguised, files.empty])
    await send.click()
    await expect(page.getByText(t("file.refused.too-large", { name: "recording.mp4", limit: 25 })).last()).toBeVisible()
    await expect(page.getByText(t("file.refused.kind", named("picture.png"))).last()).toBeVisible()
    await expect(page.getByText(t("file.refused.empty", named("empty.txt"))).last()).toBeVisible()
    await expect(words).toHaveValue("Line one\nline two")
    await expect(kept("agenda.pdf")).toBeVisible()

    await chooser.setInputFiles(files.minutes)
    await words.fill(" ")
    await send.click()
    await expect(kept("minutes.txt")).toBeVisible()
    await kept("agenda.pdf").getByRole("checkbox").uncheck()
    await words.fill("Words")
    await send.click()
    await expect(page).toHaveURL("/a/aurora/dashboard")
    await expect(page.getByText(t("kit.session.done", { count: 1 }))).toBeVisible()
  })

  test("a chosen file is uploaded at once; one that is too large is not uploaded @js @everywhere", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, kept, send } = partsOf(page, t)
    await chooser.setInputFiles([files.tooLarge, files.agenda, files.empty, files.disguised])
    await expect(kept("agenda.pdf")).toBeVisible()
    await expect(
      page.getByText(t("file.refused.too-large", { name: "recording.mp4", limit: 25 })).first(),
    ).toBeVisible()
    await expect(page.getByText(t("file.refused.empty", named("empty.txt"))).first()).toBeVisible()
    await expect(page.getByText(t("file.refused.kind", named("picture.png"))).first()).toBeVisible()
    const calls = (await mock.calls()).filter(({ operation }) => operation === "file.create")
    expect(calls, "only what can be accepted reaches the backend").toHaveLength(1)

    await words.fill("Words")
    await send.click()
    await expect(page.locator("[data-work]"), "it is not sent while a file of the list is missing").toBeFocused()
    for (const name of ["recording.mp4", "empty.txt", "picture.png"]) {
      await page.getByRole("button", { name: t("file.remove", { name }) }).click()
      await expect(chooser).toBeFocused()
    }
    await kept("agenda.pdf").getByRole("button").click()
    await expect(kept("agenda.pdf")).toHaveCount(0)
    await expect(chooser).toBeFocused()
    await send.click()
    await expect(page).toHaveURL("/a/aurora/dashboard")
    await expect(page.getByText(t("kit.session.done", { count: 0 }))).toBeVisible()
  })

  test("an upload can be cancelled, and a failed one retried without being stored twice @js", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const { chooser, kept } = partsOf(page, t)
    await mock.fault({ operation: "file.create", kind: "hang", times: 1 })
    await chooser.setInputFiles(files.minutes)
    await expect(page.getByRole("progressbar", { name: t("file.progress", named("minutes.txt")) })).toBeVisible()
    // the backend has it: else the next upload would be the one that hangs
    await expect.poll(async () => (await mock.calls()).some(({ operation }) => operation === "file.create")).toBe(true)
    const isGivenUp = page.waitForEvent("requestfailed", (request) => request.url().includes("/upload/"))
    await page.getByRole("button", { name: t("file.cancel", named("minutes.txt")) }).click()
    await isGivenUp
    await expect(page.locator(".upload")).toHaveCount(0)

    await mock.fault({ operation: "file.create", kind: "status", status: 500, times: 1 })
    await chooser.setInputFiles(files.agenda)
    await expect(page.getByText(t("file.refused.failed", named(agendaName))).first()).toBeVisible()
    await page.getByRole("button", { name: t("file.again", named(agendaName)) }).click()
    await expect(kept("agenda.pdf")).toBeVisible()
    const keys = (await mock.calls()).flatMap(({ operation, idempotency_key }) =>
      operation === "file.create" ? [idempotency_key] : [],
    )
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size, "the second attempt at a file carries the key of the first").toBe(2)
  })

  test("the form waits for an upload in progress @js", async ({ page, enterAs, open, mock, t }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, send } = partsOf(page, t)
    await mock.fault({ operation: "file.create", kind: "delay", delay_ms: 1_500, times: 1 })
    await words.fill("Words")
    await chooser.setInputFiles(files.agenda)
    await send.click()
    await expect(page.getByText(t("file.status.awaited"))).toBeVisible()
    await expect(page).toHaveURL("/a/aurora/dashboard")
    await expect(page.getByText(t("kit.session.done", { count: 1 }))).toBeVisible()
  })

  test("the form waits for a file that was chosen while it is being sent @js", async ({ page, enterAs, open, t }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, send } = partsOf(page, t)
    await words.fill("Words")
    await untilQuiet(page) // the uploader and the validation code are loaded
    const button = await send.elementHandle()
    await chooser.evaluate((input: HTMLInputElement, button) => {
      const chosen = new DataTransfer()
      chosen.items.add(new File(["Notes"], "notes.txt", { type: "text/plain" }))
      input.files = chosen.files
      input.dispatchEvent(new Event("change", { bubbles: true }))
      ;(button as HTMLButtonElement).click()
    }, button)
    await expect(page).toHaveURL("/a/aurora/dashboard")
    await expect(page.getByText(t("kit.session.done", { count: 1 }))).toBeVisible()
  })
})

test.describe("FORM-02 FORM-03 a file that is required", () => {
  test.use({ expectedTrouble: /status of 422/ })

  test("gets the focus while it is missing, without scripts too @nojs", async ({ page, enterAs, open, t }) => {
    await enterAs("download-admin")
    await open("/a/aurora/download/create")
    await field(page, "name").fill("Plain 5")
    await field(page, "category_id").selectOption({ index: 1 })
    await page.getByRole("button", { name: t("download.create.submit") }).click()
    const { chooser } = partsOf(page, t)
    await expect(chooser).toBeFocused()
    await expect(chooser).toHaveAccessibleDescription(
      new RegExp(t("form.required_file", { field: t("download.files") })),
    )
  })

  test("gets the focus while it is missing; its error goes as soon as a file is accepted, and is back when the last one is removed @js", async ({
    page,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("download-admin")
    await open("/a/aurora/download/create")
    const { chooser, kept } = partsOf(page, t)
    const send = page.getByRole("button", { name: t("download.create.submit") })
    const missing = t("form.required_file", { field: t("download.files") })
    await field(page, "name").fill("Scripts 5")
    await field(page, "category_id").selectOption({ index: 1 })
    await send.click()
    await expect(summary(page)).toContainText(missing)
    await expect(chooser).toBeFocused()
    await expect(chooser).toHaveAccessibleDescription(new RegExp(missing))

    await chooser.setInputFiles(files.agenda)
    await expect(kept("agenda.pdf")).toBeVisible()
    await expect(page.getByText(missing)).toHaveCount(0)
    await expect(summary(page)).toHaveCount(0)
    await expect(chooser).not.toHaveAttribute("aria-invalid")

    await kept("agenda.pdf").getByRole("button").click()
    await expect(chooser).toHaveAccessibleDescription(new RegExp(missing))
    await expect(chooser).toBeFocused()

    await chooser.setInputFiles(files.minutes)
    await expect(kept("minutes.txt")).toBeVisible()
    await expect(page.getByText(missing)).toHaveCount(0)
    await send.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scripts 5")
    await expect(page.getByRole("link", { name: "minutes.txt" })).toBeVisible()
  })
})

test.describe("SES-07 FORM-08 a login that ends", () => {
  test.use({ expectedTrouble: /status of 401/ })

  test("when files are sent with the form: texts and accepted files are restored after the login @nojs", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, kept, send } = partsOf(page, t)
    await words.fill("Line one\nline two")
    await chooser.setInputFiles(files.agenda)
    await mock.fault({ operation: "workgroup.grouped", kind: "status", status: 401 })
    await send.click()
    await expect(page).toHaveURL(loginOf())
    await mock.clearFaults()
    await signOn(page, "member")
    await expect(page).toHaveURL(path)
    await expect(words).toHaveValue("Line one\nline two")
    await expect(kept("agenda.pdf")).toBeVisible()
    await expect(page.getByText(t("form.draft.files"))).toBeVisible()

    await page.getByRole("button", { name: t("form.draft.discard") }).click()
    await expect(words).toHaveValue("")
    await expect(kept("agenda.pdf")).toHaveCount(0)
  })

  test("during an upload: the page stays, and continues after a login in another tab @js", async ({
    page,
    context,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, kept } = partsOf(page, t)
    await words.fill("Line one")
    await mock.fault({ operation: "file.create", kind: "status", status: 401, times: 1 })
    await chooser.setInputFiles(files.agenda)
    await expect(page.getByText(t("file.refused.signed-out", named(agendaName))).first()).toBeVisible()
    await expect(page).toHaveURL(path)
    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.getByRole("link", { name: t("file.login") }).click(),
    ])
    await tab.waitForLoadState()
    await tab.close()
    await page.getByRole("button", { name: t("file.again", named(agendaName)) }).click()
    await expect(kept("agenda.pdf")).toBeVisible()
    await expect(words).toHaveValue("Line one")
  })
})

test.describe("FORM-08 what was typed into a long form", () => {
  test("is restored after its tab was closed, until it is discarded @js", async ({
    page,
    context,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const first = partsOf(page, t)
    await first.words.fill("Line one")
    await first.chooser.setInputFiles(files.agenda)
    await expect(first.kept("agenda.pdf")).toBeVisible()
    await expect(page.getByText(t("form.draft.kept"))).toBeVisible()
    await first.words.fill("Line one, and two")
    await page.close({ runBeforeUnload: true })

    const tab = await context.newPage()
    await tab.goto(path)
    await untilHydrated(tab)
    const again = partsOf(tab, t)
    await expect(again.words).toHaveValue(/^Line one/)
    await expect(again.kept("agenda.pdf")).toBeVisible()
    await tab.getByRole("button", { name: t("form.draft.discard") }).click()
    await expect(again.words).toHaveValue("")
    await expect(again.kept("agenda.pdf")).toHaveCount(0)
    await tab.reload()
    await expect(again.words).toHaveValue("")
  })

  test("is kept, too, when it was typed before the scripts were loaded @js", async ({ page, enterAs, t }) => {
    await enterAs("member")
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => (arrive = resolve))
    await page.route("**/assets/keeper-*.js", (route) => arrival.then(() => route.continue()))
    const asked = page.waitForRequest("**/assets/keeper-*.js")
    await page.goto(path)
    await asked
    await partsOf(page, t).words.fill("Line one")
    arrive()
    await expect(page.getByText(t("form.draft.kept"))).toBeVisible()
  })

  test("is deleted once it has been sent @js", async ({ page, enterAs, open, t }) => {
    await enterAs("member")
    await open(path)
    const { words, send } = partsOf(page, t)
    await words.fill("Line one")
    await expect(page.getByText(t("form.draft.kept"))).toBeVisible()
    await send.click()
    await expect(page).toHaveURL("/a/aurora/dashboard")
    await open(path)
    await expect(words).toHaveValue("")
  })

  test.describe(() => {
    test.use({ expectedTrouble: /status of (400|502)/ })

    test("stays with its files when the backend fails", async ({ page, enterAs, open, mock, t }) => {
      await enterAs("member")
      await open(path)
      const { words, chooser, kept, send } = partsOf(page, t)
      await words.fill("Line one")
      await chooser.setInputFiles(files.agenda)
      await mock.fault({ operation: "workgroup.grouped", kind: "status", status: 500 })
      await send.click()
      await expect(page.getByText(t("form.server_error")).first()).toBeVisible()
      await expect(words).toHaveValue("Line one")
      await expect(kept("agenda.pdf")).toBeVisible()
    })

    test("stays when somebody else saved first: who and when, their version in a new tab, sent again after a warning", async ({
      page,
      context,
      enterAs,
      open,
      t,
    }) => {
      await enterAs("member")
      await open(`${path}?stale`)
      const { words, chooser, kept, send } = partsOf(page, t)
      await words.fill("Line one")
      await chooser.setInputFiles(files.agenda)
      await send.click()
      await expect(page.getByText("Qiu Lanxi")).toBeVisible()
      await expect(words).toHaveValue("Line one")
      await expect(kept("agenda.pdf")).toBeVisible()
      const present = page.getByRole("link", { name: t("form.stale.open") })
      const [tab] = await Promise.all([context.waitForEvent("page"), present.click()])
      await tab.close()
      await send.click()
      await expect(page.getByText(t("kit.session.done", { count: 1 }))).toBeVisible()
    })
  })
})

test.describe("SHELL-05 leaving", () => {
  test("with an upload in progress, or a file that was not sent, asks first; what was typed is restored later @js", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(path)
    const { words, chooser, kept } = partsOf(page, t)
    const dashboard = page.getByRole("link", { name: t("dashboard.title") }).first()
    await mock.fault({ operation: "file.create", kind: "delay", delay_ms: 2_000, times: 1 })
    await words.fill("Line one")
    await chooser.setInputFiles(files.agenda)
    await dashboard.click()
    await page.getByRole("button", { name: t("ui.unsaved.stay") }).click()
    await expect(kept("agenda.pdf")).toBeVisible()
    await expect(page.getByText(t("form.draft.kept"))).toBeVisible()
    await dashboard.click()
    await page.getByRole("button", { name: t("ui.unsaved.leave") }).click()
    await expect(page).toHaveURL("/a/aurora/dashboard")
    await open(path)
    await expect(page.getByText(t("form.draft.files"))).toBeVisible()
    await expect(words).toHaveValue("Line one")
  })
})
