import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, save } from "./form-steps.ts"
import { errorAt } from "./proposal-steps.ts"

type Meeting = components["schemas"]["Meeting"]

const list = "/a/aurora/wg/COPT/agenda-template"
const source = "meeting-aurora-5"

test.describe("agenda templates of a group", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of 4\d\d/ })

  test("MEET-16 the topics of a meeting are kept as a template, which is changed, fills the rows of a new meeting and is deleted @life", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const row = (at: number, name: string) => field(page, `topics[${at}].${name}`)
    const chair = await backendAs(mock, "chair")
    const all = (await chair.get<Meeting>(`/meeting/${source}`)).topics
    const topics = all.filter(({ status }) => status !== "withdrawn" && status !== "cancelled")
    await enterAs("chair")
    await open(`${list}/create?from=${source}`)
    for (const [at, { subject }] of topics.entries()) await expect(row(at, "subject")).toHaveValue(subject)
    // a name is used once
    await field(page, "name").fill("monthly meeting")
    await save(page).click()
    await expect(errorAt(page, "name")).toBeVisible()
    await expect(row(0, "subject")).toHaveValue(topics[0]?.subject ?? "")
    await field(page, "name").fill("Review call 评审例会")
    await save(page).click()
    await expect(page.getByText(t("agenda-template.created"))).toBeVisible()

    await page.getByRole("link", { name: "Review call 评审例会" }).click()
    await row(0, "subject").fill("Opening 开场")
    await row(0, "minutes").fill("5")
    await save(page).click()
    await expect(page.getByText(t("agenda-template.saved"))).toBeVisible()

    await open("/a/aurora/wg/COPT/meeting/create")
    const fill = page.getByRole("button", { name: t("agenda-template.fill") })
    await fill.click()
    await expect(errorAt(page, "template")).toBeVisible()
    await field(page, "subject").fill("Review 评审")
    await field(page, "description.text").fill("See the agenda 见议程")
    await page.getByRole("button", { name: t("meeting-form.topic-add"), exact: true }).click()
    await row(0, "subject").fill("Mine 自拟")
    await field(page, "template").selectOption({ label: "Review call 评审例会" })
    // what was chosen is not lost
    await save(page).click()
    await expect(errorAt(page, "template")).toBeVisible()
    await fill.click()
    await expect(row(1, "subject")).toHaveValue("Opening 开场")
    await expect(row(1, "minutes")).toHaveValue("5")
    await expect(row(0, "subject")).toHaveValue("Mine 自拟")
    await expect(field(page, "subject")).toHaveValue("Review 评审")
    await expect(field(page, "template")).toHaveValue("")
    await save(page).click()
    await expect(page).toHaveURL(/\/meeting\/meeting-[^/]*$/)
    const made = new URL(page.url()).pathname.split("/").at(-1) ?? ""
    const subjects = (await chair.get<Meeting>(`/meeting/${made}`)).topics.map(({ subject }) => subject)
    expect(subjects).toEqual(["Mine 自拟", "Opening 开场", ...topics.slice(1).map(({ subject }) => subject)])

    await open(list)
    await page
      .getByRole("row", { name: /Review call/ })
      .getByRole("link", { name: t("agenda-template.delete.link") })
      .click()
    await page.locator("[id^=template-delete-] button[type=submit]").click()
    await expect(page.getByText(t("agenda-template.deleted"))).toBeVisible()
    await expect(page.getByText("Review call 评审例会")).toHaveCount(0)
  })
})
