import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { save } from "./form-steps.ts"
import { answerByLink, answerTimes, linkInMail, propose } from "./meeting-steps.ts"

type DatePoll = components["schemas"]["DatePoll"]
type Meeting = components["schemas"]["Meeting"]

test("MEET-14 an organizer proposes times, a member and a guest by link answer, and the chosen time becomes a meeting with their answers", async ({
  page,
  browser,
  baseURL,
  enterAs,
  open,
  mock,
  t,
}) => {
  await enterAs("secretary")
  await open("/a/aurora/wg/COPT/date-poll/create")
  await propose(page, "Review of annex D", "Annex D before the plenary")
  await save(page).click()
  await expect(page).toHaveURL(/\/date-poll\/date-poll-(?!aurora)[^/]*$/)
  const address = new URL(page.url()).pathname
  const id = address.split("/").at(-1) ?? ""
  const link = await linkInMail(mock, "vice-chair", "date-poll")
  expect(link).toContain(`/date-poll/${id}/invitation/`)

  await enterAs("member")
  await open(address)
  await answerTimes(page, ["no", "yes"])
  await page.getByRole("button", { name: t("date-poll.answer.submit"), exact: true }).click()
  await expect(page.getByText(t("date-poll.answer.done"))).toBeVisible()

  const guests = await browser.newContext({
    javaScriptEnabled: false,
    extraHTTPHeaders: { "x-mock-store": mock.store },
    ...(baseURL && { baseURL }),
  })
  await answerByLink(await guests.newPage(), link, ["yes", "if_need_be"])
  await guests.close()

  await enterAs("secretary")
  await open(address)
  const best = page.locator("#slots tbody tr").first()
  await expect(best).toContainText(t("date-poll.best"))
  await best.getByRole("link", { name: t("date-poll-confirm.decide.link"), exact: true }).click()
  await page.getByRole("button", { name: t("date-poll-confirm.decide.submit"), exact: true }).click()
  await expect(page.getByText(t("date-poll-confirm.decide.done"))).toBeVisible()

  const organizer = await backendAs(mock, "secretary")
  const poll = await organizer.get<DatePoll>(`/date-poll/${id}`)
  expect(poll.status).toBe("decided")
  const meeting = await organizer.get<Meeting>(`/meeting/${poll.meeting?.id}`)
  const answers = Object.fromEntries(
    (meeting.answers?.items ?? []).map(({ member, answer }) => [member.id.replace("member-aurora-", ""), answer]),
  )
  expect(answers).toEqual({ secretary: "accepted", member: "accepted", "vice-chair": "tentative" })
  await page
    .getByRole("link", { name: new RegExp(meeting.subject) })
    .first()
    .click()
  await expect(page.locator("#answers")).toContainText(
    t("meeting-answer.counts", {
      accepted: 2,
      tentative: 1,
      declined: 0,
      unanswered: meeting.answers?.unanswered ?? 0,
    }),
  )
})
