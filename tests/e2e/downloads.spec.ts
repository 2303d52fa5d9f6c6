import { readFile } from "node:fs/promises"
import type { Download, Page } from "@playwright/test"
import { expect, test } from "#tests/support/test.ts"

const noon = "2026-11-20T04:00:00Z"
const downloads = "/a/aurora/account/download"

/** The newest row with this subject in the person's list of exports. */
const rowOf = (page: Page, subject: string) =>
  page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: subject }) })
    .first()

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8")
}

test.describe("export packages", () => {
  test("DL-04 ACC-02 a filtered list is exported, downloaded and expires after a day; then it is made again and deleted @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await mock.setClock(noon)
    await enterAs("lone-member")
    await open("/a/aurora/meeting?status=ended&q=lane")
    const subjects = await page.getByRole("table").getByRole("rowheader").allTextContents()
    await page
      .locator("details.pop > summary.btn")
      .filter({ hasText: t("export.menu") })
      .click()
    await page.getByRole("link", { name: t("export.link") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("export.meeting.list"))
    await page.locator("[name=language][value=english]").check()
    await page.getByLabel(t("export.memo")).fill("For the plenary 供大会使用")
    await page.getByRole("button", { name: t("export.submit") }).click()

    await expect(page).toHaveURL(new RegExp(`${downloads}$`))
    await expect(page.getByText(t("export.done", { subject: "Meetings" }))).toBeVisible()
    const row = rowOf(page, "Meetings")
    await expect(row).toContainText(t("status.packing"))
    await expect(row).toContainText("For the plenary 供大会使用")
    await expect(row.getByRole("progressbar")).toBeVisible()
    await expect(page.getByRole("status").filter({ hasText: t("export.packing", { count: 1 }) })).toBeVisible()

    await mock.advanceClock("PT10S")
    if (javaScriptEnabled === false) await page.getByRole("link", { name: t("export.refresh") }).click()
    await expect(row).toContainText(t("status.complete"))
    await expect(row.getByRole("progressbar")).toHaveCount(0)
    await expect(row.locator("time").last()).toHaveAttribute("datetime", "2026-11-21T04:00:10Z")

    const [download] = await Promise.all([
      page.waitForEvent("download"),
      row.getByRole("link", { name: "Meetings" }).click(),
    ])
    expect(download.suggestedFilename()).toBe("Meetings.csv")
    const lines = (await textOf(download)).trim().split("\r\n")
    expect(lines).toHaveLength(1 + subjects.length)
    for (const subject of subjects) expect(lines.filter((line) => line.includes(subject))).toHaveLength(1)

    await mock.advanceClock("P1D")
    await open(downloads)
    await expect(row).toContainText(t("status.expired"))
    await expect(row.getByRole("link")).toHaveCount(0)
    await row.getByRole("button", { name: t("export.repeat.of", { subject: "Meetings" }) }).click()
    await expect(page.getByText(t("export.repeat.done"))).toBeVisible()
    await expect(page.getByRole("rowheader")).toHaveCount(2)
    await expect(row).toContainText(t("status.packing"))

    await page
      .getByRole("row")
      .filter({ hasText: t("status.expired") })
      .getByRole("button", { name: t("export.delete.of", { subject: "Meetings" }) })
      .click()
    await expect(page.getByText(t("export.delete.done"))).toBeVisible()
    await expect(page.getByRole("rowheader")).toHaveCount(1)
  })

  test("DL-04 MEET-01 a meeting is exported with its files from its page", async ({ page, open, enterAs, mock, t }) => {
    await mock.setClock(noon)
    await enterAs("member")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-1")
    const subject = await page.getByRole("heading", { level: 1 }).innerText()
    await page.locator("details.pop > summary.btn").click()
    await page.getByRole("link", { name: t("event.export") }).click()
    await expect(page.locator("[name=format][value=zip]")).toBeChecked()
    await page.getByRole("button", { name: t("export.submit") }).click()
    await expect(rowOf(page, subject)).toContainText(t("status.packing"))
    await mock.advanceClock("PT10S")
    await open(downloads)
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      rowOf(page, subject).getByRole("link", { name: subject }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    expect(await textOf(download)).toContain("Agenda.txt")
  })

  test("DL-04 a failed package says so and is made again", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    await open(`${downloads}?status=failed`)
    await expect(page.getByRole("rowheader")).toHaveCount(1)
    await page.getByRole("button", { name: t("export.repeat") }).click()
    await expect(page.getByText(t("export.repeat.done"))).toBeVisible()
    await expect(page).toHaveURL(/status=failed/)
  })

  test("ERR-04 an expired file leads back to the downloads with the reason", async ({ page, open, enterAs, t }) => {
    await enterAs("member")
    await open(`${downloads}/export-package-aurora-member-2/file`)
    await expect(page).toHaveURL(new RegExp(`${downloads}$`))
    await expect(page.getByText(t("file.failed.title")).first()).toBeVisible()
    await expect(page.getByText(t("refusal.package_expired")).first()).toBeVisible()
  })

  test.describe("while time is stopped", () => {
    test.use({ hasOwnContext: true })

    test("ACC-02 the page does not poll while no package is being packed @js", async ({
      page,
      open,
      enterAs,
      mock,
      t,
    }) => {
      await mock.setClock(noon)
      await enterAs("secretary")
      await page.clock.install()
      await open(downloads)
      await expect(page.getByText(t("export.packing", { count: 1 }))).toBeVisible()
      await mock.advanceClock("PT10S")
      await page.clock.runFor(2_000)
      await expect(page.getByText(t("export.packing", { count: 0 }))).toBeAttached()
      await mock.clearCalls()
      await page.clock.runFor(60_000)
      expect(await mock.calls()).toEqual([])
    })
  })
})

test.describe("a package that no longer exists", () => {
  test.use({ expectedTrouble: /status of 404/ })

  test("DL-04 an action that is no longer possible is refused with a reason, and the list stays", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open(`${downloads}?status=expired`)
    await mock.fault({ operation: "export-package.delete", kind: "status", status: 404 })
    await page.getByRole("button", { name: t("export.delete") }).click()
    await expect(page.getByRole("alert").filter({ hasText: t("refusal.not_found") })).toBeVisible()
    await expect(page.getByRole("rowheader")).toHaveCount(1)
  })
})
