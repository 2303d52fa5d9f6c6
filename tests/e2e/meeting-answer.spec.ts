import type { Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { forgetSession } from "#tests/support/forget-session.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { linkInMail } from "./meeting-steps.ts"

type Meeting = components["schemas"]["Meeting"]
type Mock = Parameters<typeof backendAs>[0]

const at = (page = "") => `/a/aurora/meeting/meeting-aurora-6${page}`
const meetingAs = async (mock: Mock, person: string) =>
  (await backendAs(mock, person)).get<Meeting>("/meeting/meeting-aurora-6")
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test.describe("answering an invitation", () => {
  // the browser logs the status of an invalid link
  test.use({ expectedTrouble: /status of (400|403|404|410)/ })

  test("MEET-10 a participant accepts and changes their mind; the organizer sees counts and names", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const before = await meetingAs(mock, "secretary")
    expect((await meetingAs(mock, "member")).answers).toBeNull()
    await enterAs("member")
    await open(at())
    await expect(page.getByText(t("meeting-answer.question"))).toBeVisible()
    await button(page, t("meeting-answer.accept")).click()
    await expect(page.getByText(t("meeting-answer.done.accepted"))).toBeVisible()
    await expect(page.getByText(t("meeting-answer.mine.accepted"))).toBeVisible()
    await button(page, t("meeting-answer.tentative")).click()
    await expect(page.getByText(t("meeting-answer.mine.tentative"))).toBeVisible()
    const [given, other] = [button(page, t("meeting-answer.tentative")), button(page, t("meeting-answer.decline"))]
    await expect(given).toHaveAttribute("aria-pressed", "true")
    await expect(other).toHaveAttribute("aria-pressed", "false")
    await expect(given).not.toHaveCSS("box-shadow", "none")
    await expect(other).toHaveCSS("box-shadow", "none")
    expect((await meetingAs(mock, "member")).my_answer).toBe("tentative")

    await enterAs("secretary")
    await open(at())
    const { accepted = 0, tentative = 0, declined = 0, unanswered = 0 } = before.answers ?? {}
    const counts = { accepted, tentative: tentative + 1, declined, unanswered: unanswered - 1 }
    await expect(page.locator("#answers")).toContainText(t("meeting-answer.counts", counts))
    await page.getByText(t("meeting-answer.who"), { exact: true }).click()
    await expect(
      page.getByRole("heading", { name: t("meeting-answer.people.tentative", { total: tentative + 1 }) }),
    ).toBeVisible()
  })

  test("MEET-10 the signed link of the mail answers without a session, for one person and one meeting, until the end", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    await enterAs("secretary")
    await open(at("/confirm/remind"))
    await page.locator("#meeting-remind button[type=submit]").click()
    await expect(page).toHaveURL(at())
    await forgetSession(page)
    const link = await linkInMail(mock, "member", "meeting")
    expect(link).toContain("/meeting/meeting-aurora-6/invitation/")

    const calls = (await mock.calls()).length
    await page.goto(link)
    await expect(page.getByRole("heading", { level: 1 })).toHaveText((await meetingAs(mock, "secretary")).subject)
    expect(
      (await mock.calls()).slice(calls).filter(({ operation }) => operation === "meeting.invitation.answer"),
    ).toEqual([])
    await button(page, t("meeting-answer.decline")).click()
    await expect(page.getByText(t("meeting-answer.done.declined"))).toBeVisible()
    await expect(page.getByText(t("meeting-answer.mine.declined"))).toBeVisible()
    const { items = [] } = (await meetingAs(mock, "secretary")).answers ?? {}
    expect(items.at(-1)?.answer).toBe("declined")

    // the same signature for another meeting, and a changed signature
    expect((await page.request.get(link.replace("aurora-6", "aurora-5"))).status()).toBe(404)
    const last = link.endsWith("A") ? "B" : "A"
    expect((await page.request.get(`${link.slice(0, -2)}${last}${link.slice(-1)}`)).status()).toBe(404)

    await mock.advanceClock("P400D")
    const over = await page.goto(link)
    expect(over?.status()).toBe(410)
    await expect(page.getByText(t("meeting-answer.over"))).toBeVisible()
    await expect(button(page, t("meeting-answer.accept"))).toHaveCount(0)
  })

  test("MEET-10 MEET-05 the attendance is prefilled with the people who accepted", async ({
    page,
    enterAs,
    open,
    mock,
    t,
  }) => {
    const answers = (await meetingAs(mock, "secretary")).answers
    const accepted = answers?.items.filter(({ answer }) => answer === "accepted").map(({ member }) => member.id) ?? []
    expect(accepted.length).toBeGreaterThan(1)
    const { start_time } = await meetingAs(mock, "secretary")
    const minutes = Math.ceil((Date.parse(start_time) - Date.now()) / 60_000) + 1
    await mock.advanceClock(`PT${minutes}M`)
    await enterAs("secretary")
    await open(at("/summary/edit"))
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("meeting.action.summary-write"))
    const ticked = await page
      .locator("[name=attendee_ids]:checked")
      .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value))
    expect(ticked.sort()).toEqual([...accepted].sort())
  })
})
