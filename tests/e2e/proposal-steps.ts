import type { Locator, Page } from "@playwright/test"
import type { components } from "#openapi/generated/schema.d.ts"
import { expect } from "#tests/support/test.ts"
import { asShown, field } from "./form-steps.ts"
import type { StepContext } from "./steps.ts"

export type Proposal = components["schemas"]["Proposal"]

/** Path of a proposal or of a page below it. */
export const proposalAddress = (code: string, page = "") => `/a/aurora/proposal/${code}${page}`

/** The error message next to a field. */
export const errorAt = (page: Page, name: string): Locator => page.locator(`.field:has([name="${name}"]) > .err`)

/** Expects that a field is marked as invalid, shows the reason, and keeps its value. */
export async function expectWrong(page: Page, name: string, text: string, typed: string): Promise<void> {
  await expect(errorAt(page, name)).toHaveText(text)
  await expect(field(page, name)).toHaveAttribute("aria-invalid", "true")
  await expect(field(page, name)).toHaveValue(asShown(typed))
}

/** The action whose confirmation page is opened; also the label of its button. */
type Question = "approve" | "reject" | "phase-end" | "submit-archive" | "archive" | "withdraw" | "close"

/** Follows the link of an action in the panel: the next one is in sight, the others are under "Manage". */
export async function takeAction(page: Page, name: string): Promise<void> {
  const link = page.locator(".panel").getByRole("link", { name, includeHidden: true })
  await expect(link).toHaveCount(1)
  if (!(await link.isVisible())) await page.locator(".panel summary").click()
  await link.click()
}

/** Opens the confirmation of an action and confirms it. */
export async function confirmAction({ page, open, t }: StepContext, code: string, question: Question): Promise<void> {
  await open(proposalAddress(code, `/confirm/${question === "phase-end" ? "phase.end" : question}`))
  await page.getByRole("button", { name: t(`proposal-confirm.${question}.link`) }).click()
  await expect(page.getByText(t(`proposal-confirm.${question}.done`, { code }))).toBeVisible()
}

/** Creates a proposal for a group from the list of proposals. @returns its code */
export async function submitProposal({ page, open, t }: StepContext, group: string, title: string): Promise<string> {
  await open("/a/aurora/proposal")
  await page
    .getByRole("link", { name: t("proposal.list.create") })
    .first()
    .click()
  await field(page, "title").fill(title)
  await field(page, "authors").fill("Jonas Brekkhus\nMara Ellingsen")
  await field(page, "group").selectOption(group)
  await field(page, "content.text").fill("The skew is below **3 ns**.")
  await page.getByRole("button", { name: t("proposal.create.submit") }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title)
  const code = new URL(page.url()).pathname.split("/").at(-1) ?? ""
  await expect(page.getByText(t("proposal.created", { code }))).toBeVisible()
  return code
}

/** Submits the next revision as the submitter, with a changed limit. */
export async function submitRevision({ page, open, t }: StepContext, code: string, number: number): Promise<void> {
  await open(proposalAddress(code, "/revision/create"))
  await field(page, "memo").fill("The limit for 70 °C is new.")
  await field(page, "content.text").fill("The skew is below **2 ns** at 70 °C.")
  await page.getByRole("button", { name: t("proposal.revision.create"), exact: true }).click()
  await expect(page.getByText(t("proposal.revision.created", { number }))).toBeVisible()
}
