import { isAsked, untilSettled } from "#tests/support/left-form.ts"
import { expect, test } from "#tests/support/test.ts"
import { field } from "./form-steps.ts"

test.describe("leaving forms without a draft", () => {
  test("SHELL-05 @js short forms ask, too: names in a list, a reason, a memo", async ({ page, open, enterAs, t }) => {
    const fields = {
      "admin/entity/level": "name",
      "download/category": "name",
      "topic/code-rule": "prefix",
      "admin/apply/login-request-aurora-1": "real_name",
      "export?module=meeting": "memo",
      "meeting/meeting-aurora-6/confirm/cancel": "reason",
      "vote/ballot-aurora-2": "reason",
      "admin/member/many?action=disable&member=member-aurora-member": "reason",
    }
    page.on("dialog", (question) => void question.accept()) // the browser's own question before the next page is opened
    await enterAs("admin")
    for (const [path, name] of Object.entries(fields)) {
      await open(`/a/aurora/${path}`)
      await untilSettled(page)
      await field(page, name).first().fill("Changed")
      expect.soft(await isAsked(page, t("ui.unsaved.title")), path).toBe(true)
    }
  })

  test("SHELL-05 MEET-07 @js the question is visible when another form of the page is in a closed section", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/meeting/meeting-aurora-1")
    await untilSettled(page)
    await expect(page.locator("#topics details form").first()).toBeHidden()
    await page.locator("#feedback-meeting [name=text]").fill("Changed")
    expect(await isAsked(page, t("ui.unsaved.title"))).toBe(true)
  })

  for (const fault of [500, 401])
    test(`SHELL-05 @js a confirmation that fails with ${fault} loses no typed text`, async ({
      page,
      open,
      enterAs,
      mock,
      t,
    }) => {
      await enterAs("chair")
      await open("/a/aurora/meeting/meeting-aurora-1")
      await untilSettled(page)
      await page.locator("#feedback-meeting [name=text]").fill("Changed")
      await mock.fault({ operation: "*", kind: "status", status: fault })
      await page.getByRole("link", { name: t("meeting-confirm.end.link") }).click()
      await page.getByRole("button", { name: t("ui.unsaved.stay") }).click()
      await expect(page.locator("#feedback-meeting [name=text]")).toHaveValue("Changed")
    })

  test("SHELL-05 SES-04 @js Escape does not close a dialog with a form that was changed", async ({ page, open, t }) => {
    await open("/a/aurora/login")
    await page.getByRole("link", { name: t("session.request.link") }).click()
    const dialog = page.getByRole("dialog", { name: t("login-request.title") })
    await dialog.locator("[name=company]").fill("Lane skew 通道偏斜")
    const question = page.getByRole("dialog", { name: t("ui.unsaved.title") })
    for (const _again of [1, 2, 3]) {
      await page.keyboard.press("Escape")
      await expect(question).toBeVisible()
      await page.keyboard.press("Escape")
      await expect(question).toBeHidden()
      await expect(dialog.locator("[name=company]")).toHaveValue("Lane skew 通道偏斜")
    }
    await page.keyboard.press("Escape")
    await expect(question).toBeVisible()
    // Stays. The second reaches the question while it closes, or the dialog below: either way the next one asks.
    for (const _atOnce of [1, 2]) await page.keyboard.press("Escape")
    await expect(async () => {
      if (await question.isHidden()) await page.keyboard.press("Escape")
      await expect(dialog.locator("[name=company]")).toHaveValue("Lane skew 通道偏斜", { timeout: 1000 })
      await question.getByRole("button", { name: t("ui.unsaved.leave") }).click({ timeout: 1000 })
    }).toPass({ timeout: 10_000 })
    await page.waitForURL(/\/login$/)
    await expect(page.getByRole("dialog")).toHaveCount(0)
  })
})
