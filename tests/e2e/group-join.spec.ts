import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { untilHydrated } from "#tests/support/until-hydrated.ts"
import { backendAs } from "./backend.ts"
import { field, summary } from "./form-steps.ts"
import { acceptJoinRequest, openJoinRequests, sendJoinRequest } from "./group-steps.ts"

type Schemas = components["schemas"]

const reason = "We test link layers.\n我们负责链路层测试。"

test.describe("asking to join a group", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("WG-06 DASH-08 a member asks to join, withdraws and asks again; the chair sees the count and accepts @life", async ({
    page,
    open,
    enterAs,
    mock,
    language,
    t,
  }) => {
    const steps = { page, open, t }
    await enterAs("notice-admin")
    const group = await (await backendAs(mock, "chair")).get<Schemas["Workgroup"]>("/workgroup/COPT")
    const groupName = language === "en" ? group.name_english : group.name
    await open("/a/aurora/wg/COPT/about")
    await page.getByRole("link", { name: t("join-request.ask.link") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("join-request.ask.title", { name: groupName }))
    await field(page, "reason").fill("x".repeat(1001))
    await page.getByRole("button", { name: t("join-request.ask.submit") }).click()
    await expect(summary(page)).toContainText(t("join-request.reason"))
    await sendJoinRequest(steps, "COPT", reason)
    await expect(page.getByRole("button", { name: t("join-request.ask.submit") })).toHaveCount(0)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("join-request.own.title", { name: groupName }))
    await open("/a/aurora/wg/COPT/about")
    await page.getByRole("link", { name: t("join-request.pending.link") }).click()
    await page.getByRole("link", { name: t("join-request.withdraw.link") }).click()
    await page.locator("#join-withdraw button[type=submit]").click()
    await expect(page.getByText(t("join-request.withdraw.done", { acronym: "COPT" }))).toBeVisible()
    await sendJoinRequest(steps, "COPT", reason)

    const chair = await backendAs(mock, "chair")
    const waiting = await chair.get<Schemas["NeedsMyActionList"]>("/needs-my-action?kind=workgroup_join_request")
    expect(waiting.items.map(({ record }) => record.group?.acronym)).toEqual(["COPT", "COPT"])
    await enterAs("chair")
    await open("/a/aurora/account/needs-my-action?kind=workgroup_join_request")
    await expect(page.getByRole("main")).toContainText(t("waiting.do.join-request"))
    await openJoinRequests(steps, "COPT", 2)
    const { name } = await (await backendAs(mock, "notice-admin")).get<Schemas["Profile"]>("/profile")
    const row = page.getByRole("row", { name })
    await expect(row.filter({ hasText: "We test link layers." })).toHaveCount(2) // including the withdrawn one
    await acceptJoinRequest(steps, "COPT", name)
    const members = await chair.get<Schemas["GroupMemberList"]>(
      "/workgroup/COPT/member?member_id=member-aurora-notice-admin",
    )
    expect(members.items[0]?.roles).toEqual(["member"])
    await open("/a/aurora/wg/COPT/log")
    await expect(page.getByRole("main")).toContainText(t("workgroup.logged.join-request.accept"))
    const mails = (await mock.outbox()).filter(({ operation }) => operation === "workgroup.join-request.accept")
    expect(mails.map(({ member_id }) => member_id)).toEqual(["member-aurora-notice-admin"])
  })

  test("WG-06 ROLE-07 a request to join a restricted group is declined with a reason that the person reads", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false
    await enterAs("chair")
    expect((await open("/a/aurora/wg/STEER/about"))?.status()).toBe(403)
    if (hasScripts) await untilHydrated(page)
    await page.getByRole("link", { name: t("join-request.ask.link") }).click()
    await page.getByRole("button", { name: t("join-request.ask.submit") }).click()
    await expect(page.getByText(t("join-request.ask.done", { acronym: "STEER" }))).toBeVisible()
    expect((await open("/a/aurora/wg/STEER/member/request"))?.status()).toBe(403)

    await enterAs("admin")
    await open("/a/aurora/wg/STEER/member/request?status=pending")
    if (hasScripts) await untilHydrated(page)
    const { name } = await (await backendAs(mock, "chair")).get<Schemas["Profile"]>("/profile")
    await page
      .getByRole("row", { name })
      .getByRole("link", { name: t("join-request.decline.link") })
      .click()
    const submit = page.locator("form").getByRole("button", { name: t("join-request.decline.submit") })
    await submit.click()
    await expect(summary(page)).toContainText(t("confirm.reason"))
    await field(page, "reason").fill("The committee is full. 委员会已满员。")
    await submit.click()
    await expect(page.getByText(t("join-request.decline.done", { name }))).toBeVisible()

    await enterAs("chair")
    await open("/a/aurora/group/STEER/join")
    await expect(page.getByRole("main")).toContainText("The committee is full. 委员会已满员。")
    await expect(page.getByRole("button", { name: t("join-request.ask.submit") })).toBeVisible()
    const own = await (
      await backendAs(mock, "chair")
    ).get<Schemas["OwnJoinRequest"]>("/workgroup/STEER/join-request/own")
    expect(own).toMatchObject({ is_member: false, actions: ["create"], request: { status: "declined" } })
  })
})
