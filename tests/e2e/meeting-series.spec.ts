import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, save } from "./form-steps.ts"
import { ask, confirm } from "./meeting-steps.ts"

type Meeting = components["schemas"]["Meeting"]
type Series = components["schemas"]["MeetingSeries"]
type Mock = Parameters<typeof backendAs>[0]

const read = async (mock: Mock, id: string) => (await backendAs(mock, "chair")).get<Meeting>(`/meeting/${id}`)

/** The id of a neighbour in the series, which must exist. */
function known(id: string | null | undefined): string {
  if (!id) throw new Error("there is no such meeting in the series")
  return id
}

test.describe("meetings that are repeated", () => {
  // the browser logs the 422 of a refused form
  test.use({ expectedTrouble: /status of 422/ })

  test("MEET-11 a chair duplicates a meeting and repeats it; one is changed, then all that follow are cancelled", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const { subject, description } = await read(mock, "meeting-aurora-6")
    await enterAs("chair")
    await open("/a/aurora/wg/COPT/meeting/meeting-aurora-6")
    const duplicate = page.locator('a[href*="create?from=meeting-aurora-6"]')
    await open(known(await duplicate.getAttribute("href")))
    await expect(field(page, "subject")).toHaveValue(subject)
    await expect(field(page, "description.text")).toHaveValue(description.text)
    await field(page, "repeat.every").selectOption("week")
    await field(page, "repeat.count").fill("53")
    await save(page).click()
    await expect(page.locator("[name='repeat.count'][aria-invalid=true]")).toBeVisible()
    await field(page, "repeat.count").fill("4")
    await save(page).click()
    await expect(page.getByText(t("meeting.series.week", { position: 1, total: 4 }))).toBeVisible()

    await page.getByRole("link", { name: t("meeting.series.next"), exact: true }).click()
    await expect(page.getByText(t("meeting.series.week", { position: 2, total: 4 }))).toBeVisible()
    const second = new URL(page.url()).pathname
    const id = known(second.split("/").at(-1))
    await open(`${second}/edit`)
    await field(page, "subject").fill("Only this one 仅此一次")
    await save(page).click()
    await expect(page).toHaveURL(second)
    const series = (await read(mock, id)).series as Series
    expect((await read(mock, known(series.next_id))).subject).toBe(subject)

    await open(`${second}/edit`)
    await field(page, "location").fill("Room 9 九号会议室")
    await page.locator("[name=scope][value=following]").check()
    await save(page).click()
    await expect(page).toHaveURL(second)
    const third = await read(mock, known(series.next_id))
    expect([third.subject, third.location]).toEqual([subject, "Room 9 九号会议室"])
    expect((await read(mock, known(series.previous_id))).location).not.toBe("Room 9 九号会议室")

    await open(second)
    await ask(page, "cancel")
    const question = page.locator("#meeting-cancel")
    for (const next of [series.next_id, third.series?.next_id])
      await expect(question.locator(`a[href$="/meeting/${known(next)}"]`)).toBeVisible()
    await question.locator("[name=scope][value=following]").check()
    await confirm(page, "cancel").click()
    await expect(page.getByText(t("status.cancelled"), { exact: true }).first()).toBeVisible()
    const states = [series.previous_id, id, series.next_id, third.series?.next_id]
    const found = await Promise.all(states.map(async (one) => (await read(mock, known(one))).status))
    expect(found).toEqual(["not_started", "cancelled", "cancelled", "cancelled"])
  })
})
