import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"

type Schemas = components["schemas"]
const profile = "/a/aurora/account/profile"

test.describe("the profile", () => {
  test("ACC-01 every field of a profile is shown and can be changed, regions from country to city", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await enterAs("member")
    await open(profile)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("profile.title"))
    await expect(page.getByText("jonas.brekkhus@").first()).toBeVisible()
    await expect(page.locator(".form-sec").first(), "the styles of forms").toHaveCSS("display", "grid")

    const show = async () => {
      if (javaScriptEnabled === false) await page.getByRole("button", { name: t("region.show") }).click()
    }
    await page.getByLabel(t("profile.salutation")).selectOption("male")
    await page.getByLabel(t("profile.first-name")).fill("Jonas")
    await page.getByLabel(t("profile.last-name")).fill("Brekkhus 布雷克胡斯")
    await page.getByLabel(t("profile.job-title")).fill("Engineer")
    await page.getByLabel(t("profile.country")).selectOption("NO")
    await show()
    await page.getByLabel(t("profile.province")).selectOption("NO-46")
    await show()
    await page.getByLabel(t("profile.city")).selectOption("NO-4601")
    await page.getByLabel(t("profile.address1")).fill("Bryggen 1")
    await page.getByLabel(t("profile.address2")).fill("3rd floor")
    await page.getByLabel(t("profile.mobile1"), { exact: true }).fill("+47 412 34 567")
    await page.getByLabel(t("profile.mobile2")).fill("912 34 567")
    await page.getByLabel(t("profile.phone1"), { exact: true }).fill("+47 55 12 34 56")
    await page.getByLabel(t("profile.phone2")).fill("+47 55 12 34 57")
    await page.getByLabel(t("profile.fax")).fill("+47 55 12 34 58")
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.getByText(t("profile.saved"))).toBeVisible()

    const backend = await backendAs(mock, "member")
    expect(await backend.get<Schemas["Profile"]>("/profile")).toMatchObject({
      salutation: "male",
      first_name: "Jonas",
      last_name: "Brekkhus 布雷克胡斯",
      job_title: "Engineer",
      country: { code: "NO" },
      province: { code: "NO-46" },
      city: { code: "NO-4601" },
      address1: "Bryggen 1",
      address2: "3rd floor",
      mobile1: "+47 412 34 567",
      mobile2: "912 34 567",
      phone1: "+47 55 12 34 56",
      phone2: "+47 55 12 34 57",
      fax: "+47 55 12 34 58",
    })
    await expect(page.getByLabel(t("profile.city"))).toHaveValue("NO-4601")
  })

  test("ACC-01 choosing another country clears the province and the city", async ({
    page,
    open,
    enterAs,
    mock,
    t,
    javaScriptEnabled,
  }) => {
    await enterAs("secretary")
    await open(profile)
    await expect(page.getByLabel(t("profile.city"))).toHaveValue("CN-3301")
    await page.getByLabel(t("profile.country")).selectOption("SG")
    if (javaScriptEnabled !== false) await expect(page.getByLabel(t("profile.province"))).toHaveCount(0)
    for (const name of ["mobile1", "mobile2"]) await page.locator(`[name=${name}]`).fill("")
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.getByText(t("profile.saved"))).toBeVisible()
    const backend = await backendAs(mock, "secretary")
    const { country, province, city } = await backend.get<Schemas["Profile"]>("/profile")
    expect([country?.code, province, city]).toEqual(["SG", null, null])
  })

  test("ACC-01 I18N-03 zone and language take effect at once @everywhere", async ({
    page,
    open,
    enterAs,
    language,
    t,
  }) => {
    await enterAs("member")
    await open(profile)
    // time zones have their current names
    await expect(page.locator("[name=timezone] option[value='Asia/Kolkata']")).toHaveCount(1)
    await expect(page.locator("[name=timezone] option[value='Asia/Calcutta']")).toHaveCount(0)
    await page.locator("[name=timezone]").selectOption("America/St_Johns")
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.getByText(t("profile.saved"))).toBeVisible()
    await expect(page.locator(".top .seg button").first()).toContainText(/UTC−[23]:30/)

    await open(profile)
    const other = language === "zh" ? "english" : "chinese"
    // changes the language of the profile, whichever it was
    await page.locator("[name=language]").selectOption(language === "zh" ? "chinese" : "english")
    const version = page.locator("main form [name=version]")
    const before = await version.inputValue()
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.getByText(t("profile.saved"))).toBeVisible()
    await expect(version).not.toHaveValue(before)
    await page.locator("[name=language]").selectOption(other)
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.locator("html")).toHaveAttribute("lang", other === "english" ? "en" : "zh-CN")
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(other === "english" ? "Profile" : "个人资料")
  })
})

test.describe("a profile that cannot be saved", () => {
  test.use({ expectedTrouble: /status of (400|422)/ })

  test("ACC-01 ERR-06 an invalid mobile number gets an error at its field; numbers are checked by country", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("secretary")
    await open(profile)
    await expect(page.getByText(t("profile.mobile.hint", { example: "+86 138 0013 8000" }))).toBeVisible()
    await page.locator("[name=mobile1]").fill("12 34 56")
    await page.locator("[name=fax]").fill("none")
    await page.getByRole("button", { name: t("profile.submit") }).click()
    const summary = page.locator(".summary")
    await expect(summary.getByRole("link")).toHaveCount(2)
    await expect(summary).toContainText(t("form.telephone_format"))
    await page.locator("[name=fax]").fill("")
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.locator("[name=mobile1]")).toHaveAttribute("aria-invalid", "true")
    await expect(summary).toContainText(t("form.phone_format"))
    await expect(page.locator("[name=mobile1]")).toHaveValue("12 34 56")
  })

  test("ACC-01 FORM-08 a profile that was saved in another tab is not overwritten without a warning", async ({
    page,
    context,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(profile)
    const second = await context.newPage()
    await second.goto(profile)
    await second.locator("[name=job_title]").fill("Chair of the second tab")
    await second.getByRole("button", { name: t("profile.submit") }).click()
    await expect(second.getByText(t("profile.saved"))).toBeVisible()
    await second.close()

    await page.locator("[name=job_title]").fill("Chair of the first tab")
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.getByText(t("form.stale.kept"))).toBeVisible()
    await expect(page.locator("[name=job_title]")).toHaveValue("Chair of the first tab")
    await page.getByRole("button", { name: t("profile.submit") }).click()
    await expect(page.getByText(t("profile.saved"))).toBeVisible()
    const backend = await backendAs(mock, "chair")
    expect((await backend.get<Schemas["Profile"]>("/profile")).job_title).toBe("Chair of the first tab")
  })
})

test.describe("subscriptions", () => {
  test("ACC-03 one form chooses the mails of the alliance and of each group", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/account/subscription")
    const backend = await backendAs(mock, "member")
    const { groups } = await backend.get<Schemas["Subscription"]>("/subscription")
    const alliance = page.getByRole("row", { name: t("subscription.alliance") })
    await expect(alliance.getByRole("checkbox", { checked: true })).toHaveCount(8)
    await alliance.getByLabel(t("subscription.kind.topic_call")).uncheck()
    const at = groups.findIndex(({ group }) => group.acronym === "COPT")
    for (const kind of ["meeting", "reminder"]) await page.locator(`[name="groups[${at}].on"][value=${kind}]`).uncheck()
    await page.getByRole("button", { name: t("subscription.submit") }).click()
    await expect(page.getByText(t("subscription.saved"))).toBeVisible()
    await expect(alliance.getByRole("checkbox", { checked: true })).toHaveCount(7)

    const saved = await backend.get<Schemas["Subscription"]>("/subscription")
    expect(saved.alliance).toMatchObject({ topic_call: false, meeting: true })
    const off = saved.groups.flatMap(({ group, switches }) =>
      Object.entries(switches).flatMap(([kind, isOn]) => (isOn ? [] : [`${group.acronym} ${kind}`])),
    )
    expect(off).toEqual(["COPT meeting", "COPT reminder"])
  })

  test("ACC-03 every subscription can be switched off; a member without a group reads that there is none to choose", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("lone-member")
    await open("/a/aurora/account/subscription")
    await expect(page.getByText(t("subscription.groups.none"))).toBeVisible()
    for (const box of await page.getByRole("main").getByRole("checkbox").all()) await box.uncheck()
    await page.getByRole("button", { name: t("subscription.submit") }).click()
    await expect(page.getByText(t("subscription.saved"))).toBeVisible()
    const { alliance } = await (await backendAs(mock, "lone-member")).get<Schemas["Subscription"]>("/subscription")
    expect(Object.values(alliance).some(Boolean)).toBe(false)
  })
})

test.describe("subscriptions of a group that was left", () => {
  // the browser logs the 400 of a refused form
  test.use({ expectedTrouble: /status of 400/ })

  test("ACC-03 ERR-01 a form that was opened before its person left a group names the group and keeps the other choices", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/account/subscription")
    const alliance = page.getByRole("row", { name: t("subscription.alliance") })
    await alliance.getByLabel(t("subscription.kind.task")).uncheck()
    const backend = await backendAs(mock, "member")
    await backend.post("/workgroup/COPT/leave")
    await page.getByRole("button", { name: t("subscription.submit") }).click()
    await expect(page.getByRole("alert")).toContainText(t("subscription.left", { groups: "COPT" }))
    await expect(page.getByRole("rowheader", { name: "COPT" })).toHaveCount(0)
    await expect(alliance.getByLabel(t("subscription.kind.task"))).not.toBeChecked()

    await page.getByRole("button", { name: t("subscription.submit") }).click()
    await expect(page.getByText(t("subscription.saved"))).toBeVisible()
    const { alliance: saved } = await backend.get<Schemas["Subscription"]>("/subscription")
    expect([saved.task, saved.meeting]).toEqual([false, true])
  })
})
