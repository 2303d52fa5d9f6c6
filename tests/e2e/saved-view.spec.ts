import { expect, test } from "#tests/support/test.ts"

test.use({ expectedTrouble: /status of 422/ })

test("ACC-05 a list is kept as a view; the first one is where the navigation leads @life", async ({
  page,
  open,
  enterAs,
  t,
}) => {
  await enterAs("member")
  await open("/a/aurora/meeting?status=ended&group=COPT")
  const own = page.getByRole("navigation", { name: t("saved-view.title") })
  await expect(own).toHaveCount(0)
  await page.getByRole("link", { name: t("saved-view.save") }).click()
  const name = page.getByRole("textbox", { name: t("saved-view.name") })
  await name.fill("Ended 已结束")
  await page.getByRole("button", { name: t("saved-view.create.submit") }).click()

  await expect(page).toHaveURL(/\/meeting\?status=ended&group=COPT$/)
  await expect(own.getByRole("link", { name: "Ended 已结束" })).toHaveAttribute("aria-current", "true")
  await expect(page.getByRole("link", { name: t("saved-view.save") })).toHaveCount(0)

  await open("/a/aurora/dashboard")
  const navigation = page.getByRole("navigation", { name: t("ui.nav"), exact: true })
  await expect(navigation.getByRole("link", { name: t("meeting.list.title"), exact: true })).toHaveAttribute(
    "href",
    "/a/aurora/meeting?status=ended&group=COPT",
  )
  await open("/a/aurora/meeting?status=ended&group=COPT")
  await own.getByRole("link", { name: t("saved-view.all"), exact: true }).click()
  await expect(page).toHaveURL(/\/meeting\??$/)

  // the same name is refused at the field, and nothing typed is lost
  await open("/a/aurora/meeting?q=lane")
  await page.getByRole("link", { name: t("saved-view.save") }).click()
  await name.fill("ended 已结束")
  await page.getByRole("button", { name: t("saved-view.create.submit") }).click()
  await expect(name).toHaveAttribute("aria-invalid", "true")
  await expect(name).toHaveValue("ended 已结束")
  await name.fill("Lane")
  await page.getByRole("button", { name: t("saved-view.create.submit") }).click()
  await expect(own.getByRole("link", { name: "Lane" })).toBeVisible()

  await own.getByRole("link", { name: t("saved-view.edit") }).click()
  await page.getByRole("button", { name: `${t("saved-view.first")}: Lane` }).click()
  await expect(page.getByText(t("saved-view.first.done"))).toBeVisible()
  await page.getByRole("textbox").first().fill("Lane skew")
  await page
    .getByRole("button", { name: t("saved-view.rename") })
    .first()
    .click()
  await expect(page.getByText(t("saved-view.renamed"))).toBeVisible()
  await page.getByRole("button", { name: `${t("saved-view.delete")}: Ended 已结束` }).click()
  await expect(page.getByText(t("saved-view.deleted"))).toBeVisible()
  await expect(page.getByRole("textbox", { name: t("saved-view.name") })).toHaveCount(1)
  await expect(page.getByRole("textbox", { name: t("saved-view.name") })).toHaveValue("Lane skew")
})

test("DASH-09 a new member sees what to do first, until it is done or hidden", async ({ page, open, enterAs, t }) => {
  await enterAs("lone-member")
  await open("/a/aurora/dashboard?whole")
  const steps = page.getByRole("region", { name: t("dashboard.first-days.title") })
  const list = steps.getByRole("listitem")
  await expect(list).toHaveCount(3)
  await expect(list.nth(2)).toContainText(t("dashboard.first-days.done")) // asked to join a group
  await expect(list.nth(0)).not.toContainText(t("dashboard.first-days.done"))
  await list.nth(1).getByRole("link").click()
  await page.getByRole("button", { name: t("subscription.submit") }).click()
  await expect(page.getByText(t("subscription.saved"))).toBeVisible()
  await open("/a/aurora/dashboard?whole")
  await expect(list.nth(1)).toContainText(t("dashboard.first-days.done"))
  await steps.getByRole("button", { name: t("dashboard.first-days.hide") }).click()
  await expect(steps).toHaveCount(0)
})

test("SHELL-11 Help opens the part of the guide about the page", async ({ page, open, enterAs, t }) => {
  await open("/a/aurora/apply")
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("guide.title") })
    .click()
  await expect(page).toHaveURL(/\/guide\/membership#guidelines$/)
  await enterAs("member")
  await open("/a/aurora/wg/COPT/meeting")
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: t("guide.title") })
    .click()
  await expect(page).toHaveURL(/\/guide\/meetings#manage$/)
  await page
    .getByRole("main")
    .getByRole("link", { name: t("guide.title") })
    .click()
  await expect(page.getByRole("link", { name: t("thanks.user-guide") }).first()).toBeVisible()
})
