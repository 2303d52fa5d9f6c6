import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { fillNewGroup, makeGroup } from "./group-steps.ts"

type Workgroup = components["schemas"]["Workgroup"]
type Meeting = components["schemas"]["Meeting"]

test.describe("administration of groups", () => {
  // the browser logs the status of a refused form (400, 422) and of a closed group (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("ADM-02 a group is created; an acronym that is taken comes back with everything typed", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member-admin")
    const steps = { page, open, t }
    await fillNewGroup(steps, {
      acronym: "copt",
      name: "量子密钥分发",
      name_english: "Quantum Key Distribution",
      "description.text": "Keys over fibre. 光纤密钥。",
    })
    await page.getByRole("button", { name: t("workgroup-admin.create.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.acronym_taken"))
    await expect(page.locator('[name="name"]')).toHaveValue("量子密钥分发")
    await makeGroup(steps, "QKD", "宋晚晴")
    const made = await (await backendAs(mock, "admin")).get<Workgroup>("/workgroup/QKD")
    expect(made).toMatchObject({
      type: "public",
      status: "normal",
      member_total: 1,
      chairs: [{ real_name: "Song Wanqing" }],
    })
  })

  test("ADM-02 WG-05 a group that becomes restricted is closed to others; a disbanded one is read-only and its meeting is cancelled @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/group/COPT/edit")
    const [losing = ""] = t("workgroup-admin.losing", { count: 2, names: "", more: 0 }).split(/[,，]/)
    await expect(page.locator(".note", { hasText: losing })).toBeVisible()
    await page.locator('[name="type"][value="restricted"]').check()
    await page.getByRole("button", { name: t("workgroup-admin.edit.submit") }).click()
    await expect(page.getByText(t("workgroup-admin.saved"))).toBeVisible()
    await enterAs("lone-member")
    expect((await page.goto("/a/aurora/wg/COPT/about"))?.status()).toBe(403)

    await enterAs("admin")
    const backend = await backendAs(mock, "admin")
    expect((await backend.get<Meeting>("/meeting/meeting-aurora-6")).status).toBe("not_started")
    await open("/a/aurora/admin/group")
    await page.getByRole("link", { name: `${t("workgroup-admin.disband.link")} COPT`, exact: true }).click()
    const main = page.getByRole("main")
    await expect(main).toContainText(t("consequence.irreversible"))
    const submit = page.getByRole("button", { name: t("workgroup-admin.disband.submit") })
    await page.locator('[name="acronym"]').fill("LINK")
    await submit.click()
    await expect(main).toContainText(t("form.acronym_mismatch"))
    expect((await backend.get<Workgroup>("/workgroup/COPT")).status).toBe("normal")
    await page.locator('[name="acronym"]').fill("COPT")
    await submit.click()
    await expect(page.getByText(t("workgroup-admin.disbanded", { acronym: "COPT" }))).toBeVisible()
    await expect(page.getByText(t("workgroup.disbanded.title"))).toBeVisible()
    expect((await backend.get<Meeting>("/meeting/meeting-aurora-6")).status).toBe("cancelled")
    // as the page says: nothing new can be created, but a ballot that had started is still open for votes
    await expect(page.getByText(t("workgroup.disbanded.text"))).toBeVisible()
    await expect(page.getByRole("main").getByRole("link", { name: t("meeting.list.create") })).toHaveCount(0)
    await enterAs("member")
    await open("/a/aurora/vote/ballot-aurora-1")
    await expect(page.locator("#ballot-cast")).toBeVisible()
    await enterAs("admin")
    await open("/a/aurora/admin/group?q=COPT")
    await expect(page.getByRole("link", { name: `${t("workgroup-admin.edit.link")} COPT`, exact: true })).toHaveCount(0)
  })
})
