import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { ballotOf, step } from "./ballot-steps.ts"

type Schemas = components["schemas"]

/** Counts the clicks of a mouse from now on, across the pages that they lead to; keys count as none. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0
  await page.exposeFunction("countClick", () => (clicks += 1))
  const listen = () => document.addEventListener("pointerdown", () => Reflect.get(window, "countClick")(), true)
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return () => clicks
}

/** How many clicks daily work takes (docs/decisions/039-daily-work.md): more of them fail. Typing, Tab and Enter are no clicks. */
test.describe("the clicks of daily work @js", () => {
  test.use({ hasOwnContext: true })

  test("DASH-08 VOTE-03 a vote from the dashboard: an option in the row, and the confirmation", async ({
    page,
    open,
    enterAs,
    mock,
  }) => {
    await enterAs("chair")
    await open("/a/aurora/dashboard?whole")
    const clicks = await countClicks(page)
    await page.locator('main a[href*="/vote/ballot-aurora-3?option=approve"]').click()
    await step(page, "cast").click()
    await expect(page.locator('.note a[href$="/receipt"]')).toBeVisible()
    expect((await ballotOf(mock, "ballot-aurora-3")).my_vote?.option?.id).toBe("approve")
    expect(clicks()).toBe(2)
  })

  test("TASK-01 two subtasks without leaving the task: one click into the field", async ({
    page,
    open,
    enterAs,
    mock,
  }) => {
    await enterAs("secretary")
    await open("/a/aurora/wg/COPT/task/task-aurora-7")
    const clicks = await countClicks(page)
    const field = page.locator("#add-subtask-subject")
    await field.click()
    const names = ["First of two", "Second of two"]
    for (const name of names) {
      await expect(field).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press("Enter")
      await expect(page.getByRole("link", { name })).toBeVisible()
    }
    const backend = await backendAs(mock, "secretary")
    const { subtasks } = await backend.get<Schemas["Task"]>("/task/task-aurora-7")
    expect(subtasks.slice(-2).map(({ subject }) => subject)).toEqual(names)
    expect(clicks()).toBe(1)
  })

  test("ADM-02 ROLE-06 a chair is made from the list of members: the link in the row, and the form that it fills in", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/group/COPT/member?role=member")
    const clicks = await countClicks(page)
    await page
      .getByRole("link", { name: t("workgroup-roles.make-chair") })
      .first()
      .click()
    await expect(page).toHaveURL(/chair=.*#role$/)
    await expect(page.locator('[name="role"][value="chair"]')).toBeChecked()
    await page.getByRole("button", { name: t("workgroup-roles.submit") }).click()
    await expect(page.getByText(t("workgroup-roles.added", { count: 1, role: "chair", unchanged: 0 }))).toBeVisible()
    const { chairs } = await (await backendAs(mock, "admin")).get<Schemas["Workgroup"]>("/workgroup/COPT")
    expect(chairs).toHaveLength(2)
    expect(clicks()).toBe(2)
  })

  test("SHELL-10 SHELL-07 any record is found on a phone: the search of the header, and the hit", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs("member")
    await open("/a/aurora/dashboard?whole")
    const clicks = await countClicks(page)
    await page
      .getByRole("banner")
      .getByRole("link", { name: t("search.everything") })
      .click()
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused()
    await page.keyboard.type("patent policy")
    await page.getByRole("dialog").getByRole("option").first().click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText("patent policy")
    expect(clicks()).toBe(2)
  })

  test("ADM-06 three login requests are approved: each by one click, after the list was opened", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const backend = await backendAs(mock, "member-admin")
    const total = async () =>
      (await backend.get<Schemas["LoginRequestList"]>("/login-request?status=pending&size=10")).total
    const before = await total()
    const { items } = await backend.get<Schemas["LoginRequestList"]>(
      "/login-request?status=pending&sort=apply_time&size=10",
    )
    // the domain of their email addresses says for which entity they are
    for (const { id, version, name, company } of items.slice(0, 3))
      await backend.put(`/login-request/${id}`, { version, name, company, email: `${id}@skerry-test.example` })
    await enterAs("member-admin")
    await open("/a/aurora/admin/member")
    const clicks = await countClicks(page)
    await page
      .getByRole("link", { name: new RegExp(`^${t("login-request.list.title")}`) })
      .first()
      .click()
    await page
      .getByRole("button", { name: /^Approve/ })
      .first()
      .click()
    const who = page.getByRole("heading", { level: 1 })
    let previous = t("login-request.list.title")
    for (const _next of [2, 3]) {
      await expect(who, "the next request").not.toHaveText(previous)
      previous = await who.innerText()
      await expect(page.locator('select[name="entity_id"]')).not.toHaveValue("")
      await page.getByRole("button", { name: t("login-request.approve.submit") }).click()
    }
    await expect.poll(total).toBe(before - 3)
    expect(clicks()).toBe(4)
  })
})
