import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, summary } from "./form-steps.ts"

type Workgroup = components["schemas"]["Workgroup"]
type Members = components["schemas"]["GroupMemberList"]

/** Searches the picker and chooses a person; without scripts the page reloads with the results. */
async function choose(page: Page, words: string, find: string): Promise<void> {
  await page.getByRole("main").getByRole("searchbox").first().fill(words)
  await page.getByRole("button", { name: find, exact: true }).first().click()
  await page.locator(".tree li li label").first().click()
}

test.describe("roles in a group", () => {
  // the browser logs the status of a refused form (400, 422) and of a closed page (403, 404)
  test.use({ expectedTrouble: /status of (400|403|404|422)/ })

  test("ADM-02 ROLE-06 a link in the row of a member fills in the form that makes them the chair", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const backend = await backendAs(mock, "admin")
    const { items } = await backend.get<Members>("/workgroup/COPT/member?role=member&size=25")
    const member = items.find(({ roles }) => roles.length === 1)
    const name = member?.name ?? ""
    await enterAs("admin")
    await open("/a/aurora/admin/group/COPT/member?role=member")
    await page
      .getByRole("row")
      .filter({ hasText: name })
      .getByRole("link", { name: t("workgroup-roles.make-chair") })
      .click()
    await expect(page).toHaveURL(/role=member&chair=.*#role$/)
    await expect(page.locator('[name="role"][value="chair"]')).toBeChecked()
    await page.getByRole("button", { name: t("workgroup-roles.submit") }).click()
    await expect(page.getByText(t("workgroup-roles.added", { count: 1, role: "chair", unchanged: 0 }))).toBeVisible()
    const { chairs } = await backend.get<Workgroup>("/workgroup/COPT")
    expect(chairs.map(({ id }) => id)).toContain(member?.id)
    const banner = page.locator(".banners")
    await expect(banner).toContainText(t("workgroup-roles.told.person"))
    await banner.getByRole("button", { name: t("ui.undo") }).click()
    await expect(page.getByText(t("workgroup-roles.removed", { role: "chair" }))).toBeVisible()
    const after = await backend.get<Workgroup>("/workgroup/COPT")
    expect(after.chairs.map(({ id }) => id)).not.toContain(member?.id)
    await banner.getByRole("button", { name: t("ui.undo") }).click()
    await expect(page.getByText(t("workgroup-roles.added", { count: 1, role: "chair", unchanged: 0 }))).toBeVisible()
  })

  test("ADM-02 ROLE-06 FORM-05 an administrator appoints a chair, who becomes a member; a second time is refused at the field", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member-admin")
    await open("/a/aurora/admin/group?q=COPT")
    await page
      .getByRole("row", { name: /COPT/ })
      .getByRole("link", { name: `${t("workgroup.member.title")} COPT`, exact: true })
      .click()
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t("workgroup-roles.of", { acronym: "COPT" }))
    const submit = page.getByRole("button", { name: t("workgroup-roles.submit") })
    await submit.click()
    await expect(summary(page)).toContainText(t("form.participants_empty"))

    await page.locator('[name="role"][value="chair"]').check()
    await choose(page, "Song Wanqing", t("participants.find"))
    await submit.click()
    const done = t("workgroup-roles.added", { count: 1, role: "chair", unchanged: 0 })
    await expect(page.getByText(done)).toBeVisible()
    const backend = await backendAs(mock, "admin")
    const { chairs } = await backend.get<Workgroup>("/workgroup/COPT")
    expect(chairs.map(({ id }) => id)).toContain("member-aurora-lone-member")
    const asked = "/workgroup/COPT/member?member_id=member-aurora-lone-member"
    expect((await backend.get<Members>(asked)).items[0]?.roles).toEqual(["chair", "member"])

    await page.locator('[name="role"][value="chair"]').check()
    await choose(page, "Song Wanqing", t("participants.find"))
    await submit.click()
    await expect(summary(page)).toContainText(t("workgroup-roles.nobody-new", { role: "chair" }))
    await expect(page.locator('[name="role"][value="chair"]')).toBeChecked()
  })

  test("ROLE-06 FORM-06 the last chair may be removed, with a warning, and stays a member", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/group/COPT/member")
    await page.locator('a[href$="/member/chair/member-aurora-chair/remove"]').click()
    const main = page.getByRole("main")
    await expect(main).toContainText(t("workgroup-roles.last-chair"))
    await page.getByRole("link", { name: t("workgroup-roles.remove.keep") }).click()
    await page.locator('a[href$="/member/chair/member-aurora-chair/remove"]').click()
    await page.getByRole("button", { name: t("workgroup-roles.remove.submit", { role: "chair" }) }).click()
    await expect(main.getByText(t("workgroup-roles.removed", { role: "chair" }))).toBeVisible()
    await expect(page.locator('a[href$="/member/chair/member-aurora-chair/remove"]')).toHaveCount(0)
    const backend = await backendAs(mock, "admin")
    expect((await backend.get<Workgroup>("/workgroup/COPT")).chairs).toEqual([])
    const asked = "/workgroup/COPT/member?member_id=member-aurora-chair"
    expect((await backend.get<Members>(asked)).items[0]?.roles).toEqual(["member"])
    const answer = await page.goto("/a/aurora/admin/group/COPT/member/chair/member-aurora-chair/remove")
    expect(answer?.status()).toBe(404)
  })

  test("WG-04 a chair adds and removes members but not officers", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/member")
    await page.getByRole("link", { name: t("workgroup-roles.title") }).click()
    await expect(page.locator('#role [name="role"]')).toHaveValue("member")
    await expect(page.getByText(t("workgroup-roles.officers"))).toBeVisible()
    await expect(page.locator(".tree")).not.toContainText("COPT") // everybody in COPT is already a member
    await expect(page.locator('a[href*="/member/secretary/"]')).toHaveCount(0)
    await choose(page, "Song Wanqing", t("participants.find"))
    await page.getByRole("button", { name: t("workgroup-roles.submit") }).click()
    await expect(page.getByText(t("workgroup-roles.added", { count: 1, role: "member", unchanged: 0 }))).toBeVisible()

    await open("/a/aurora/wg/COPT/member/manage?q=Song Wanqing")
    await page.locator('a[href$="/member/member/member-aurora-lone-member/remove"]').click()
    await page.getByRole("button", { name: t("workgroup-roles.remove.submit", { role: "member" }) }).click()
    await expect(page.getByText(t("workgroup-roles.removed", { role: "member" }))).toBeVisible()
    const told = (await mock.outbox()).filter(({ to }) => String(to).includes("wanqing"))
    expect(told).toHaveLength(2)
    const officer = "/a/aurora/wg/COPT/member/member/member-aurora-secretary/remove"
    expect((await page.goto(officer))?.status()).toBe(403)
    await enterAs("secretary")
    expect((await page.goto("/a/aurora/wg/COPT/member/manage"))?.status()).toBe(403)
  })

  test("WG-05 a group that was disbanded meanwhile: the form says so and keeps what was chosen", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/group/LINK/member")
    await choose(page, "Song Wanqing", t("participants.find"))
    const backend = await backendAs(mock, "admin")
    const { version } = await backend.get<Workgroup>("/workgroup/LINK")
    await backend.post("/workgroup/LINK/disband", { version, acronym: "LINK" })
    await page.getByRole("button", { name: t("workgroup-roles.submit") }).click()
    const status = t("workgroup.status.disband").toLowerCase()
    await expect(page.getByRole("main")).toContainText(t("refusal.state_refused", { status }))
    await expect(field(page, "member_ids").and(page.locator('[value*="lone-member"]'))).toHaveCount(1)
    expect((await page.goto("/a/aurora/admin/group/LINK/member"))?.status()).toBe(403)
  })

  test("WG-04 ROLE-07 leaving a restricted group warns that it will be closed to the person", async ({
    page,
    open,
    enterAs,
    mock,
    language,
    t,
  }) => {
    await enterAs("restricted-member")
    await open("/a/aurora/wg/STEER/about")
    await page.getByRole("link", { name: t("workgroup-roles.leave.title") }).click()
    const group = await (await backendAs(mock, "admin")).get<Workgroup>("/workgroup/STEER")
    const name = language === "en" ? group.name_english : group.name
    await expect(page.getByText(t("workgroup-roles.leave.text", { type: "restricted", name }))).toBeVisible()
    await page.getByRole("button", { name: t("workgroup-roles.leave.submit") }).click()
    await expect(page.getByText(t("workgroup-roles.left", { acronym: "STEER" }))).toBeVisible()
    await expect(page).toHaveURL(/\/a\/aurora\/group$/)
    expect((await page.goto("/a/aurora/wg/STEER/about"))?.status()).toBe(403)
    expect((await mock.outbox()).filter(({ subject }) => String(subject).includes("STEER"))).toHaveLength(1)
  })
})
