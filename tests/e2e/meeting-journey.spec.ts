import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { field, openAsked, put, save } from "./form-steps.ts"
import { answerByLink, answerTimes, ask, confirm, days, fillTopic, linkInMail, propose } from "./meeting-steps.ts"

type DatePoll = components["schemas"]["DatePoll"]
type Meeting = components["schemas"]["Meeting"]
type Task = components["schemas"]["Task"]

const subject = "Annex D, third reading 附录 D 三读"
const topic = "Lane skew 通道偏斜"
const decision = "Clause 9 goes to the plenary 第 9 条提交全体会议"
const action = "Finish annex D 完成附录 D"

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click()
const main = (page: Page) => page.getByRole("main")

test.describe("one meeting", () => {
  test("MEET-14 MEET-10 MEET-06 MEET-16 MEET-15 TASK-03 from the poll for its date to its closed task: organizer, participant, and a guest with links only @core", async ({
    page,
    browser,
    baseURL,
    enterAs,
    open,
    mock,
    t,
  }) => {
    test.setTimeout(240_000)
    const guests = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { "x-mock-store": mock.store },
      ...(baseURL && { baseURL }),
    })
    const guest = await guests.newPage()
    const secretary = await backendAs(mock, "secretary")
    let poll = ""
    let at = ""
    const meeting = () => secretary.get<Meeting>(`/meeting/${at.split("/").at(-1)}`)

    await test.step("the secretary proposes two times to the group", async () => {
      await enterAs("secretary")
      await open("/a/aurora/wg/COPT/date-poll/create")
      await propose(page, subject, "Annex D before the plenary 全体会议之前")
      await save(page).click()
      await expect(page).toHaveURL(/\/date-poll\/date-poll-(?!aurora)[^/]*$/)
      poll = new URL(page.url()).pathname
    })

    await test.step("a participant answers on the page, a guest by the link of the mail", async () => {
      await answerByLink(guest, await linkInMail(mock, "vice-chair", "date-poll"), ["if_need_be", "yes"])
      await enterAs("member")
      await open(poll)
      await answerTimes(page, ["no", "yes"])
      await press(page, t("date-poll.answer.submit"))
      await expect(page.getByText(t("date-poll.answer.done"))).toBeVisible()
    })

    await test.step("the second time fits both: it becomes the meeting, and their answers stand", async () => {
      await enterAs("secretary")
      await open(poll)
      const best = page.locator("#slots tbody tr").first()
      await expect(best).toContainText(t("date-poll.best"))
      await best.getByRole("link", { name: t("date-poll-confirm.decide.link"), exact: true }).click()
      await press(page, t("date-poll-confirm.decide.submit"))
      await expect(page.getByText(t("date-poll-confirm.decide.done"))).toBeVisible()
      const decided = await secretary.get<DatePoll>(`/date-poll/${poll.split("/").at(-1)}`)
      at = `/a/aurora/meeting/${decided.meeting?.id}`
      const { start_time, answers } = await meeting()
      expect(start_time.slice(0, 10)).toBe(days[1])
      expect(answers).toMatchObject({ accepted: 3 })
      await open(`${at}/topic/create`)
      await fillTopic(page, topic, "Annex D")
      await save(page).click()
      await expect(page.getByText(t("meeting-topic.create.done"))).toBeVisible()
    })

    await test.step("the guest reads the agenda under the link of the invitation, and declines", async () => {
      await guest.goto(await linkInMail(mock, "vice-chair", "meeting"))
      await expect(main(guest)).toContainText(topic)
      await guest.locator('button[name=answer][value="declined"]').first().click()
      await expect(guest.locator("[data-s=done]").first()).toBeVisible()
      expect((await meeting()).answers).toMatchObject({ accepted: 2, declined: 1 })
    })

    await test.step("it begins: the secretary opens the topic, the participant's page shows it", async () => {
      await mock.setClock((await meeting()).start_time)
      await enterAs("secretary")
      await open(`${at}/agenda`)
      await press(page, t("meeting-agenda.to", { action: t("meeting-agenda.begin"), subject: topic }))
      const now = t("meeting-agenda.now", { number: 1, subject: topic })
      await expect(main(page)).toContainText(now)
      await enterAs("member")
      await open(`${at}/agenda`)
      await expect(main(page)).toContainText(now)
      await enterAs("secretary")
      await mock.advanceClock("PT20M")
      await open(at)
      await ask(page, "end")
      await confirm(page, "end").click()
      await expect(page).toHaveURL(at)
      await expect(page.getByText(t("status.ended"), { exact: true }).first()).toBeVisible()
    })

    await test.step("the minutes hold what was decided and who does what; the chair approves them", async () => {
      await open(`${at}/summary/edit`)
      const minutes = "topic_minutes[0]"
      const topicMinutes = page.locator("fieldset.topic-minutes").first()
      await topicMinutes.getByRole("button", { name: t("meeting-summary.decision-add"), exact: true }).click()
      await field(page, `${minutes}.decisions[0].text`).fill(decision)
      await topicMinutes.getByRole("button", { name: t("meeting-summary.action-add"), exact: true }).click()
      await field(page, `${minutes}.action_items[0].text`).fill(action)
      await field(page, `${minutes}.action_items[0].assignee_id`).selectOption("member-aurora-member")
      await put(page, `${minutes}.action_items[0].due_date`, "2031-07-01")
      await field(page, `${minutes}.action_items[0].is_task`).check()
      await save(page).click()
      await expect(page).toHaveURL(`${at}/summary`)
      await enterAs("chair")
      await open(`${at}/confirm/summary.approve`)
      await page.locator("main form button[type=submit]").click()
      await expect(page).toHaveURL(at)
    })

    await test.step("the decision stands in the register, and the participant finishes the task", async () => {
      const [minutes] = (await meeting()).topic_minutes
      const number = `COPT-DEC-${minutes?.decisions[0]?.group_number}`
      expect(number).toMatch(/\d$/)
      const task = minutes?.action_items[0]?.task?.id ?? ""
      await enterAs("member")
      await open("/a/aurora/wg/COPT/decision")
      await expect(main(page)).toContainText(number)
      await open(`/a/aurora/wg/COPT/task/${task}`)
      await openAsked(page, "/confirm/complete", "task-complete")
      await page
        .locator("#task-complete")
        .getByRole("button", { name: t("task.complete.submit") })
        .click()
      await expect(page.getByText(t("status.completed"), { exact: true }).first()).toBeVisible()
      expect((await secretary.get<Task>(`/task/${task}`)).actual_end_time).not.toBeNull()
      await open(`${at}/minutes`)
      await expect(main(page)).toContainText(decision)
      await expect(main(page)).toContainText(number)
    })
    await guests.close()
  })
})
