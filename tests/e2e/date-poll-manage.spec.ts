import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import type { MockControl } from "#tests/support/mock.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, openAsked, save } from "./form-steps.ts"
import { textPattern } from "./steps.ts"

type DatePoll = components["schemas"]["DatePoll"]
type DatePollList = components["schemas"]["DatePollList"]

const id = "date-poll-aurora-1"
const at = `/a/aurora/wg/COPT/date-poll/${id}`

const pollOf = async (mock: MockControl) => (await backendAs(mock, "secretary")).get<DatePoll>(`/date-poll/${id}`)

/** Confirms an action of the poll's page. */
async function act(page: Page, action: "remind" | "close" | "cancel"): Promise<void> {
  await openAsked(page, `/confirm/${action}`, `date-poll-${action}`)
  await page.locator(`#date-poll-${action} button[type=submit]`).click()
}

test("MEET-14 SHELL-06 an organizer filters the list to their own polls, changes one, and reminds the people", async ({
  page,
  enterAs,
  open,
  mock,
  javaScriptEnabled,
  t,
}) => {
  await enterAs("secretary")
  const backend = await backendAs(mock, "secretary")
  const [own, all] = await Promise.all([
    backend.get<DatePollList>("/date-poll?mine=true"),
    backend.get<DatePollList>("/date-poll"),
  ])
  expect(own.total).toBeLessThan(all.total)
  await open("/a/aurora/date-poll")
  await page.locator("search [name=mine]").selectOption("1")
  if (javaScriptEnabled === false) await page.getByRole("button", { name: t("ui.filter.submit"), exact: true }).click()
  await expect(page).toHaveURL(/[?&]mine=1/)
  await expect(page.locator("main tbody tr")).toHaveCount(own.total)
  await page.locator(`main tbody a[href$="/${id}"]`).click()
  await page.locator(`main a[href$="/${id}/edit"]`).first().click()
  await field(page, "location").fill("Room 9 九号会议室")
  await save(page).click()
  await expect(page).toHaveURL(new RegExp(`/${id}$`))
  await expect(page.getByText("Room 9 九号会议室", { exact: true })).toBeVisible()
  expect((await pollOf(mock)).location).toBe("Room 9 九号会议室")

  const before = (await mock.outbox()).length
  await act(page, "remind")
  await expect(page.locator("#date-poll-remind")).toHaveCount(0)
  await expect.poll(async () => (await mock.outbox()).length).toBeGreaterThan(before)
})

test("MEET-14 an organizer closes a poll, opens it again until later, and cancels it", async ({
  page,
  enterAs,
  open,
  mock,
  t,
}) => {
  await enterAs("secretary")
  await open(at)
  await act(page, "close")
  await expect(page.getByText(textPattern(t("date-poll-confirm.close.done", { number: "§" })))).toBeVisible()
  expect((await pollOf(mock)).status).toBe("closed")

  await page.getByRole("link", { name: t("date-poll-confirm.reopen.link"), exact: true }).click()
  const day = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)
  await field(page, "deadline.date").fill(day)
  await field(page, "deadline.time").fill("12:30")
  await page.getByRole("button", { name: t("date-poll-confirm.reopen.link"), exact: true }).click()
  await expect(page.getByText(textPattern(t("date-poll-confirm.reopen.done", { number: "§" })))).toBeVisible()
  const opened = await pollOf(mock)
  expect([opened.status, opened.deadline.slice(0, 10)]).toEqual(["open", day])

  await act(page, "cancel")
  await expect(page.getByText(textPattern(t("date-poll-confirm.cancel.done", { number: "§" })))).toBeVisible()
  expect((await pollOf(mock)).status).toBe("cancelled")
})
