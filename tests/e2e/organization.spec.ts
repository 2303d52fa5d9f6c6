import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { forgetSession } from "#tests/support/forget-session.ts"
import { expect, test } from "#tests/support/test.ts"
import { fileOf } from "#tests/support/multipart.ts"
import { backendAs } from "./backend.ts"
import { files } from "./files.ts"
import { field, save, summary } from "./form-steps.ts"

type Organization = components["schemas"]["Organization"]

const info = "/a/aurora/admin/org"

/** An image of one pixel to choose in a file input. */
const logo = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from(fileOf("png")) })

/** Searches the picker and chooses a person; without scripts the page reloads with the results. */
async function choose(page: Page, words: string, find: string): Promise<void> {
  await page.getByRole("main").getByRole("searchbox").first().fill(words)
  await page.getByRole("button", { name: find, exact: true }).first().click()
  await page.locator(".tree li li label").first().click()
}

test.describe("administration of the organisation", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("SHELL-01 ADM-03 FORM-03 names and both logos are changed; the portal shows them at once", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("admin")
    await open(info)
    await field(page, "acronym").fill("ELEVEN SIGNS")
    await save(page).click()
    await expect(summary(page)).toContainText(t("form.too_long", { max: 10 }))
    await field(page, "acronym").fill("AURORA")

    // a text file named like an image is not a logo
    const inputs = page.locator("input[type=file]")
    await inputs.nth(0).setInputFiles(files.disguised)
    if (!javaScriptEnabled) await save(page).click()
    await expect(page.getByText(t("file.refused.kind", { name: "picture.png" })).first()).toBeVisible()
    if (javaScriptEnabled)
      await page.locator(".upload").filter({ hasText: "picture.png" }).getByRole("button", { name: /./ }).last().click()

    await inputs.nth(0).setInputFiles(logo("login.png"))
    await inputs.nth(1).setInputFiles(logo("header.png"))
    if (javaScriptEnabled) await expect(page.locator(".upload img.kept-picture")).toHaveCount(2)
    await field(page, "name_english").fill("Aurora Light Alliance")
    await save(page).click()
    await expect(page.getByText(t("organization.saved")).first()).toBeVisible()
    await expect(page.locator("img.kept-picture")).toHaveCount(2)
    const backend = await backendAs(mock, "admin")
    const saved = await backend.get<Organization>("/organization")
    expect(saved).toMatchObject({ acronym: "AURORA", name_english: "Aurora Light Alliance" })
    expect([saved.login_logo?.name, saved.home_logo?.name]).toEqual(["login.png", "header.png"])
    const brand = page.locator("a.brand img")
    await expect(brand).toHaveAttribute("src", new RegExp(`${saved.home_logo?.id}$`))
    // SHELL-01: 45 pixels high in every window, at most 450 wide
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await brand.boundingBox(), `in ${width} px`).toMatchObject({ height: 45 })
    }
    await expect(brand).toHaveCSS("max-inline-size", "450px")
    await forgetSession(page)
    await open("/a/aurora/login")
    await expect(page.locator(`main img[src$="${saved.login_logo?.id}"]`)).toBeVisible()
    const shown = await page
      .locator(`main img[src$="${saved.login_logo?.id}"]`)
      .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))
    expect(shown).toBe(true)
  })

  test("ADM-03 ROLE-06 FORM-05 FORM-06 a person gets an office; removing its last holder shows a warning", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("admin")
    await open(`${info}/personnel`)
    await field(page, "role").selectOption("notice_admin")
    await page.getByRole("button", { name: t("organization.role.submit") }).click()
    await expect(summary(page)).toContainText(t("form.participants_empty"))
    await choose(page, "Song Wanqing", t("participants.find"))
    await page.getByRole("button", { name: t("organization.role.submit") }).click()
    await expect(page.getByText(t("organization.role.added", { count: 1 }))).toBeVisible()
    const backend = await backendAs(mock, "admin")
    const holders = async (name: string) => {
      const { roles } = await backend.get<Organization>("/organization")
      return roles.find(({ role }) => role === name)?.members.map(({ id }) => id)
    }
    expect(await holders("notice_admin")).toContain("member-aurora-lone-member")

    await page.locator('a[href$="/personnel/notice_admin/member-aurora-lone-member/remove"]').click()
    const office = t("organization.office.notice_admin")
    await expect(page.getByText(t("organization.role.remove.last", { office }))).toHaveCount(0)
    await page.getByRole("button", { name: t("organization.role.remove.submit") }).click()
    await expect(page.getByText(t("organization.role.removed"))).toBeVisible()

    await page.locator('a[href$="/personnel/notice_admin/member-aurora-notice-admin/remove"]').click()
    await expect(page.getByText(t("organization.role.remove.last", { office }))).toBeVisible()
    await page.getByRole("button", { name: t("organization.role.remove.submit") }).click()
    await expect(page.getByText(t("organization.role.removed"))).toBeVisible()
    // the message of the first removal may still be visible
    await expect.poll(() => holders("notice_admin")).toEqual([])
  })

  test("ADM-03 PROP-07 changed phase durations apply to the next phase", async ({ page, open, enterAs, mock, t }) => {
    await enterAs("admin")
    await open(info)
    await page.getByRole("link", { name: t("organization.phases.title") }).click()
    await expect(field(page, "group_review")).toHaveValue("60")
    await field(page, "group_review").fill("0")
    await field(page, "public_notice").fill("")
    await save(page).click()
    await expect(summary(page)).toContainText(t("phase.group_review"))
    await expect(summary(page)).toContainText(t("phase.public_notice"))
    await field(page, "group_review").fill("75")
    await field(page, "public_notice").fill("45")
    await save(page).click()
    await expect(page.getByText(t("organization.phases.saved")).first()).toBeVisible()
    await expect(field(page, "public_notice")).toHaveValue("45")
    const backend = await backendAs(mock, "member")
    expect(await backend.get("/phase-duration")).toMatchObject({ group_review: 75, public_notice: 45, archive: 30 })

    const proposals = await (
      await backendAs(mock, "proposal-admin")
    ).get<components["schemas"]["ProposalList"]>("/proposal?size=200")
    const startable = proposals.items.find(({ actions }) => actions.includes("phase.create"))
    await enterAs("proposal-admin")
    await open(`/a/aurora/proposal/${startable?.draft_code}/phase/create`)
    await expect(field(page, "public_days")).toHaveValue("45")
  })

  test("ROLE-02 ROLE-03 ADM-03 only alliance administrators open the pages of the alliance", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member-admin")
    await open(`${info}/phase-duration`)
    await expect(page.getByText(t("session.no-auth"), { exact: true }).first()).toBeVisible()
    await expect(page.getByRole("link", { name: t("organization.title"), exact: true })).toHaveCount(0)
  })

  test("ROLE-03 SHELL-04 a refusal stays on the page, and with scripts it is also a toast that is not announced again", async ({
    page,
    open,
    enterAs,
    t,
    javaScriptEnabled,
  }) => {
    await enterAs("member-admin")
    await open(`${info}/phase-duration`)
    const text = t("session.no-auth")
    await expect(page.locator(".banners").getByRole("status").filter({ hasText: text }).first()).toBeVisible()
    const toast = page.locator(".toast").getByText(text, { exact: true })
    if (javaScriptEnabled === false) return expect(toast).toHaveCount(0)
    await expect(toast).toBeVisible()
    await expect(page.locator(".toast[aria-hidden=true]").getByText(text, { exact: true })).toHaveCount(1)
    await expect(toast).toHaveCount(0, { timeout: 10_000 })
    await expect(page.locator(".banners").getByText(text, { exact: true })).toBeVisible()
  })
})
