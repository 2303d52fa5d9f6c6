import { readFile } from "node:fs/promises"
import type { Fault } from "#tests/support/mock.ts"
import { expect, test } from "#tests/support/test.ts"
import { addressOf, expectNoScripts } from "./steps.ts"

// the browser logs the status of error pages; nothing listens at the hasty portal's statistics host
test.use({ expectedTrouble: /status of (403|404|50[234])|ERR_CONNECTION_REFUSED/ })

type Case = { what: string; screen: string; status: number; fault: Omit<Fault, "operation">; canRetry?: boolean }

const cases: Case[] = [
  { what: "ROLE-04 a refusal", screen: "forbidden", status: 403, fault: { kind: "status", status: 403 } },
  { what: "TEN-02 nothing there", screen: "not-found", status: 404, fault: { kind: "status", status: 404 } },
  { what: "ERR-02 a server error", screen: "server", status: 502, fault: { kind: "status" }, canRetry: true },
  {
    what: "ERR-07 an answer against the contract",
    screen: "server",
    status: 502,
    fault: { kind: "contract" },
    canRetry: true,
  },
  { what: "ERR-03 no answer in time", screen: "timeout", status: 504, fault: { kind: "hang" }, canRetry: true },
]

for (const { what, screen, status, fault, canRetry } of cases) {
  test(`${what} has its screen, without scripts${canRetry ? ", and trying again helps" : ""}`, async ({
    page,
    open,
    mock,
    shortTimeoutPortal,
    t,
  }) => {
    await mock.fault({ operation: "thanks.get", ...fault })
    const answer = await open(`${shortTimeoutPortal}/a/aurora/thanks`)
    expect(answer?.status()).toBe(status)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t(`error.${screen}.title`))
    await expect(page.getByRole("main")).toContainText(t(`error.${screen}.message`))
    await expect(page.getByRole("main")).toContainText(t(`error.${screen}.detail`))
    await expect(page).toHaveTitle(new RegExp(`^${status} · `))
    await expect(page.locator("script:not([data-website-id])")).toHaveCount(0)
    const home = page.getByRole("main").getByRole("link", { name: t("error.home") })
    await expect(home).toHaveAttribute("href", "/a/aurora/dashboard")

    await mock.clearFaults()
    const retry = page.getByRole("link", { name: t("error.retry") })
    if (!canRetry) return expect(retry).toHaveCount(0)
    await retry.click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("thanks.title"))
  })
}

test("an error screen inside the session keeps the frame and has a Go Home button", async ({
  page,
  open,
  enterAs,
  t,
}) => {
  await enterAs("member")
  await open("/a/aurora/no-such-page")
  await expectNoScripts(page)
  await page
    .getByRole("main")
    .getByRole("link", { name: t("error.home") })
    .click()
  await expect(page).toHaveURL(addressOf("/a/aurora/dashboard"))
})

test.describe("files", () => {
  test.use({ hasOwnContext: true }) // browsers keep a public file for five minutes

  test("ERR-04 the user guide on the page of thanks is downloaded under its name", async ({ page, open, t }) => {
    await open("/a/aurora/thanks")
    await expectNoScripts(page)
    const started = page.waitForEvent("download")
    await page
      .getByRole("main")
      .getByRole("link", { name: t("thanks.user-guide") })
      .click()
    const download = await started
    expect(download.suggestedFilename()).toBe("User guide – Aurora Interconnect Alliance.pdf")
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("thanks.title"))
  })

  for (const fault of [{ kind: "status", status: 500 }, { kind: "reset" }] as const) {
    test(`ERR-04 a download that fails (${Object.values(fault).join(" ")}) has a page that says so and tries again`, async ({
      page,
      open,
      mock,
      t,
    }) => {
      await open("/a/aurora/thanks")
      await mock.fault({ operation: "file.get", ...fault })
      await page
        .getByRole("main")
        .getByRole("link", { name: t("thanks.user-guide") })
        .click()
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("file.failed.title"))
      await expectNoScripts(page)
      await mock.clearFaults()
      const started = page.waitForEvent("download")
      await page.getByRole("link", { name: t("error.retry") }).click()
      expect(await (await started).failure()).toBeNull()
    })
  }
})

test("ERR-02 SHELL-01 an unknown address keeps the frame of the logged-in person", async ({
  page,
  enterAs,
  open,
  t,
}) => {
  const nav = page.getByRole("navigation", { name: t("ui.nav") })
  expect((await open("/a/aurora/no-such-page"))?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.not-found.title"))
  await expect(nav).toHaveCount(0)
  await enterAs("member")
  expect((await open("/a/aurora/no-such-page"))?.status()).toBe(404)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("error.not-found.title"))
  await expect(nav.getByRole("link", { name: t("calendar.title") })).toBeVisible()
})
