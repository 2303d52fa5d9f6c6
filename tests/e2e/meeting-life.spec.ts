import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { choice, field, fillIn, save } from "./form-steps.ts"
import { ask, confirm, fillTopic, reachedMeeting } from "./meeting-steps.ts"

type Meeting = components["schemas"]["Meeting"]

const heading = (page: Page) => page.getByRole("heading", { level: 1 })

test.describe("the life of a meeting", () => {
  // the browser logs the status of a refused page
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("MEET-02 MEET-04 MEET-05 MEET-06 MEET-07 MEET-08 MEET-09 from its invitation to its summary @life", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    test.setTimeout(120_000)
    let at = ""
    const meeting = async () => (await backendAs(mock, "chair")).get<Meeting>(`/meeting/${at.split("/").at(-1) ?? ""}`)
    const mailsOf = async (operation: string) =>
      (await mock.outbox()).filter((mail) => mail.operation === operation).length

    await test.step("the chair invites the group, moves it half an hour, and reminds", async () => {
      await enterAs("chair")
      await open("/a/aurora/wg/COPT/meeting/create")
      await fillIn(page, { subject: "Lane skew 通道偏斜", text: "Close **41**", date: "2027-06-15", time: "09:30" })
      await page.locator(attachmentInput).setInputFiles(files.agenda)
      await save(page).click()
      at = await reachedMeeting(page)
      await expect(page.getByText(t("status.not_started"), { exact: true }).first()).toBeVisible()
      await expect(page.getByRole("link", { name: agendaName })).toBeVisible()
      expect(await mailsOf("meeting.create")).toBe(17)

      await open(`${at}/edit`)
      await field(page, "start.time").fill("10:00")
      await choice(page, "duration.preset", "60").check()
      await save(page).click()
      await reachedMeeting(page)
      expect(await meeting()).toMatchObject({ start_time: "2027-06-15T08:00:00Z", duration: 60 })

      await ask(page, "remind")
      await confirm(page, "remind").click()
      // with scripts the confirmation is a dialog, and the URL does not change
      await expect.poll(() => mailsOf("meeting.remind")).toBe(17)
      await expect(page).toHaveURL(at)
    })

    await test.step("a participant adds a topic, gives feedback, and withdraws another", async () => {
      await enterAs("member")
      for (const subject of ["Jitter budget 抖动预算", "Second thoughts"]) {
        await open(`${at}/topic/create`)
        await fillTopic(page, subject, "Annex D")
        await save(page).click()
        await expect(page.getByText(t("meeting-topic.create.done"))).toBeVisible()
      }
      const [kept, other] = (await meeting()).topics
      const item = page.locator(`[id="${kept?.id}"]`)
      await item.getByText(t("meeting-feedback.open")).click()
      await item.locator("[name=text]").fill("Numbers follow")
      await item.getByRole("button", { name: t("meeting-feedback.submit") }).click()
      await expect(page.getByText(t("meeting-feedback.done"))).toBeVisible()

      await open(`${at}/topic/${other?.id}/withdraw`)
      await field(page, "reason").fill("Solved by mail")
      await page.locator("#topic-withdraw button[type=submit]").click()
      await expect(page.getByText(t("meeting-topic.withdraw.done"))).toBeVisible()
      expect((await meeting()).topics.map(({ status }) => status)).toEqual(["feedback_received", "withdrawn"])
    })

    await test.step("an ordinary participant is offered nothing that leads it", async () => {
      await open(at)
      await expect(page.locator(`a[href*="/confirm/"], a[href="${at}/edit"]`)).toHaveCount(0)
      expect((await open(`${at}/confirm/end`))?.status()).toBe(403)
      await expect(heading(page)).toHaveText(t("error.forbidden.title"))
    })

    await test.step("it begins: it is running, cannot be cancelled any more, and takes a new place", async () => {
      await mock.setClock("2027-06-15T08:00:00Z")
      await enterAs("chair")
      await open(at)
      await expect(page.getByText(t("status.ongoing"), { exact: true }).first()).toBeVisible()
      await expect(page.locator('a[href$="/confirm/cancel"]')).toHaveCount(0)
      await open(`${at}/documents`)
      await field(page, "location").fill("Room 204")
      await save(page).click()
      await expect(page).toHaveURL(`${at}#documents`)
      expect((await meeting()).location).toBe("Room 204")
    })

    await test.step("the chair ends it early and uploads the summary; a participant comments and prints it", async () => {
      await mock.advanceClock("PT40M")
      await open(at)
      await ask(page, "end")
      await confirm(page, "end").click()
      await expect(page).toHaveURL(at)
      await expect(page.getByText(t("status.ended"), { exact: true }).first()).toBeVisible()
      expect((await meeting()).actual_end_time).toBe("2027-06-15T08:40:00Z")

      await open(`${at}/summary/edit`)
      await page.locator("[type=checkbox][name=attendee_ids]").first().check()
      await field(page, "summary.text").fill("**41** is closed. 第 41 条已关闭。")
      await page.locator(attachmentInput).setInputFiles(files.minutes)
      await save(page).click()
      await expect(page).toHaveURL(`${at}/summary`)
      expect((await meeting()).summary_files.map(({ name }) => name)).toEqual(["minutes.txt"])

      await enterAs("member")
      await open(at)
      const form = page.locator("#feedback-meeting")
      await form.locator("[name=text]").fill("Well led 主持得好")
      await form.getByRole("button", { name: t("meeting-feedback.submit") }).click()
      await expect(page.locator("#feedback").getByText("Well led 主持得好")).toBeVisible()
      await page.goto((await page.locator(`a[href$="/minutes"]`).first().getAttribute("href")) ?? "")
      await expect(page.getByText("第 41 条已关闭。")).toBeVisible()
      await expect(page.getByText("Room 204").first()).toBeVisible()
    })
  })

  test("ROLE-07 MEET-02 only members open a meeting of a restricted group", async ({ page, enterAs, open, t }) => {
    await enterAs("admin")
    await open("/a/aurora/wg/STEER/meeting/create")
    await fillIn(page, { subject: "Budget 预算", text: "Closed session", date: "2027-06-15", time: "09:30" })
    await save(page).click()
    const at = await reachedMeeting(page)

    await enterAs("restricted-member")
    await open(at)
    await expect(heading(page)).toContainText("Budget 预算")

    await enterAs("member")
    expect((await open(at))?.status()).toBe(403)
    await expect(page.getByText(t("error.restricted.message"))).toBeVisible()
    await expect(page.getByText("Budget 预算")).toHaveCount(0)
  })
})
