import { expect, test } from "#tests/support/test.ts"
import { backendAs } from "./backend.ts"
import { openAsked } from "./form-steps.ts"
import { proposalAddress as address, type Proposal } from "./proposal-steps.ts"

/** In review by the group COPT until January. */
const inReview = "AIA-P-2026-016"
/** In public notice until December. */
const inNotice = "AIA-P-2026-001"

/** After both deadlines. */
const later = "2027-02-01T04:00:00Z"

test.describe("proposals that end without a decision", () => {
  // the browser logs the 403 of a page that is not offered and the 400 of a form that is submitted too late
  test.use({ expectedTrouble: /status of (400|403)/ })

  test("PROP-02 PROP-06 a review whose time runs out is closed by the system, and nobody can continue", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("member")
    await mock.setClock(later)
    await open(address(inReview))
    const main = page.getByRole("main")
    await expect(main).toContainText(t("proposal.system-closed"))
    await expect(main.getByText(t("status.system_closed")).first()).toBeVisible()
    await expect(page.getByRole("heading", { name: t("proposal.action.title") })).toHaveCount(0)
    for (const page of ["/revision/create", "/confirm/withdraw"])
      expect((await open(address(inReview, page)))?.status(), page).toBe(403)

    await enterAs("chair")
    await open(address(inReview))
    await expect(main).toContainText(t("proposal.system-closed"))
    expect((await open(address(inReview, "/confirm/phase.end")))?.status()).toBe(403)
    await open(address(inReview, "/log"))
    await expect(main).toContainText(t("system.logged.close"))
  })

  test("PROP-02 PROP-07 a public notice whose days are over has passed: its chair chooses what comes next", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("vice-chair")
    await mock.setClock(later)
    await open(address(inNotice))
    const main = page.getByRole("main")
    await expect(main.getByText(t("status.ongoing")).first()).toBeVisible()
    await expect(main).not.toContainText(t("proposal.system-closed"))
    const backend = await backendAs(mock, "vice-chair")
    const read = () => backend.get<Proposal>(`/proposal/${inNotice}`)
    expect(await read()).toMatchObject({ status: "ongoing", phase: null })
    await openAsked(page, "/confirm/submit-archive", "proposal-submit-archive")
    await page.getByRole("button", { name: t("proposal-confirm.submit-archive.link") }).click()
    await expect(page.getByText(t("proposal-confirm.submit-archive.done", { code: inNotice }))).toBeVisible()
    expect(await read()).toMatchObject({ status: "ongoing", phase: "archive" })
  })

  test("PROP-02 WG-05 its group is disbanded while the chair reads the proposal: it is closed with that reason, and the chair's action is refused", async ({
    page,
    open,
    enterAs,
    mock,
    t,
  }) => {
    await enterAs("chair")
    await open(address(inReview, "/confirm/phase.end"))
    const backend = await backendAs(mock, "admin")
    const { version } = await backend.get<{ version: number }>("/workgroup/COPT")
    await backend.post("/workgroup/COPT/disband", { version, acronym: "COPT" })
    await page.getByRole("button", { name: t("proposal-confirm.phase-end.link") }).click()
    await expect(page.getByRole("main")).toContainText(t("status.closed").toLowerCase())
    await open(address(inReview))
    await expect(page.getByText(t("status.closed")).first()).toBeVisible()
    await expect(page.getByRole("heading", { name: t("proposal.action.title") })).toHaveCount(0)
  })
})
