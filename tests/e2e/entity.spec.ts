import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { questionOn } from "./form-steps.ts"

type Schemas = components["schemas"]
type Translate = (id: string, values?: Record<string, string | number>) => string

const names = { name: "霜原传感", name_english: "Rime Sensing", acronym: "霜原", acronym_english: "RIME" }

async function fillNames(page: Page) {
  for (const [name, value] of Object.entries(names)) await page.locator(`[name="${name}"]`).fill(value)
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const heading = (page: Page) => page.getByRole("heading", { level: 1 })
const shownName = (t: Translate) => (t("entity.name") === "Name" ? names.name_english : names.name)

test.describe("entities", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("ADM-05 the life of an entity: created after a correction, changed, disabled, enabled from the list @life", async ({
    page,
    open,
    enterAs,
    mock,
    javaScriptEnabled,
    t,
  }) => {
    await enterAs("member-admin")
    await open("/a/aurora/admin/entity")
    await page.getByRole("link", { name: t("entity.create.title") }).click()
    await fillNames(page)
    await page.locator('[name="level_id"]').selectOption("level-aurora-3")
    await page.locator('[name="email_suffix"]').fill("@Rime-Sensing.example")
    await page.locator('[name="contacts[1].email"]').fill("aino@rime-sensing.example")
    await press(page, t("entity.create.submit"))
    await expect(page.getByRole("main")).toContainText(
      t("form.required", { field: t("entity.contact.name", { number: 2 }) }),
    )
    await expect(page.locator('[name="name"]')).toHaveValue(names.name)
    await page.locator('[name="contacts[1].name"]').fill("Aino Rantala")
    await press(page, t("entity.create.submit"))
    await expect(heading(page)).toHaveText(shownName(t))
    await expect(page.getByText(t("entity.members.none"))).toBeVisible()

    const id = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const backend = await backendAs(mock, "admin")
    const read = () => backend.get<Schemas["Entity"]>(`/entity/${id}`)
    expect(await read()).toMatchObject({
      ...names,
      email_suffix: "rime-sensing.example",
      contacts: [{ name: "Aino Rantala", phone: null, email: "aino@rime-sensing.example" }],
    })

    await page.getByRole("link", { name: t("entity.edit.title") }).click()
    await page.locator('[name="region_code"]').selectOption("FI")
    await press(page, t("entity.edit.submit"))
    await expect(heading(page)).toHaveText(shownName(t))
    expect(await read()).toMatchObject({ version: 2, region: { code: "FI" }, contacts: [{ name: "Aino Rantala" }] })

    await page.getByRole("link", { name: t("entity.disable.title") }).click()
    const question = questionOn(page, javaScriptEnabled)
    await expect(question).toContainText(t("consequence.nobody"))
    await question.getByRole("button", { name: t("entity.disable.title"), exact: true }).click()
    await expect(page.getByText(t("entity.disabled"))).toBeVisible()
    expect(await read()).toMatchObject({ status: "invalid" })

    await open("/a/aurora/admin/entity?status=invalid")
    await page.getByRole("button", { name: t("entity.enable.named", { name: shownName(t) }) }).click()
    await expect(page.getByText(t("entity.enabled"))).toBeVisible()
    expect(await read()).toMatchObject({ status: "valid", version: 4 })
  })

  test("ADM-05 a name that is taken gets an error at its field; everything typed stays", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/entity/create")
    await fillNames(page)
    await page.locator('[name="name_english"]').fill("Halden Lightworks")
    await press(page, t("entity.create.submit"))
    await expect(page.getByRole("main")).toContainText(t("form.not_unique"))
    await expect(page.locator('[name="name"]')).toHaveValue(names.name)
  })

  test("ADM-05 FORM-06 an entity with members cannot be disabled, and its page says why", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member-admin")
    await open("/a/aurora/admin/entity/entity-aurora-1")
    await expect(page.getByRole("link", { name: t("entity.disable.title") })).toHaveCount(0)
    await expect(page.getByRole("table")).toContainText("Ingrid Solheim")
    const answer = await open("/a/aurora/admin/entity/entity-aurora-1/disable")
    expect(answer?.status()).toBe(403)
    await expect(page.getByRole("main")).toContainText(t("refusal.entity_has_members"))
  })

  test("ADM-05 SHELL-06 the list by state, level and words, and the same as a file", async ({
    page,
    open,
    enterAs,
    request,
    context,
    t,
  }) => {
    await enterAs("admin")
    await open("/a/aurora/admin/entity?status=valid&size=50")
    const rows = page.locator("tbody tr")
    await expect(page.getByText(t("entity.expired"), { exact: true }).first()).toBeVisible()
    await expect(rows.filter({ has: page.getByText(t("status.enabled"), { exact: true }) })).toHaveCount(
      await rows.count(),
    )
    await open("/a/aurora/admin/entity?status=valid&level=level-aurora-1&q=lightworks")
    await expect(page.locator("tbody tr")).toHaveCount(1)
    await expect(page.locator("tbody tr")).toContainText("@halden-lightworks.example")
    await page.locator("details.pop > summary.btn").click()
    const href = await page.getByRole("link", { name: t("event.csv") }).getAttribute("href")
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ")
    const file = await request.get(href ?? "", { headers: { cookie } })
    const lines = (await file.text()).trim().split("\r\n")
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain(t("entity.email-suffix"))
    expect(lines[1]).toContain("海登光电,Halden Lightworks")
  })
})

test.describe("member levels", () => {
  test.use({ expectedTrouble: /status of (400|422)/ })

  test("ADM-05 each level has its own form: one is renamed, one is refused at its form, one is added", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("member-admin")
    await open("/a/aurora/admin/entity/level")
    const form = (id: string) => page.locator(`form#level-${id}`)
    await form("level-aurora-1").locator('[name="name_english"]').fill("Observer")
    await form("level-aurora-1")
      .getByRole("button", { name: t("member-level.rename") })
      .click()
    await expect(form("level-aurora-1")).toContainText(t("form.not_unique"))
    await expect(form("level-aurora-2")).not.toContainText(t("form.not_unique"))
    await form("level-aurora-1").locator('[name="name_english"]').fill("Council organisation")
    await form("level-aurora-1")
      .getByRole("button", { name: t("member-level.rename") })
      .click()
    await expect(page.getByText(t("member-level.saved"))).toBeVisible()

    await form("new").locator('[name="name"]').fill("荣誉会员")
    await form("new").locator('[name="name_english"]').fill("Honorary member")
    await form("new")
      .getByRole("button", { name: t("member-level.add") })
      .click()
    await expect(page.getByText(t("member-level.created"))).toBeVisible()
    await expect(page.locator('form [value="Honorary member"]')).toHaveCount(1)
    await expect(form("new").locator('[name="name"]')).toHaveValue("")
  })
})
