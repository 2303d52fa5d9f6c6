import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { attachmentInput, agendaName, files } from "./files.ts"
import { field } from "./form-steps.ts"
import { expectWrong, proposalAddress as address, takeAction } from "./proposal-steps.ts"
import { applyFilters } from "./steps.ts"

type FeedbackList = components["schemas"]["ProposalFeedbackList"]

/** In group review; its submitter is the member. */
const code = "AIA-P-2026-016"
const text = "Clause 4 needs the wavelength.\n第 4 条应写明波长。"
const answer = "It is 1550 nm, see revision 2.\n为 1550 nm，见修订版 2。"

test.describe("feedback on a proposal", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("PROP-05 FORM-02 FORM-03 a member of the group gives feedback with a file, the submitter answers it and changes the answer", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const main = page.getByRole("main")
    await enterAs("vice-chair")
    await open(address(code))
    await takeAction(page, t("proposal.action.feedback"))
    const give = page.getByRole("button", { name: t("proposal.feedback.submit") })
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    await give.click()
    await expectWrong(page, "text", t("form.required", { field: t("proposal.feedback.text") }), "")
    const long = "长".repeat(5001)
    await field(page, "text").fill(long)
    await give.click()
    await expectWrong(page, "text", t("form.too_long", { max: 5000 }), long)
    await expect(page.locator("#proposal-feedback")).toContainText(agendaName)
    await field(page, "text").fill(text)
    await give.click()
    await expect(page.getByText(t("proposal.feedback.created"))).toBeVisible()
    await expect(field(page, "text")).toHaveValue("")
    const item = main.locator("ul.rows > li").filter({ hasText: "第 4 条" })
    await expect(item).toContainText("Clause 4 needs the wavelength.")
    await expect(item.getByRole("link", { name: agendaName })).toBeVisible()
    await expect(item.getByRole("link", { name: t("proposal.feedback.to-answer") })).toHaveCount(0)
    const told = (await mock.outbox()).filter(({ to }) => String(to).includes("jonas"))
    expect(told).toHaveLength(1)

    await enterAs("member")
    await open(address(code))
    await item.getByRole("link", { name: t("proposal.feedback.to-answer") }).click()
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("proposal.feedback.to-answer"))
    await expect(main).toContainText("第 4 条应写明波长。")
    const send = page.getByRole("button", { name: t("proposal.feedback.answer-submit") })
    await send.click()
    await expectWrong(page, "text", t("form.required", { field: t("proposal.feedback.answer") }), "")
    await field(page, "text").fill(long)
    await send.click()
    await expectWrong(page, "text", t("form.too_long", { max: 5000 }), long)
    await field(page, "text").fill(answer)
    await send.click()
    await expect(page.getByText(t("proposal.feedback.answered"))).toBeVisible()
    await expect(item.locator("blockquote")).toContainText("见修订版 2")

    // the second change gives the answer its first words back
    const changed = "It is 1310 nm. 为 1310 nm。"
    for (const [before, after] of [
      [answer, changed],
      [changed, answer],
      [answer, changed],
    ] as const) {
      await item.getByRole("link", { name: t("proposal.feedback.change-answer") }).click()
      await expect(field(page, "text")).toHaveValue(before)
      await field(page, "text").fill(after)
      await send.click()
      await expect(page.getByText(t("proposal.feedback.answered"))).toBeVisible()
      await expect(item.locator("blockquote")).toContainText(after)
    }

    await enterAs("vice-chair")
    await open(address(code, "/feedback"))
    await expect(item.locator("blockquote")).toContainText("1310 nm")
    await expect(item.locator("blockquote")).toContainText("Jonas Brekkhus")
    await expect(item.locator("blockquote")).not.toContainText("1550 nm")
    const backend = await backendAs(mock, "vice-chair")
    const list = await backend.get<FeedbackList>(`/proposal/${code}/feedback?sort=-created_time`)
    const { id } = list.items.find((row) => row.text === text) ?? {}
    expect((await open(address(code, `/feedback/${id}/answer`)))?.status()).toBe(403)
    await open(address(code, "/attachments"))
    await expect(main.getByRole("row").filter({ hasText: agendaName })).toContainText("沈牧阳")
  })

  test("PROP-05 SHELL-05 @js typed feedback stays when the list below is filtered and is cleared when it is sent", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("vice-chair")
    await open(address(code, "/feedback"))
    await field(page, "text").fill(text)
    await page.locator(attachmentInput).setInputFiles(files.agenda)
    await expect(page.locator("#proposal-feedback")).toContainText(agendaName)
    await page.locator("select[name=revision]").selectOption("0")
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/revision=0/)
    await expect(field(page, "text")).toHaveValue(text)
    await expect(page.locator("#proposal-feedback")).toContainText(agendaName)

    await page.goBack()
    await expect(page).not.toHaveURL(/revision=0/)
    await expect(field(page, "text")).toHaveValue(text)
    await page.getByRole("button", { name: t("proposal.feedback.submit") }).click()
    await expect(page.getByText(t("proposal.feedback.created"))).toBeVisible()
    await expect(field(page, "text")).toHaveValue("")
    await expect(page.locator("#proposal-feedback")).not.toContainText(agendaName)
  })

  test("PROP-05 PROP-02 an invited person gives feedback on an older revision; others can only read it", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("lab-tester")
    await open(address(code, "/revision/revision-proposal-aurora-16-0"))
    await field(page, "text").fill(text)
    await page.getByRole("button", { name: t("proposal.feedback.submit") }).click()
    await expect(page.getByText(t("proposal.feedback.created"))).toBeVisible()
    const backend = await backendAs(mock, "lab-tester")
    const list = await backend.get<FeedbackList>(`/proposal/${code}/feedback`)
    expect(list.items.find((row) => row.text === text)).toMatchObject({ revision: { number: 0 } })

    await enterAs("lone-member")
    await open(address(code, "/feedback?revision=0"))
    await expect(page.getByRole("main")).toContainText("第 4 条应写明波长。")
    await expect(field(page, "text")).toHaveCount(0)
  })
})
