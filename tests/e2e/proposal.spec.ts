import type { components } from "#openapi/generated/schema.d.ts"
import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { confirmAction, proposalAddress as address, submitProposal, submitRevision } from "./proposal-steps.ts"
import { applyFilters } from "./steps.ts"

type People = components["schemas"]["ProposalMemberList"]

const noon = "2026-11-20T04:00:00Z"
const title = "Lane skew of short links 短链路通道偏移"
const reason = "Merged with another one. 已并入其他提案。"

test.describe("proposals", () => {
  // the browser logs the status of a refused form
  test.use({ expectedTrouble: /status of (400|422|403)/ })

  test("PROP-01 PROP-02 PROP-03 a proposal from its draft to its publication @life", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await mock.setClock(noon)
    const steps = { page, open, t }
    await enterAs("member")
    const code = await submitProposal(steps, "COPT", title)

    await enterAs("proposal-admin")
    await confirmAction(steps, code, "approve")
    await enterAs("member")
    await submitRevision(steps, code, 1)
    await open(address(code, "/compare"))
    await expect(page.locator("ins").first()).toBeVisible()
    await expect(page.locator("del").first()).toBeVisible()

    await enterAs("chair")
    await confirmAction(steps, code, "phase-end")
    await confirmAction(steps, code, "submit-archive")
    await enterAs("proposal-admin")
    await confirmAction(steps, code, "archive")
    await expect(page.locator(".kicker")).toContainText(t("phase.published"))
    expect((await open(address(code, "/confirm/close")))?.status()).toBe(403)
  })

  test("TEN-08 going from one proposal to the next takes one request without a redirect, and the frame stays @js", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    await enterAs("chair")
    await open(address("AIA-P-2026-016"))
    const frame = page.getByRole("banner")
    await frame.evaluate((element) => element.setAttribute("data-same", ""))
    const asked: string[] = []
    page.on("request", (request) => {
      const { pathname } = new URL(request.url())
      if (request.isNavigationRequest() || /\/(proposal|login)\b.*\.data$/.test(pathname)) asked.push(pathname)
    })
    await page.keyboard.press("Control+k")
    const dialog = page.getByRole("dialog", { name: t("search.title") })
    await dialog.getByRole("combobox").pressSequentially("AIA-P-2026-018")
    await dialog.getByRole("option").first().click()
    await expect(page).toHaveURL(address("AIA-P-2026-018"))
    await expect(page.getByRole("main").locator(".ref").first()).toHaveText("AIA-P-2026-018")
    await expect(frame).toHaveAttribute("data-same", "")
    expect(asked).toEqual([`${address("AIA-P-2026-018")}.data`])
  })

  test("PROP-02 the general secretary archives a proposal but cannot send it back", async ({
    page,
    open,
    enterAs,
    t,
  }) => {
    const code = "AIA-P-2026-019"
    const linkTo = (action: string) => page.locator(`a[href$="/${code}/confirm/${action}"]`)
    await enterAs("lone-member")
    await open(address(code))
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    await expect(page.locator(`a[href*="/${code}/confirm/"]`)).toHaveCount(0)
    expect((await open(address(code, "/confirm/archive")))?.status()).toBe(403)

    await enterAs("general-secretary")
    await open(address(code))
    await expect(linkTo("archive").first()).toBeVisible()
    await expect(linkTo("close").first()).toBeAttached()
    await expect(linkTo("send-back")).toHaveCount(0)
    await confirmAction({ page, open, t }, code, "archive")
    await expect(page.locator(".kicker")).toContainText(t("phase.published"))
  })

  test("PROP-01 the people of a proposal have their own page and are filtered by role", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    const code = "AIA-P-2026-001"
    await enterAs("member")
    await open(address(code))
    await page.getByRole("main").locator(`a[href$="/${code}/member"]`).click()
    await expect(page).toHaveURL(new RegExp(`/proposal/${code}/member$`))
    const rows = page.getByRole("main").locator("tbody tr")
    const people = async (capacity = "") => {
      const backend = await backendAs(mock, "member")
      return backend.get<People>(`/proposal/${code}/member?${capacity}`)
    }
    const all = await people()
    await expect(rows).toHaveCount(all.total)
    for (const { member } of all.items) await expect(rows.filter({ hasText: member.name })).not.toHaveCount(0)

    await page.locator('select[name="capacity"]').selectOption("submitter")
    await applyFilters({ page, t })
    await expect(page).toHaveURL(/capacity=submitter/)
    const submitters = await people("capacity=submitter")
    expect(submitters.total).toBeLessThan(all.total)
    await expect(rows).toHaveCount(submitters.total)
    await expect(rows.first()).toContainText(t("proposal.capacity.submitter"))
  })

  const ends = [
    { id: "PROP-02", person: "proposal-admin", code: "AIA-P-2026-017", action: "reject", status: "closed" },
    { id: "PROP-02", person: "member", code: "AIA-P-2026-016", action: "withdraw", status: "withdrawn" },
    { id: "PROP-02", person: "chair", code: "AIA-P-2026-016", action: "close", status: "closed" },
    { id: "PROP-02", person: "general-secretary", code: "AIA-P-2026-016", action: "close", status: "closed" },
  ] as const
  for (const { id, person, code, action, status } of ends)
    test(`${id} to ${action} a proposal as ${person} needs a reason, which everybody reads afterwards`, async ({
      page,
      open,
      enterAs,
      t,
    }) => {
      await enterAs(person)
      await open(address(code, `/confirm/${action}`))
      const submit = page.getByRole("button", { name: t(`proposal-confirm.${action}.link`) })
      await submit.click()
      await expect(page.getByRole("main")).toContainText(t("form.required", { field: t("confirm.reason") }))
      await page.locator('[name="reason"]').fill(reason)
      await submit.click()
      await expect(page.getByText(t(`proposal-confirm.${action}.done`, { code }))).toBeVisible()
      await expect(page.getByText(t(`status.${status}`)).first()).toBeVisible()
      await enterAs("lone-member")
      await open(address(code))
      await expect(page.getByRole("main")).toContainText(reason)
    })
})
