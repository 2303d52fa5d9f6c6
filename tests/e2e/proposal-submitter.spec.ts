import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { choosePerson, field } from "./form-steps.ts"
import { errorAt, proposalAddress as address, type Proposal, takeAction } from "./proposal-steps.ts"

/** In group review; its submitter is the member. */
const code = "AIA-P-2026-016"
const secretary = "邱岚溪"
const member = "Jonas Brekkhus"

test.describe("the submitter of a proposal", () => {
  // the browser logs the status of a refused form (400, 422) and of a page that is not offered (403)
  test.use({ expectedTrouble: /status of (400|403|422)/ })

  test("PROP-04 FORM-02 FORM-05 the chair appoints another submitter, who can write revisions; the old one no longer can", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const legend = t("proposal.submitter.new")
    await enterAs("member")
    await open(address(code))
    await expect(page.getByRole("link", { name: t("proposal.action.revision") })).toBeVisible()
    await expect(page.getByRole("link", { name: t("proposal.action.submitter"), includeHidden: true })).toHaveCount(0)
    expect((await open(address(code, "/submitter")))?.status()).toBe(403)

    await enterAs("chair")
    await open(address(code))
    await takeAction(page, t("proposal.action.submitter"))
    await expect(page.getByText(t("proposal.submitter.text", { name: member }))).toBeVisible()
    const submit = page.getByRole("button", { name: t("proposal.submitter.submit") })
    await submit.click()
    await expect(errorAt(page, "submitter")).toHaveText(t("form.required_choice", { field: legend }))

    await choosePerson(page, legend, member, t("participants.find"))
    await submit.click()
    await expect(errorAt(page, "submitter")).toHaveText(t("form.same_person"))
    const chosen = page.getByRole("list", { name: t("participants.chosen-list") }).getByRole("listitem")
    await expect(chosen.first()).toContainText(member)

    await choosePerson(page, legend, secretary, t("participants.find"))
    await submit.click()
    const backend = await backendAs(mock, "chair")
    await expect(page.getByText(t("proposal.submitter.changed", { name: secretary }))).toBeVisible()
    const { submitter, latest_revision } = await backend.get<Proposal>(`/proposal/${code}`)
    expect(submitter.id).toBe("member-aurora-secretary")
    expect((await mock.outbox()).length).toBe(2)
    await open(address(code, "/log"))
    await expect(page.getByRole("main")).toContainText(t("proposal.logged.submitter.update"))

    await enterAs("member")
    await open(address(code))
    await expect(page.getByRole("link", { name: t("proposal.action.revision"), includeHidden: true })).toHaveCount(0)
    expect((await open(address(code, "/revision/create")))?.status()).toBe(403)

    await enterAs("secretary")
    await open(address(code))
    await takeAction(page, t("proposal.action.revision"))
    await field(page, "content.text").fill("The accuracy is **0.1 nm**. 准确度为 0.1 nm。")
    await page.getByRole("button", { name: t("proposal.revision.create"), exact: true }).click()
    const number = latest_revision.number + 1
    await expect(page.getByText(t("proposal.revision.created", { number }))).toBeVisible()
    const { revisions } = await backend.get<Proposal>(`/proposal/${code}`)
    expect(revisions.at(-1)).toMatchObject({ number, submitter: { id: "member-aurora-secretary" } })
  })
})
