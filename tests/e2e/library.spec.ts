import { readFile } from "node:fs/promises"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { questionOn } from "./form-steps.ts"
import { applyFilters } from "./steps.ts"

type Schemas = components["schemas"]

const library = "/a/aurora/download"
const template = "Specification template"

test.describe("the library of downloads", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("DL-01 ERR-04 material is filtered by category and downloaded, which is logged; its address can be copied", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("member")
    await open("/a/aurora/dashboard")
    await open(library)
    await page.getByLabel(t("download.category"), { exact: true }).selectOption("download-category-aurora-1")
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/category=download-category-aurora-1/)
    const rows = page.getByRole("table").getByRole("row")
    await expect(rows.filter({ hasText: template })).toHaveCount(1)
    await expect(rows.filter({ hasText: "Charter" })).toHaveCount(0)
    await page.getByRole("link", { name: template, exact: true }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(template)
    await expect(page.getByLabel(t("download.link.address"))).toHaveValue(page.url())
    await expect(page.getByRole("region", { name: t("download.log.title") })).toHaveCount(0)

    const started = page.waitForEvent("download")
    await page.getByRole("link", { name: "Specification template.txt" }).click()
    const download = await started
    if (javaScriptEnabled !== false)
      await expect(page.getByText(t("file.downloading", { name: "Specification template.txt" }))).toBeVisible()
    expect(download.suggestedFilename()).toBe("Specification template.txt")
    expect(await readFile(await download.path(), "utf8")).toContain("Specification template")
    const keeper = await backendAs(mock, "download-admin")
    const log = await keeper.get<Schemas["DownloadLogList"]>("/download/download-aurora-1/log")
    expect([log.total, log.items[0]?.user.id]).toEqual([5, "member-aurora-member"])

    await enterAs("download-admin")
    await open(`${library}/download-aurora-1`)
    const region = page.getByRole("region", { name: t("download.log.title") })
    await expect(region.getByRole("row")).toHaveCount(6)
    const [csv] = await Promise.all([
      page.waitForEvent("download"),
      region.getByRole("link", { name: t("event.csv") }).click(),
    ])
    expect((await readFile(await csv.path(), "utf8")).trim().split("\r\n")).toHaveLength(6)
  })

  test.describe("with a permission of its own", () => {
    test.use({ hasOwnContext: true })

    for (const { permission, outcome } of [
      { permission: "granted", outcome: "download.link.copied" },
      { permission: "denied", outcome: "ui.copy.selected" },
    ] as const)
      test(`DL-01 @js where copying is ${permission}, the page says what happened to the address`, async ({
        page,
        context,
        open,
        enterAs,
        t,
      }) => {
        await enterAs("member")
        await open(`${library}/download-aurora-1`)
        // a browser with a list of granted permissions refuses all others without asking
        await context.grantPermissions(permission === "granted" ? ["clipboard-read", "clipboard-write"] : [])
        await page.getByRole("button", { name: t("download.link.copy") }).click()
        await expect(page.getByRole("status").filter({ hasText: t(outcome) })).toBeVisible()
        if (permission === "granted") expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
        else {
          await expect(page.getByLabel(t("download.link.address"))).toBeFocused()
          expect(await page.evaluate(() => String(getSelection()))).toBe(page.url())
        }
      })
  })

  test("DL-01 an interrupted download continues where it stopped", async ({ page, open, enterAs, mock }) => {
    await enterAs("member")
    await open(library)
    const ask = (range: string) =>
      page.request.get("/a/aurora/file/file-download-aurora-2-1", { headers: { "x-mock-store": mock.store, range } })
    const whole = await (await ask("")).body()
    const rest = await ask("bytes=100-")
    expect([rest.status(), rest.headers()["content-range"]]).toEqual([
      206,
      `bytes 100-${whole.length - 1}/${whole.length}`,
    ])
    expect((await rest.body()).equals(whole.subarray(100))).toBe(true)
    const behind = await ask(`bytes=${whole.length}-`)
    expect([behind.status(), behind.headers()["content-range"]]).toEqual([416, `bytes */${whole.length}`])
  })

  test("DL-03 FORM-06 an officer creates material in the group, changes and deletes it; Enter alone does not @life", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("secretary")
    await open("/a/aurora/wg/COPT/download")
    await page
      .getByRole("link", { name: t("download.create.title") })
      .first()
      .click()
    await page.getByLabel(t("download.description")).fill("Fourth version. 第四版。")
    await page.getByRole("button", { name: t("download.create.submit") }).click()
    await expect(page.getByRole("main")).toContainText(t("form.required", { field: t("download.name") }))
    await expect(page.getByLabel(t("download.description"))).toHaveValue("Fourth version. 第四版。")
    await page.locator('[name="name"]').fill("Scripts 4 脚本")
    await page.locator('[name="category_id"]').selectOption("download-category-aurora-3")
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    await page.getByRole("button", { name: t("download.create.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scripts 4 脚本")
    await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
    const address = new URL(page.url()).pathname
    const id = address.split("/").at(-1) ?? ""
    const backend = await backendAs(mock, "member")
    const made = await backend.get<Schemas["Download"]>(`/download/${id}`)
    expect(made).toMatchObject({ category: { id: "download-category-aurora-3" }, group: { acronym: "COPT" } })

    await page.getByRole("link", { name: t("download.edit.title") }).click()
    await page.locator('[name="name"]').fill("Scripts 5 脚本")
    await page.getByRole("button", { name: t("download.edit.submit") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Scripts 5 脚本")
    expect(await backend.get(`/download/${id}`)).toMatchObject({ name: "Scripts 5 脚本", files: made.files })

    await page.getByRole("link", { name: t("download.delete.title") }).press("Enter")
    const question = questionOn(page, javaScriptEnabled)
    await expect(question).toContainText("Scripts 5 脚本")
    if (javaScriptEnabled !== false)
      await expect(question.getByRole("button", { name: t("download.delete.keep") })).toBeFocused()
    await question.getByRole("button", { name: t("download.delete.title") }).click()
    await expect(page.getByText(t("download.deleted"))).toBeVisible()
    await expect(page).toHaveURL(/\/wg\/COPT\/download$/)
    expect(await backend.get(`/download/${id}`)).toBeUndefined()
  })

  test("DL-02 categories are added, renamed and deleted; one in use cannot be deleted", async ({
    page,
    open,
    enterAs,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("download-admin")
    await open(library)
    await page.getByRole("link", { name: t("download-category.title") }).click()
    const add = page.locator("form", { has: page.getByRole("button", { name: t("download-category.add") }) })
    await add.locator('[name="name"]').fill("  ")
    await add.getByRole("button").click()
    await expect(page.getByText(t("form.category_name_required")).first()).toBeVisible()
    await add.locator('[name="name"]').fill("Videos 视频")
    await add.getByRole("button").click()
    await expect(page.getByText(t("download-category.created"))).toBeVisible()
    const videos = page.locator("form", { has: page.locator('input[value="Videos 视频"]') })
    await videos.locator('[name="name"]').fill("Films 影片")
    await videos.getByRole("button", { name: t("download-category.rename") }).click()
    await expect(page.getByText(t("download-category.saved"))).toBeVisible()
    await page.getByRole("link", { name: t("download-category.delete.of", { name: "Films 影片" }) }).click()
    const question = questionOn(page, javaScriptEnabled)
    await expect(question).toContainText("Films 影片")
    await question.getByRole("button", { name: t("download-category.delete.title") }).click()
    await expect(page.getByText(t("download-category.deleted"))).toBeVisible()
    await expect(page.locator('input[value="Films 影片"]')).toHaveCount(0)
    await open(`${library}/category/download-category-aurora-1/delete`)
    await expect(page.getByRole("main")).toContainText(t("refusal.category_in_use", { total: 2 }))
  })
})
