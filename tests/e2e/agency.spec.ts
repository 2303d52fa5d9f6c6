import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { field, put, questionOn, save, summary } from "./form-steps.ts"

type Agency = components["schemas"]["Agency"]
type AgencyList = components["schemas"]["AgencyList"]

const list = "/a/aurora/admin/agency"

/** Chooses a region; without scripts a button loads the next level. */
async function chooseRegion(page: Page, name: string, code: string, show: string): Promise<void> {
  await field(page, name).selectOption(code)
  const button = page.getByRole("button", { name: show })
  if (await button.isVisible()) await button.click()
}

/** Searches the picker and chooses a person; without scripts the page reloads with the results. */
async function choose(page: Page, words: string, find: string): Promise<void> {
  await page.getByRole("main").getByRole("searchbox").first().fill(words)
  await page.getByRole("button", { name: find, exact: true }).first().click()
  await page.locator(".tree li li label").first().click()
}

test.describe("agencies", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  // the order of Chinese names is left to the backend
  test("ADM-04 SHELL-06 in English the list is in the order of the English names @js", async ({
    page,
    open,
    enterAs,
    mock,
  }) => {
    await enterAs("admin")
    await open(list)
    const { items } = await (await backendAs(mock, "admin")).get<AgencyList>("/agency")
    const names = items.map(({ name_english }) => name_english)
    await expect(page.locator("main tbody tr")).toContainText(names.toSorted(new Intl.Collator("en").compare))
  })

  test("ADM-04 FORM-03 an agency is created with its agreement template, then changed @life", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("admin")
    await open(list)
    await page.getByRole("link", { name: t("agency.create.title") }).click()
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.required", { field: t("entity.name-chinese") }))
    await field(page, "name").fill("南湖测试所")
    await field(page, "name_english").fill("South Lake Test House")
    await field(page, "type").selectOption("test")
    await chooseRegion(page, "country_code", "CN", t("region.show"))
    await chooseRegion(page, "province_code", "CN-33", t("region.show"))
    await put(page, "start", "2027-01-01")
    await put(page, "end", "2026-01-01")
    await save(page).click()
    await expect(summary(page)).toContainText(t("agency.end"))
    await put(page, "end", "2028-12-31")
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    if (javaScriptEnabled) await expect(page.locator(".accepted").getByText(agendaName).first()).toBeVisible()
    await save(page).click()
    await expect(page.getByText(t("agency.created"))).toBeVisible()
    await expect(page.getByRole("main")).toContainText("南湖测试所")
    await expect(page.getByRole("main")).toContainText("South Lake Test House")
    await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
    const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const backend = await backendAs(mock, "admin")
    const created = await backend.get<Agency>(`/agency/${id}`)
    expect(created).toMatchObject({ type: "test", status: "valid", is_selectable: false, region: { code: "CN-33" } })

    await page.getByRole("link", { name: t("agency.edit.title") }).click()
    await field(page, "acronym").fill("SLT")
    await save(page).click()
    await expect(page.getByText(t("agency.saved"))).toBeVisible()
    expect(await backend.get<Agency>(`/agency/${id}`)).toMatchObject({ acronym: "SLT", version: 2 })
  })

  test("ADM-04 FORM-05 people are added to an agency and removed", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("admin")
    await open("/a/aurora/agency/agency-aurora-2")
    await page.getByRole("link", { name: t("agency.members.title") }).click()
    await page.getByRole("button", { name: t("agency.members.submit") }).click()
    await expect(summary(page)).toContainText(t("form.participants_empty"))
    await choose(page, "Song Wanqing", t("participants.find"))
    await page.getByRole("button", { name: t("agency.members.submit") }).click()
    await expect(page.getByText(t("agency.members.added", { count: 1 }))).toBeVisible()
    const backend = await backendAs(mock, "admin")
    const people = async () => (await backend.get<Agency>("/agency/agency-aurora-2")).members?.map(({ id }) => id)
    expect(await people()).toEqual(["member-aurora-certifier", "member-aurora-lone-member"])
    await page.locator('button[name="remove"][value="member-aurora-lone-member"]').click()
    await expect(page.getByText(t("agency.members.removed"))).toBeVisible()
    expect(await people()).toEqual(["member-aurora-certifier"])
  })

  test("ADM-04 FORM-06 an agency in use cannot be disabled and its applications are listed; another one is disabled and enabled again", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/agency/agency-aurora-1")
    await page.getByRole("link", { name: t("agency.disable.title") }).click()
    await expect(page.getByText(t("refusal.agency_in_use"))).toBeVisible()
    await expect(
      page.getByRole("main").locator('a[href*="/certification/certification-aurora-"]').first(),
    ).toBeVisible()
    await expect(page.getByRole("button", { name: t("agency.disable.title") })).toHaveCount(0)

    await open("/a/aurora/agency/agency-aurora-5")
    await expect(page.locator(".kicker")).toContainText(t("agency.to-come"))
    await page.getByRole("link", { name: t("agency.disable.title") }).click()
    const question = questionOn(page, javaScriptEnabled)
    await question.getByRole("button", { name: t("agency.disable.title") }).click()
    await expect(page.getByText(t("agency.disabled"))).toBeVisible()
    const backend = await backendAs(mock, "admin")
    expect(await backend.get<Agency>("/agency/agency-aurora-5")).toMatchObject({ status: "invalid" })

    await open(`${list}?status=invalid`)
    await page
      .getByRole("row", { name: /Shenzhen Optical Testing|深圳光测/ })
      .getByRole("button")
      .click()
    await expect(page.getByText(t("agency.enabled"))).toBeVisible()
    expect(await backend.get<Agency>("/agency/agency-aurora-5")).toMatchObject({ status: "valid" })
  })

  test("ADM-04 ROLE-01 a member sees an agency without its people and cannot open its administration", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/agency/agency-aurora-1")
    await expect(page.getByRole("main")).toContainText(/Skerry Test House|石礁实验室/)
    await expect(page.getByRole("heading", { name: t("agency.members"), exact: true })).toHaveCount(0)
    await expect(page.getByRole("link", { name: t("agency.edit.title") })).toHaveCount(0)
    await open(list)
    await expect(page.getByText(t("session.no-admin"), { exact: true }).first()).toBeVisible()
  })
})
