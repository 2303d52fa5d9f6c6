import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, save, summary } from "./form-steps.ts"

type Member = components["schemas"]["MemberRecord"]

test.describe("members are edited", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("ADM-10 ROLE-01 an administrator edits names, entity and roles of a member; the last administrator keeps the role", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const href = "/a/aurora/admin/member/member-aurora-lone-member"
    await enterAs("admin")
    await open(href)
    await page.getByRole("link", { name: t("member.edit.link"), exact: true }).click()
    await field(page, "name").fill("")
    await save(page).click()
    await expect(summary(page)).toContainText(t("profile.name"))
    await field(page, "name").fill("晚晴 Wanqing")
    await field(page, "entity_id").selectOption("entity-aurora-2")
    await save(page).click()
    await expect(page.getByText(t("member.edit.done", { name: "晚晴 Wanqing" }))).toBeVisible()
    await page.getByRole("link", { name: t("member.roles"), exact: true }).click()
    await page.getByLabel(t("member.role.notice_admin")).check()
    await page.getByRole("button", { name: t("member.role.submit") }).click()
    await expect(page.getByText(t("member.role.done", { name: "晚晴 Wanqing" }))).toBeVisible()
    const admin = await backendAs(mock, "admin")
    expect(await admin.get<Member>("/member/member-aurora-lone-member")).toMatchObject({
      name: "晚晴 Wanqing",
      organization: { id: "entity-aurora-2" },
      biz_roles: [6],
    })
    const { items } = await admin.get<{ items: { id: string }[] }>("/member?role=alliance_admin&status=normal")
    expect(items.map(({ id }) => id)).toEqual(["member-aurora-admin"])
    await open("/a/aurora/admin/member/member-aurora-admin/role")
    await expect(page).toHaveTitle(new RegExp(`^${t("member.role.title")} · `))
    await page.getByLabel(t("member.role.alliance_admin")).uncheck()
    await page.getByRole("button", { name: t("member.role.submit") }).click()
    await expect(summary(page)).toContainText(t("refusal.last_administrator"))
    await enterAs("member-admin")
    expect((await open("/a/aurora/admin/member/member-aurora-lone-member/role"))?.status()).toBe(403)
  })

  test("ADM-10 FORM-10 several members are disabled at once and enabled again, with open items and exceptions shown first", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const admin = await backendAs(mock, "admin")
    const people = ["chair", "member", "admin"]
    const names = await Promise.all(
      people.map(async (person) => (await admin.get<Member>(`/member/member-aurora-${person}`)).name),
    )
    await enterAs("admin")
    await open("/a/aurora/admin/member?size=200")
    for (const name of names) await page.getByLabel(t("member.many.choose.of", { name })).first().check()
    await page.locator("#member-chosen button[value=disable]").click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      t("member.many.title", { action: "disable", total: 2 }),
    )
    await expect(page.getByRole("region", { name: t("member.many.others") })).toContainText(names[2] ?? "")
    const submit = page.getByRole("button", { name: t("member.many.submit", { action: "disable", total: 2 }) })
    await submit.click()
    await expect(summary(page)).toContainText(t("confirm.reason"))
    await field(page, "reason").fill("The company has left. 单位已退出。")
    await submit.click()
    await expect(page.getByText(t("member.many.done", { action: "disable", total: 2 }))).toBeVisible()
    const states = () =>
      Promise.all(people.map(async (person) => (await admin.get<Member>(`/member/member-aurora-${person}`)).status))
    expect(await states()).toEqual(["disabled", "disabled", "normal"])
    const mails = (await mock.outbox()).filter(({ operation }) => operation === "member.disable")
    expect(mails).toHaveLength(2)
    await open("/a/aurora/admin/member?size=200&status=disabled")
    for (const name of names.slice(0, 2)) await page.getByLabel(t("member.many.choose.of", { name })).first().check()
    await page.locator("#member-chosen button[value=enable]").click()
    await page.getByRole("button", { name: t("member.many.submit", { action: "enable", total: 2 }) }).click()
    await expect(page.getByText(t("member.many.done", { action: "enable", total: 2 }))).toBeVisible()
    expect(await states()).toEqual(["normal", "normal", "normal"])
  })

  test("ADM-10 a selection of more than fifty members says who is left for the next round", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member-admin")
    const made = Array.from({ length: 50 }, (_, at) => `member-aurora-nobody-${at}`)
    const chosen = ["member-aurora-member", ...made].map((id) => `member=${id}`).join("&")
    await open(`/a/aurora/admin/member/many?action=disable&${chosen}`)
    await expect(page.getByText(t("member.many.left", { left: 1 }))).toBeVisible()
    await expect(page.getByText(t("member.many.left-why"))).toBeVisible()
  })
})
