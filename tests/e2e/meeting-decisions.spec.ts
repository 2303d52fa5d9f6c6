import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, put, save } from "./form-steps.ts"

type Meeting = components["schemas"]["Meeting"]

const meeting = "/a/aurora/meeting/meeting-aurora-2"
const decision = "Clauses 7 and 9 go to the plenary"
const action = "Finish annex D"
/** The second topic of the meeting. */
const row = "topic_minutes[1]"

/** Adds an empty decision or action to the second topic. */
const add = (page: Page, name: string) =>
  page.locator("fieldset.topic-minutes").nth(1).getByRole("button", { name, exact: true }).click()

test("MEET-15 the minutes begin with the topics; on approval decisions get numbers in the register, and an action becomes a task that leads back", async ({
  page,
  enterAs,
  open,
  mock,
  t,
}) => {
  await enterAs("secretary")
  await open(`${meeting}/summary/edit`)
  await field(page, `${row}.text`).fill("Both clauses are ready.")
  await add(page, t("meeting-summary.decision-add"))
  await field(page, `${row}.decisions[0].text`).fill(decision)
  await add(page, t("meeting-summary.action-add"))
  await field(page, `${row}.action_items[0].text`).fill(action)
  await field(page, `${row}.action_items[0].assignee_id`).selectOption("member-aurora-member")
  await put(page, `${row}.action_items[0].due_date`, "2031-06-16")
  await field(page, `${row}.action_items[0].is_task`).check()
  await save(page).click()
  await expect(page).toHaveURL(`${meeting}/summary`)
  await expect(page.getByText(decision)).toBeVisible()
  await expect(page.getByText("COPT-DEC-")).toHaveCount(0)

  await enterAs("chair")
  await open(`${meeting}/confirm/summary.approve`)
  await expect(
    page.getByText(t("consequence.change", { effect: "creates", module: "decision", count: 2 })),
  ).toBeVisible()
  await expect(page.getByText(t("consequence.change", { effect: "creates", module: "task", count: 2 }))).toBeVisible()
  await page.locator("main form button[type=submit]").click()
  await expect(page).toHaveURL(meeting)

  await open("/a/aurora/wg/COPT/decision")
  await page.getByRole("link", { name: decision }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("decision.title", { number: "COPT-DEC-2" }))
  await page.getByRole("main").getByRole("link", { name: "Lane skew budget, second reading" }).click()
  await expect(page).toHaveURL(/\/meeting\/meeting-aurora-2\/summary$/)

  const member = await backendAs(mock, "member")
  const { topic_minutes } = await member.get<Meeting>("/meeting/meeting-aurora-2")
  const task = topic_minutes.flatMap(({ action_items }) => action_items).find(({ text }) => text === action)?.task
  await enterAs("member")
  await open(`/a/aurora/wg/COPT/task/${task?.id}`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(action)
  await page.getByRole("link", { name: "Lane skew budget, second reading" }).click()
  await expect(page.getByText(t("meeting.minutes.draft"))).toHaveCount(0)

  await open(`${meeting}/minutes`)
  const titles = await page.locator("main h2").allTextContents()
  const order = [
    "meeting-summary.decisions",
    "meeting-summary.actions",
    "meeting.attendance",
    "meeting.topics",
  ] as const
  const places = order.map((id) => titles.indexOf(t(id)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places).not.toContain(-1)
})

test("MEET-15 the quorum follows the ticks, and all can be ticked at once", async ({
  page,
  enterAs,
  open,
  javaScriptEnabled,
  t,
}) => {
  await enterAs("secretary")
  await open(`${meeting}/summary/edit`)
  const boxes = page.locator("[type=checkbox][name=attendee_ids]")
  const invited = await boxes.count()
  const quorum = (present: number) =>
    page.getByText(
      t(present * 2 >= invited ? "meeting.quorum.reached" : "meeting.quorum.missed", {
        present,
        invited,
        needed: Math.ceil(invited / 2),
        others: 2,
      }),
    )
  await expect(quorum(invited)).toBeVisible()
  for (let box = 0; box < invited; box += 1) await boxes.nth(box).uncheck()
  if (javaScriptEnabled !== false) await expect(quorum(0)).toBeVisible()
  await page
    .getByRole("button", { name: t("meeting-summary.select-all"), exact: true })
    .first()
    .click()
  await expect(quorum(invited)).toBeVisible()
  for (let box = 0; box < invited; box += 1) await expect(boxes.nth(box)).toBeChecked()
})
