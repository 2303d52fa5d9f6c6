import { expect, test } from "#tests/support/test.ts"

test.describe("filters on a phone", () => {
  test("SHELL-06 the filters of a list are one step below the search, and stay in sight while one is set", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs("chair")
    await open("/a/aurora/meeting")
    const group = page.locator(".filters select[name=group]")
    const more = page.getByRole("link", { name: t("ui.filter.more"), exact: true })
    await expect(page.locator(".filters [name=q]")).toBeVisible()
    await expect(group).toBeHidden()
    // the first meeting is on the first screen
    await expect(page.locator("table tbody th a").first()).toBeInViewport()
    await more.click()
    await expect(group).toBeVisible()
    await group.selectOption("COPT")
    const apply = page.getByRole("search").getByRole("button", { name: t("ui.filter.submit"), exact: true })
    if (await apply.isVisible()) await apply.click()
    await expect(page).toHaveURL(/group=COPT/)
    await expect(group).toBeVisible()
    await page.locator(".facets [data-filter=group]").click()
    await expect(page).not.toHaveURL(/group=/)

    // at a desk they are always there
    await page.setViewportSize({ width: 1280, height: 800 })
    await open("/a/aurora/meeting")
    await expect(group).toBeVisible()
    await expect(more).toBeHidden()
  })
})
