import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { ballotOf, step } from "./ballot-steps.ts"
import { choice } from "./form-steps.ts"

const id = "ballot-aurora-3"
const list = "/a/aurora/wg/LINK/vote"
const at = `/a/aurora/wg/LINK/vote/${id}`

test.describe("parts of a page whose code does not load", () => {
  test.use({ expectedTrouble: /request failed|Failed to load|preload|dynamically imported|ERR_INTERNET_DISCONNECTED/ })

  test("quality row 59 VOTE-03 @js a form that the server has sent works without its code", async ({
    page,
    enterAs,
    open,
    mock,
  }) => {
    await enterAs("chair")
    await page.route(/\/assets\/(cast-form|validator)[^/]*\.js/, (route) => route.abort())
    const failed = page.waitForEvent("requestfailed")
    await open(at)
    await failed
    await choice(page, "option_id", "approve").check()
    await step(page, "review").click()
    await expect(step(page, "cast")).toBeVisible()
    await step(page, "cast").click()
    await expect(page.locator('.note a[href$="/receipt"]')).toBeVisible()
    expect((await ballotOf(mock, id)).my_vote?.option).toMatchObject({ id: "approve" })
  })

  test("quality row 59 VOTE-03 @js a page that a link leads to stays without a part of it, until it is loaded again", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(list)
    await page.route(/\/assets\/cast-form[^/]*\.js/, (route) => route.abort())
    await page.locator(`main a[href="${at}"]`).first().click()
    await expect(page.getByRole("alert").getByText(t("ui.part.failed"))).toBeVisible()
    const { subject } = await (await backendAs(mock, "chair")).get<{ subject: string }>(`/ballot/${id}`)
    await expect(page.getByRole("heading", { level: 1 })).toContainText(subject)
    await page.unroute(/\/assets\/cast-form[^/]*\.js/)
    await page.getByRole("link", { name: t("ui.part.reload") }).click()
    await expect(choice(page, "option_id", "approve")).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${at}$`))
  })

  test("ERR-02 quality row 59 @js without a connection a link leads to the portal's error screen, and from there to its page", async ({
    page,
    context,
    enterAs,
    open,
    t,
  }) => {
    await enterAs("chair")
    await open(list)
    await context.setOffline(true)
    await page.locator(`main a[href="${at}"]`).first().click()
    await expect(page.getByText(t("error.unavailable.message"))).toBeVisible()
    await context.setOffline(false)
    await page.getByRole("link", { name: t("error.retry") }).click()
    await expect(choice(page, "option_id", "approve")).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${at}$`))
  })
})
